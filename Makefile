# wythoff-kit.  `make help` lists the targets; V=1 shows the commands.
B       ?= build
PREFIX  ?= /usr/local
Q       := $(if $(V),,@)
say      = $(if $(V),:,printf '  %-5s %s\n')
JOBS    := $(shell nproc)
parallel = $(MAKE) --no-print-directory SET_UP=done $(if $(findstring -j,$(MAKEFLAGS)),,-j$(JOBS))

# Seconds per fuzz target: `make fuzz`, and the taste of it in `make test`.
FUZZ_SECONDS       ?= 60
FUZZ_SECONDS_TEST  ?= 1
# What `make strength` measures: all that the first edition has, but those whose mutants take hours.
STRENGTH           ?= one-pair kth-cold huge-pairs many-pairs
# For which `make soak` hunts the right solutions.
HUNT_SECONDS       ?= 600

WARN     := -Wall -Wextra -Wshadow -Wconversion -Wno-sign-conversion -Wstrict-prototypes \
            -Wmissing-prototypes -Werror
TRAVELS  := -Wc++-compat
LIBRARIES := testlib wythoff
CFLAGS   ?= -O2
KITFLAGS := -std=c11 $(CFLAGS) $(WARN) $(LIBRARIES:%=-Ilib/%) -MMD -MP
POSIX    := -D_XOPEN_SOURCE=700 -D_DEFAULT_SOURCE
SANITIZE := -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
# gcc guesses wrongly about uninitialised variables once the sanitizers are in.
ifdef SAN
KITFLAGS += -O1 -g $(SANITIZE) -Wno-maybe-uninitialized
LDFLAGS  += $(SANITIZE)
endif

# cppcheck reads no system headers: tell it which branches are ours.
CPPCHECK_KNOWS := -D__GNUC__=12 -D__unix__=1 -D__SSE2__=1 -Dva_copy=va_copy \
                  -D_Noreturn='__attribute__((__noreturn__))'

# --- Set-up: install what is missing, before anything else ---------------------

PACKAGES      := gcc libc6-dev libyaml-dev libxxhash-dev libseccomp-dev libarchive-dev \
                 nettle-dev libmd4c-dev libmd4c-html0-dev libjansson-dev weasyprint fonts-dejavu-core fonts-wqy-microhei
PACKAGES_quick := libcmocka-dev g++ python3 python3-yaml
PACKAGES_TEST := $(PACKAGES_quick) gcc-multilib g++-multilib clang libclang-rt-14-dev \
                 clang-format cppcheck xxhash libgmp-dev fish zsh ziptool
# What a target needs besides: PACKAGES_TARGET.
$(foreach goal,check test test-more attacks sanitize fuzz soak lint format,\
  $(eval PACKAGES_$(goal) := $(PACKAGES_TEST)))
PACKAGES_test-browser = chromium $(if $(shell command -v npm),,npm)
PACKAGES_test-vm := debootstrap qemu-system-x86 e2fsprogs libcmocka-dev g++
PACKAGES_test-container := runc debootstrap
MINGW    := $(foreach m,x86-64 i686,gcc-mingw-w64-$m-win32 g++-mingw-w64-$m-win32)
PACKAGES_test-windows = $(MINGW) wine wine64 python3
# All of the cross compilers but gcc itself, which Debian does not let stand beside gcc-multilib.
PACKAGES_test-processors = qemu-user $(foreach m,aarch64 s390x,cpp-12-$m-linux-gnu binutils-$m-linux-gnu) \
                           $(foreach m,arm64 s390x,libgcc-12-dev-$m-cross libc6-dev-$m-cross) gcc-multilib python3
PACKAGES_bench = xxhash bubblewrap $(PACKAGES_test-browser)
define install
as_root=; test $$(id -u) = 0 || as_root='sudo -n'; $$as_root true 2>/dev/null && \
{ echo 'installing $(MISSING)' >&2; $$as_root apt-get -qq update >&2 && $$as_root \
env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends $(MISSING) \
>/dev/null; } && echo done
endef
GOALS := $(or $(MAKECMDGOALS),all)
LOOKING := $(foreach flag,n q,$(findstring $(flag),$(firstword -$(MAKEFLAGS))))
ifeq ($(SET_UP)$(strip $(LOOKING)),)
ifneq ($(filter-out help clean,$(GOALS)),)
ifneq ($(shell command -v dpkg-query),)
WANTED  := $(PACKAGES) $(sort $(foreach goal,$(GOALS),$(PACKAGES_$(goal))))
MISSING := $(filter-out $(shell dpkg-query -W -f='$${Package}=$${db:Status-Status}\n' $(WANTED) \
             2>/dev/null | sed -n 's/=installed$$//p'),$(WANTED))
ifneq ($(MISSING),)
ifneq ($(lastword $(shell $(install))),done)
$(error run `sudo apt-get update && sudo apt-get install $(MISSING)` first: these packages are missing)
endif
endif
endif
endif
endif

# --- What there is: a new file is found by its place ---------------------------

# In one file the parts that define variables (TL__DEFINE) come first: nothing else declares them.
FIRST    := $(patsubst %,lib/testlib/%.c,state memory stream random_numbers options overview test_output)
# And these are worth the optimiser's time.
HOT      := numbers.c read_numbers.c skip_equal.c random_numbers.c random_arrays.c pattern.c \
            compare_doubles.c writer.c $(notdir $(wildcard lib/wythoff/*.c))
GENS     := $(patsubst %.c,$(B)/%,$(wildcard gen/*.c))
CHECKERS := $(patsubst %.c,$(B)/%,$(wildcard checker/*.c))
INTERACTORS := $(patsubst %.c,$(B)/%,$(wildcard interactor/*.c))
DRIVERS  := $(patsubst %.c,$(B)/%,$(filter-out $(foreach d,unit machines oracle fuzz runner one_file solutions container,tests/$d/%), \
              $(wildcard tests/*/*.c)))
# The jail's spawner is a program of its own, which setter carries inside.
SPAWNER  := $(patsubst %,$(B)/obj/setter/jail/%.o,jail jail_spawner jail_setup jail_privileges jail_program \
              jail_stdio jail_watch jail_waits jail_series jail_common jail_sealed jail_cgroup jail_cgroup_home jail_root \
              jail_landlock jail_bare jail_descendants)
MAINS    := setter/cmd/main.c setter/jail/jail_spawner.c
SETTER   := $(patsubst %.c,$(B)/obj/%.o,$(filter-out $(MAINS),$(wildcard setter/*/*.c)))
UNITS    := $(patsubst %.c,$(B)/%,$(wildcard tests/unit/*.c tests/setter/unit/*.c tests/oracle/*.c))
FUZZERS  := $(patsubst tests/fuzz/%.c,$(B)/fuzz/%,$(wildcard tests/fuzz/*.c))
BENCHES  := $(patsubst %.c,$(B)/%,$(wildcard bench/*.c))
BANK     := $(patsubst %.c,$(B)/obj/%.o,$(wildcard tests/solutions/*.c))
RUNNER   := $(patsubst %.c,$(B)/obj/%.o,$(wildcard tests/runner/*.c))
OUTSIDE  := -lyaml -lxxhash -lseccomp -larchive -lnettle -lmd4c-html -lmd4c -ljansson -lm
KIT      := $(LIBRARIES:%=$(B)/$(if $(SAN),sanitized,lib)/lib%.a)
# What setter compiles programs of a problem with.  They are not sanitized, so neither is this.
STOCK    := $(addprefix $(B)/lib/lib,testlib.a testlib-exact.a wythoff.a) \
            $(addprefix $(B)/include/,testlib.h verdicts.h optional_arguments.h wythoff.h)
HEADERS  := $(LIBRARIES:%=dist/%.h)
SOURCES  := $(wildcard $(addsuffix /*.[ch],lib/* gen validator checker interactor setter/* bench tests/* tests/setter/*))
FORMATTED = $(filter-out %/optional_arguments.h,$(SOURCES)) $(wildcard lib/*/*.hpp tests/cpp_interface/*.cpp bench/*.cpp)
# What other machines run: tests/machines.
TRAVELLERS := $(GENS) $(CHECKERS) $(INTERACTORS) $(filter $(B)/tests/vectors/%,$(DRIVERS))
PROGRAMS := $(GENS) $(CHECKERS) $(INTERACTORS) $(B)/bin/setter $(DRIVERS) $(BENCHES) $(B)/tests/run_vectors \
            $(B)/tests/judge_bank $(B)/tests/run_attacks $(B)/tests/contain $(B)/tests/lose

# The parts of `make test-all` besides `make test`, some with heavy packages of their own.
HEAVY    := sanitize test-more test-browser test-windows test-container
suite     = $(Q)FUZZ_SECONDS_TEST=$(FUZZ_SECONDS_TEST) sh tests/run_suite.sh $(B)

# --- Targets --------------------------------------------------------------------

.PHONY: all strength travellers programs fuzzers check test test-all $(HEAVY) test-vm test-processors quick attacks fuzz soak lint style cppcheck format bench dist install clean help
.SECONDARY:
.DELETE_ON_ERROR:

all: ## build everything, and the tests of all problems (the default), with all processors
	$(Q)+$(parallel) programs dist
	$(Q)$(if $(wildcard problems/*/problem.yaml),$(B)/bin/setter build)

travellers: $(TRAVELLERS)

programs: $(KIT) $(STOCK) $(PROGRAMS) ## compile everything, test drivers included

fuzzers: $(FUZZERS)

check: ## the tests that wait for nothing: an answer in a minute
	$(Q)+$(parallel) all
	$(Q)+$(parallel) $(UNITS)
	$(suite) check

test: ## all tests once, clang-format and a taste of fuzzing: five minutes
	$(Q)+$(parallel) all
	$(Q)+$(parallel) $(UNITS)
	$(suite) test

test-all: ## what CI runs after test: test, unless it has just passed on these files, and sanitize, test-more, test-browser, test-windows, test-container, which install what they need; all run, whichever fails
	$(Q)+MAKE='$(MAKE)' sh tests/run_all.sh $(B) test $(HEAVY)

quick: programs dist $(filter $(B)/tests/setter/unit/test_setter_jail%,$(UNITS)) ## run what may differ on another machine: the jail, some commands, README's examples
	$(suite) quick

test-more: ## what takes longer: every compiler and standard, the packages of all problems, the quick part as in a container, cppcheck, fuzzing
	$(Q)+$(parallel) all
	$(Q)+$(parallel) $(UNITS)
	$(suite) more

test-browser: $(B)/bin/setter ## look at reports with Chromium: errors, requests, overflow, sorting, both schemes
	$(Q)sh tests/setter/browser/test.sh $(B)

VM_UNITS := tests/setter/unit/test_setter_jail tests/setter/unit/test_setter_jail_talk
# The guest makes no PDF.
test-vm: $(STOCK) $(GENS) $(CHECKERS) $(INTERACTORS) $(addprefix $(B)/,bin/setter tests/run_attacks $(VM_UNITS)) ## the jail on Debian 12's own kernel, cgroup v2 and systemd, in a virtual machine
	$(Q)sh tests/vm/test.sh $(B) $(filter-out weasyprint fonts-%,$(PACKAGES)) libcmocka-dev g++ python3

test-container: $(B)/tests/contain ## the two commands of README in a bare Debian 12: with runc as root and as a user, and in a plain chroot
	$(Q)sh tests/container/test.sh $(B) $(PACKAGES) $(if $(FULL),$(PACKAGES_TEST),$(PACKAGES_quick))

test-windows: $(B)/bin/setter $(B)/tests/run_vectors $(HEADERS) ## what leaves for a judge on Windows: compiled by MinGW, run by wine
	$(Q)sh tests/machines/windows.sh $(B)

test-processors: $(B)/bin/setter $(B)/tests/run_vectors ## checkers, interactors and generators on aarch64, s390x (by qemu) and i386
	$(Q)sh tests/machines/processors.sh $(B)

attacks: $(B)/tests/run_attacks ## run the hostile programs in the jail, and print how each ends
	$(Q)sh tests/setter/attacks/run.sh $(B); status=$$?; \
	  sh tests/setter/attacks/table.sh $(B) | tee $(B)/attacks/table.md; exit $$status

sanitize: $(HEADERS) $(STOCK) ## run the tests under ASan and UBSan
	$(Q)+$(parallel) B=$(B)/sanitize SAN=1 programs $(UNITS:$(B)/%=$(B)/sanitize/%)
	$(suite) sanitize

fuzz: $(FUZZERS) ## fuzz each target for FUZZ_SECONDS (60)
	$(suite) fuzz=$(FUZZ_SECONDS)

soak: programs $(UNITS) $(FUZZERS) ## the long proofs: the bank against full random tests, every wrong solution broken, whole packages, 1000 runs in the jail, jails without protections, test-vm, all tests in containers, other processors, an hour of fuzzing
	$(Q)sh tests/setter/attacks/run.sh $(B) 1000
	$(Q)sh tests/setter/attacks/mutants.sh $(B)
	$(Q)sh tests/setter/hack/run.sh $(B) $(HUNT_SECONDS)
	$(Q)FULL=yes sh tests/setter/export/run.sh $(B)
	$(Q)+$(MAKE) --no-print-directory test-vm
	$(Q)+FULL=yes $(MAKE) --no-print-directory test-container
	$(Q)+$(MAKE) --no-print-directory test-processors
	$(Q)RANDOM_CASES=100000 sh tests/run_suite.sh $(B) solutions fuzz=3600

lint: style cppcheck ## clang-format and cppcheck

style:
	$(Q)clang-format --dry-run -Werror $(FORMATTED)
	$(Q)echo 'style: 1 passed, 0 failed'

cppcheck: $(HEADERS)
	$(Q)cppcheck --quiet --error-exitcode=1 --enable=warning,performance,portability \
	  --inline-suppr --std=c11 --platform=unix64 -j$(JOBS) $(CPPCHECK_KNOWS) $(LIBRARIES:%=-Ilib/%) -Isetter \
	  $(filter %.c,$(SOURCES))
	$(Q)echo 'cppcheck: 1 passed, 0 failed'

format: ## let clang-format rewrite the sources
	$(Q)clang-format -i $(FORMATTED)

bench: programs $(HEADERS) dist/c++/testlib.h ## measure speed, as ratios; UPSTREAM=FOLDER has upstream's testlib.h to compare with
	$(Q)$(if $(wildcard problems/*/problem.yaml),$(B)/bin/setter build -q)
	$(Q)status=0; for part in '$(B)/bench/bench $(B)' '$(B)/bench/jail_cost $(B)' \
	  '$(B)/bench/talk_cost $(B)' \
	  'sh tests/setter/browser/test.sh $(B) bench' 'sh bench/hack_speed.sh $(B)' 'python3 bench/mutate_cost.py $(B)'; do \
	  $$part || status=1; done; exit $$status

dist: $(HEADERS) dist/c++/testlib.h ## dist/testlib.h, dist/wythoff.h: each library as one header; dist/c++/testlib.h: upstream's interface

$(HEADERS): dist/%.h: lib/amalgamate.awk $(wildcard lib/*/*.[ch]) Makefile
	$(Q)mkdir -p $(@D); $(say) DIST $@
	$(Q)awk -v name=$* -v local=$(if $(filter testlib,$*),TL__LOCAL,static) -v hot="$(HOT)" -f $< lib/$*/$*.h lib/$*/$*_internal.h \
	  $(filter lib/$*/%,$(wildcard $(FIRST)) $(sort $(filter-out $(FIRST),$(wildcard lib/*/*.c)))) > $@

# `tout` has another form in C++.
dist/c++/testlib.h: lib/amalgamate.awk $(wildcard lib/testlib/*) Makefile
	$(Q)mkdir -p $(@D); $(say) DIST $@
	$(Q)awk -v name=testlib -v local=TL__LOCAL -v hot="$(HOT) read_text.c" -f $< lib/testlib/testlib.hpp lib/testlib/testlib.h \
	  lib/testlib/testlib_internal.h $(filter-out %/test_output.c,$(wildcard $(FIRST)) \
	  $(sort $(filter-out $(FIRST),$(wildcard lib/testlib/*.c)))) > $@

# What the project has, and not what else lies in build/.
install_to = $(if $(3),install -Dm$(2) -t "$(DESTDIR)$(PREFIX)/$(1)" $(3))

install: $(B)/bin/setter $(CHECKERS) $(INTERACTORS) $(GENS) $(HEADERS) dist/c++/testlib.h $(STOCK) ## install setter, headers, checkers, interactors, generators under PREFIX
	$(Q)install -Dt "$(DESTDIR)$(PREFIX)/bin" $(B)/bin/setter
	$(Q)install -Dm644 -t "$(DESTDIR)$(PREFIX)/share/man/man1" docs/setter.1
	$(Q)$(call install_to,share/wythoff-kit/checker,755,$(CHECKERS))
	$(Q)$(call install_to,share/wythoff-kit/interactor,755,$(INTERACTORS))
	$(Q)$(call install_to,share/wythoff-kit/gen,755,$(GENS))
	$(Q)$(call install_to,share/wythoff-kit/checker,644,$(wildcard checker/*.[ch]))
	$(Q)$(call install_to,share/wythoff-kit/interactor,644,$(wildcard interactor/*.[ch]))
	$(Q)$(call install_to,share/wythoff-kit/gen,644,$(wildcard gen/*.[ch]))
	$(Q)for l in $(LIBRARIES); do \
	  install -Dm644 -t "$(DESTDIR)$(PREFIX)/share/wythoff-kit/lib/$$l" lib/$$l/*.[ch] || exit 1; done
	$(Q)$(call install_to,share/wythoff-kit/lib,644,$(filter %.a,$(STOCK)))
	$(Q)$(call install_to,share/wythoff-kit/include,644,$(filter %.h,$(STOCK)))
	$(Q)install -Dm644 -t "$(DESTDIR)$(PREFIX)/include" $(HEADERS)
	$(Q)install -Dm644 -t "$(DESTDIR)$(PREFIX)/share/wythoff-kit/include/c++" dist/c++/testlib.h

docs/setter.1: $(B)/bin/setter ## the manual page, from the option tables
	$(Q)$(B)/bin/setter help --man > $@

strength: $(B)/bin/setter $(GENS) $(CHECKERS) ## docs/strength.md: how many small changes to right solutions the tests fail; takes long
	$(Q)for p in $(STRENGTH); do $(B)/bin/setter mutate $$p -q || [ $$? = 1 ] || exit 1; done
	$(Q)python3 tests/setter/strength/strength.py $(B) $(STRENGTH) > docs/strength.md

docs/hardness.svg: $(B)/bin/setter ## the picture of README, from the tests of huge-pairs
	$(Q)sh tests/setter/report/picture.sh $(B) > $@

docs/family.svg: docs/family.awk ## the picture of docs/family.md: lost positions of four games
	$(Q)awk -f $< > $@

clean: ## remove build/ and dist/
	$(Q)rm -rf $(B) dist

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z\/.-]+:.*## / { printf "  %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- Rules ------------------------------------------------------------------------

compile = $(Q)mkdir -p $(@D); $(say) CC $<; $(CC) $(KITFLAGS) $(CPPFLAGS) $(EXTRA) -c -o $@ $< $1 && $(embeds)
# setter/base/embed.h: the compiler lists no file that the assembler puts in.
embeds  = sed -nE 's|^EMBED\(.*"(.*)"\);|$@: \1\n\1:|p' $< >> $(@:.o=.d)
archive = $(Q)mkdir -p $(@D); rm -f $@; $(say) AR $@; $(AR) rcs $@ $^
copy    = $(Q)mkdir -p $(@D); cp $< $@
link    = $(Q)mkdir -p $(@D); $(say) LINK $@; $(CC) $(LDFLAGS) -o $@ $^

objects = $(patsubst %.c,$(B)/$(2)/%.o,$(wildcard lib/$(1)/*.c))
$(B)/obj/lib/% $(B)/exact/% $(B)/obj/gen/% $(B)/obj/checker/% $(B)/obj/interactor/%: EXTRA = $(TRAVELS)
$(B)/obj/bench/%: EXTRA = $(POSIX)
$(B)/obj/setter/% $(B)/obj/tests/% $(B)/obj/bench/jail_cost.o $(B)/obj/bench/talk_cost.o: EXTRA = $(POSIX) -Isetter

$(B)/obj/%.o: %.c Makefile                     ; $(compile)
$(B)/exact/%.o: %.c Makefile                   ; $(call compile,-DTESTLIB_EXACT_EOF)
$(word 1,$(KIT)): $(call objects,testlib,obj)  ; $(archive)
$(word 2,$(KIT)): $(call objects,wythoff,obj)  ; $(archive)
ifdef SAN
$(B)/lib/%.a: $(B:%/sanitize=%)/lib/%.a        ; $(copy)
else
$(B)/lib/libtestlib-exact.a: $(call objects,testlib,exact) ; $(archive)
endif
$(B)/include/%.h: lib/testlib/%.h              ; $(copy)
$(B)/include/%.h: lib/wythoff/%.h              ; $(copy)

$(B)/jail: $(SPAWNER) ; $(link) $(if $(SAN),,-static -s)
IMAGE    = -DJAIL_IMAGE_FILE='"$(B)/jail"'
$(B)/obj/setter/jail/jail_image.o: EXTRA = $(IMAGE) -Isetter
# For reports: what generators, checkers and interactors were made with.
$(B)/obj/setter/build/compile.o: EXTRA = $(POSIX) -Isetter \
  -DMAKE_COMMAND='"$(strip $(CC) $(filter-out -MMD -MP,$(KITFLAGS)) $(CPPFLAGS))"'
$(B)/obj/setter/jail/jail_image.o: $(B)/jail
$(B)/libsetter.a: $(SETTER)                     ; $(archive)

$(B)/bin/setter: $(B)/obj/setter/cmd/main.o $(B)/libsetter.a ; $(link) $(OUTSIDE)
$(B)/gen/%: $(B)/obj/gen/%.o $(KIT)            ; $(link) -lm
$(B)/checker/%: $(B)/obj/checker/%.o $(KIT)    ; $(link) -lm
$(B)/interactor/%: $(B)/obj/interactor/%.o $(KIT) ; $(link) -lm
$(B)/bench/%: $(B)/obj/bench/%.o $(KIT)        ; $(link) -lm
$(B)/bench/jail_cost $(B)/bench/talk_cost: $(B)/bench/%: $(B)/obj/bench/%.o $(B)/libsetter.a ; $(link) $(OUTSIDE)
$(B)/tests/run_vectors: $(RUNNER)              ; $(link)
$(B)/tests/run_attacks: $(B)/obj/tests/setter/attacks/run_attacks.o $(B)/libsetter.a ; $(link) $(OUTSIDE)
$(B)/tests/contain $(B)/tests/lose: $(B)/tests/%: $(B)/obj/tests/container/%.o ; $(link) -lseccomp
$(B)/tests/judge_bank: $(BANK) $(B)/libsetter.a ; $(link) $(OUTSIDE)
$(B)/tests/unit/%: $(B)/obj/tests/unit/%.o $(KIT) ; $(link) -lcmocka -lgmp -lutil -lm
$(B)/tests/setter/unit/%: $(B)/obj/tests/setter/unit/%.o $(B)/libsetter.a
	$(link) -lcmocka $(OUTSIDE)
$(B)/tests/oracle/%: $(B)/obj/tests/oracle/%.o ; $(link) -lgmp
$(B)/tests/%: $(B)/obj/tests/%.o $(KIT)        ; $(link) -lm

# Some want the statics of the library too: they include the one-file header.
$(patsubst $(B)/%,$(B)/obj/%.o,$(UNITS) $(B)/bench/verdict_cost): $(HEADERS)

# libFuzzer is clang's.
FUZZ     := clang -std=c11 -O1 -g1 $(POSIX) -fno-sanitize-recover=all -fsanitize=address,undefined,fuzzer
$(B)/fuzz/%: tests/fuzz/%.c tests/fuzz/fuzz_library.h $(HEADERS) $(wildcard checker/*.[ch] \
             validator/*.c tests/validators/*.h tests/game_checkers/*.h) Makefile
	$(Q)mkdir -p $(@D); $(say) FUZZ $@
	$(Q)$(FUZZ) $(LIBRARIES:%=-Ilib/%) -Itests/validators -o $@ $< -lm

# What reads the files of a setter: not the commands, the packages, the hunt and mutants.
FUZZED   := setter/mutate/mutate_file.c $(filter-out $(MAINS) $(foreach f,cmd export hack mutate,setter/$f/%),$(wildcard setter/*/*.c))
$(B)/fuzz/fuzz_setter: $(patsubst %.c,$(B)/fuzz/obj/%.o,tests/fuzz/fuzz_setter.c $(FUZZED))
	$(Q)$(say) FUZZ $@; $(FUZZ) -o $@ $^ $(OUTSIDE)
$(B)/fuzz/obj/setter/jail/jail_image.o: $(B)/jail
$(B)/fuzz/obj/%.o: %.c Makefile
	$(Q)mkdir -p $(@D); $(say) FUZZ $<
	$(Q)$(FUZZ)-no-link $(IMAGE) -Isetter -MMD -MP -c -o $@ $<
	$(Q)$(embeds)

# container/ and vm/ may have a whole Debian in them.
-include $(shell find $(B) \( -path $(B)/container -o -path $(B)/vm \) -prune -o -name '*.d' -print 2>/dev/null)
