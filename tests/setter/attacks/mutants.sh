#!/bin/sh
# setter/attacks/mutants.sh - take the protections of the jail away, one at a time, and see who gets through.
#
#     sh tests/setter/attacks/mutants.sh BUILD [WORD]
#
# Each line of `mutants` is files of setter/jail/, what sed does to them, and who must notice; WORD takes
# only the lines that have it.  Who may notice:
#
#     run:ATTACK      run_attacks with cgroups          often:ATTACK   within ten tries
#     bare:ATTACK     without cgroups                   user:ATTACK    as an ordinary user
#     unsafe:ATTACK   without namespaces                groups:ATTACK  as a root with groups
#     open:ATTACK     the same, undeclared attacks too  filter, unit   a unit test
#     lock:ATTACK     held by Landlock, as root         level          the test of that level
#     shared:ATTACK   the same as an ordinary user, with what Landlock had in its version 2
#
# "-" changes nothing: what such a line names is hostile enough to succeed where no jail is.
# A mutant that nobody notices is a failure, and so is a change that sed finds no place for, or
# an attack that no line names and that is not known to be harmless by its nature.
#
# Protections that are there twice (a signal and a clock, the filter and a namespace) are taken
# away together, because one of the two is enough to stop the attack.
build=$1 word=${2:-.}
tests=$(cd "$(dirname "$0")" && pwd)
setter=$tests/../../../setter jail=$setter/jail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0
as_user="setpriv --reuid=65501 --regid=65501 --clear-groups --inh-caps=-all --bounding-set=-all"
umask 022
chmod 755 "$work"

mutants() {
	cat << 'END'
-@-@open:read_secrets
-@-@open:py_walk.py
-@-@open:identity
-@-@open:mount_flags
-@-@open:environment
-@-@open:waiting_for_judge
jail_program.c jail_setup.c@s/close_range(3, ~0U, CLOSE_RANGE_CLOEXEC)/0/; s/O_DIRECTORY | O_CLOEXEC/O_DIRECTORY/@run:descriptors
jail_program.c@s/setsid() < 0/0/@run:type_into_terminal
jail_privileges.c@s/return prctl(PR_SET_PDEATHSIG, SIGKILL)/return 0/@unit
jail_program.c@s/limit(RLIMIT_FSIZE, output, output)/0/@run:output_flood
jail_program.c@s/limit(RLIMIT_FSIZE, output, output)/0/@run:error_flood
jail_program.c@s/limit(RLIMIT_FSIZE, output, output)/0/@run:py_flood.py
jail_program.c@s/limit(RLIMIT_FSIZE, output, output)/0/@run:sparse_output
jail_program.c@s/rlim_t core = 1;/rlim_t core = 0;/@run:core_limit
jail_program.c@s/return memory > 2 . rest.*/return memory;/@run:memory_stack
jail_program.c@s/limit_to_at_most(RLIMIT_NOFILE, 256)/0/@run:timers
jail_program.c@s/limit_to_at_most(RLIMIT_MEMLOCK, 1 << 16)/0/@run:memory_locked
jail_program.c@s/limit_to_at_most(RLIMIT_SIGPENDING, 64)/0/@run:timers
jail_program.c@s/limit(RLIMIT_NPROC, processes, processes)/0/@bare:many_threads
jail_program.c@s/limit(RLIMIT_AS, address, address)/0/@bare:memory_page_tables
jail_privileges.c@s/i = 0; !prctl(PR_CAPBSET_DROP, i)/i = 99; !prctl(PR_CAPBSET_DROP, i)/@run:become_root
jail_program.c jail_setup.c@s/prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)/0/@run:set_uid_program
jail_program.c@s/return (int)syscall(SYS_seccomp.*/return 0 * code.len;/@run:clone_parent
jail_program.c@s/return (int)syscall(SYS_seccomp.*/return 0 * code.len;/@run:io_uring
jail_program.c@s/return (int)syscall(SYS_seccomp.*/return 0 * code.len;/@run:kernel_surface
jail_program.c@s/return (int)syscall(SYS_seccomp.*/return 0 * code.len;/@run:network
jail_program.c@s/return (int)syscall(SYS_seccomp.*/return 0 * code.len;/@run:py_network.py
jail_program.c@s/return (int)syscall(SYS_seccomp.*/return 0 * code.len;/@run:py_calls.py
jail_program.c@s/return (int)syscall(SYS_seccomp.*/return 0 * code.len;/@run:named_sockets
jail_program.c@s/return (int)syscall(SYS_seccomp.*/return 0 * code.len;/@run:new_calls
jail_program.c@s/return (int)syscall(SYS_seccomp.*/return 0 * code.len;/@run:old_ipc
jail_program.c@s/return (int)syscall(SYS_seccomp.*/return 0 * code.len;/@run:other_architecture
jail_program.c@s/return (int)syscall(SYS_seccomp.*/return 0 * code.len;/@run:other_processors
jail_program.c@s/return (int)syscall(SYS_seccomp.*/return 0 * code.len;/@run:shared_resources
jail_program.c@s/return (int)syscall(SYS_seccomp.*/return 0 * code.len;/@run:trace
jail_program.c@s/return (int)syscall(SYS_seccomp.*/return 0 * code.len;/@user:tamper_input
jail_program.c@s/return (int)syscall(SYS_seccomp.*/return 0 * code.len;/@bare:fork_bomb
jail_program.c@s/return (int)syscall(SYS_seccomp.*/return 0 * code.len;/@bare:py_fork.py
jail_program.c@s/return (int)syscall(SYS_seccomp.*/return 0 * code.len;/@bare:hidden_time
jail_program.c@s/return (int)syscall(SYS_seccomp.*/return 0 * code.len;/@bare:memory_children
jail_program.c@s/return (int)syscall(SYS_seccomp.*/return 0 * code.len;/@bare:orphans_burn
jail_program.c@s/return (int)syscall(SYS_seccomp.*/return 0 * code.len;/@bare:daemon
jail_program.c@s/return (int)syscall(SYS_seccomp.*/return 0 * code.len;/@bare:vfork_sleeps
jail_program.c jail_setup.c@s/return (int)syscall(SYS_seccomp.*/return 0 * code.len;/; s/max_user_namespaces", "0")/max_user_namespaces", "9")/@run:namespaces
jail_program.c@s/signal(SIGINT, SIG_DFL)/0/@run:identity
jail_program.c@s/stay_on(run->request->cpu)/0/@run:other_processors
jail_program.c@s/end_if_unfit(argv.0., cause);/;/@run:unfit_program
jail_program.c@s/"OMP_NUM_THREADS=1"/"SECRET=1"/@run:environment
jail_program.c jail_setup.c@s/MS_REMOUNT . MS_BIND . MS_RDONLY/MS_REMOUNT | MS_BIND/; s/s->landlock < JAIL_LANDLOCK_SECOND_LOCK/1/@run:proc_switches
jail_setup.c@s/MS_REMOUNT . MS_BIND . MS_RDONLY/MS_REMOUNT | MS_BIND/@run:mount_flags
jail_setup.c@s/MS_NOSUID . MS_NODEV . MS_NOEXEC/MS_NOSUID | MS_NODEV/@run:mount_flags
jail_setup.c@s/MS_NOSUID . MS_NODEV, options/MS_NODEV, options/@run:mount_flags
jail_setup.c@s/MS_NOSUID . MS_NODEV, options/MS_NOSUID, options/@run:mount_flags
jail_setup.c@s/drop_capabilities(0) || prctl(PR_SET_DUMPABLE, 0)/drop_capabilities(0)/@run:read_secrets
jail_sealed.c@s/F_SEAL_WRITE . F_SEAL_SHRINK/F_SEAL_SHRINK/@user:tamper_copy
jail_stdio.c@s/own = reopen(from, from);/own = -1;/@unit
jail_stdio.c@s/own = reopen_without_name(.*fd);/own = -1; (void)reopen_without_name;/@unit
jail_filter.c@s/"openat2", ENOSYS/"openat2", EPERM/@filter
jail_stdio.c@s/tree = jail_clone_tree(path, JAIL_NO_DEVICES)/tree = open(path, O_PATH)/@user:tamper_input
jail_program.c jail_stdio.c@s/tree = jail_clone_tree(path, JAIL_NO_DEVICES)/tree = open(path, O_PATH)/; s/s->landlock < JAIL_LANDLOCK_SECOND_LOCK/1/@user:tamper_input_by_name
jail_stdio.c@s/own = reopen_without_name(.*fd);/own = dup(*fd);/; s/own = reopen(from, from);/own = -1;/@run:output_flags
jail_stdio.c@s/own = reopen_without_name(.*fd);/own = dup(*fd);/; s/own = reopen(from, from);/own = -1;/@run:descriptors
jail_stdio.c@s/!= mode && fchmod(fd, mode)/!= mode \&\& 0/@user:chmod_output
jail_request.c@s/fchown(fds.next++., owner.i..uid, owner.i..gid)/0 * next++/@run:output_by_name
jail_request.c@s/owner.i..gid)/(gid_t)-1)/@run:output_by_name
jail_landlock.c@s/return !S_ISREG(about.st_mode) .*/return 0;/@run:output_by_name
jail_privileges.c@s/return setgroups(0, NULL) ../return/@groups:identity
jail_setup.c@s/"size=%lld,nr_inodes=%d/"size=9%lld,nr_inodes=%d/@run:fill_box
jail_setup.c@s/"size=%lld,nr_inodes=%d/"size=%lld,nr_inodes=9%d/@run:inodes
jail_setup.c@s/ .. umount2(".", MNT_DETACH)//@run:dot_dot
jail_setup.c@s/if (sethostname("jail", 4))/if (0)/@run:identity
jail_program.c@s/run->cgroup.version != JAIL_RLIMIT && cgroup_enter/0 \&\& cgroup_enter/@run:memory_children
jail.c@s/run->result.oom = kills > 0/run->result.oom = false/@run:memory_children
jail.c@s/run->result.oom = kills > 0/run->result.oom = false/; s/if (usage->ru_maxrss > run->result.memory_kib)/if (0)/@run:memory_child_dies
jail.c@s/^\tcount_hidden_memory(run);/\t;/@run:memory_disowned
jail_spawner.c@s/cgroup_is_clean(group) && cgroup_forgets_peak/cgroup_forgets_peak/@often:memory_page_tables
jail_program.c@s/return jail_landlock(s->landlock,.*/return 0;/@unit
jail.c@s/O_NOFOLLOW . O_NONBLOCK/O_NONBLOCK/; s/RESOLVE_BENEATH . RESOLVE_NO_SYMLINKS . RESOLVE_NO_MAGICLINKS .$/0/; s/^\t*RESOLVE_NO_XDEV };/};/@run:fetch_link
jail.c@s/!S_ISREG(about.st_mode) || jail_is_untouched/jail_is_untouched/@run:fetch_pipe
jail_watch.c@s/if (wall < 0)/if (0)/@run:sleeper
jail_watch.c@s/if (wall < 0)/if (0)/@run:stop_self
jail_watch.c@s/if (wall < 0)/if (0)/@run:vfork_sleeps
jail_watch.c jail_program.c@s/return JAIL_STOP_WALL;/;/; s/return JAIL_STOP_CPU;/;/; s/limit(RLIMIT_CPU, seconds, seconds + 1)/0/@run:ignore_signals
jail_watch.c jail_program.c@s/return JAIL_STOP_WALL;/;/; s/return JAIL_STOP_CPU;/;/; s/limit(RLIMIT_CPU, seconds, seconds + 1)/0/@run:alarms
jail_watch.c jail_program.c@s/return JAIL_STOP_WALL;/;/; s/return JAIL_STOP_CPU;/;/; s/limit(RLIMIT_CPU, seconds, seconds + 1)/0/@run:short_bursts
jail_watch.c jail_program.c@s/return JAIL_STOP_WALL;/;/; s/return JAIL_STOP_CPU;/;/; s/limit(RLIMIT_CPU, seconds, seconds + 1)/0/@run:exec_chain
jail_watch.c jail_program.c@s/return JAIL_STOP_WALL;/;/; s/return JAIL_STOP_CPU;/;/; s/limit(RLIMIT_CPU, seconds, seconds + 1)/0/@run:exec_by_threads
jail_watch.c jail_program.c@s/return JAIL_STOP_WALL;/;/; s/return JAIL_STOP_CPU;/;/; s/limit(RLIMIT_CPU, seconds, seconds + 1)/0/@run:system_time
jail_watch.c jail_program.c@s/return JAIL_STOP_WALL;/;/; s/return JAIL_STOP_CPU;/;/; s/limit(RLIMIT_CPU, seconds, seconds + 1)/0/@run:leader_ends
jail_watch.c jail_program.c@s/return JAIL_STOP_WALL;/;/; s/return JAIL_STOP_CPU;/;/; s/limit(RLIMIT_CPU, seconds, seconds + 1)/0/@run:thread_bomb
jail_watch.c jail_program.c@s/return JAIL_STOP_WALL;/;/; s/return JAIL_STOP_CPU;/;/; s/limit(RLIMIT_CPU, seconds, seconds + 1)/0/@run:py_threads.py
jail_watch.c jail_program.c@s/return JAIL_STOP_WALL;/;/; s/return JAIL_STOP_CPU;/;/; s/limit(RLIMIT_CPU, seconds, seconds + 1)/0/@run:orphans_burn
jail_setup.c@s/while (waitpid(-1, NULL, __WALL . WNOHANG) > 0)/while (0)/@run:orphaned_zombies
jail_watch.c@s/watched_kib(run) > limits->memory_bytes/0 > limits->memory_bytes/@unit
jail.c@s/memory_kib = usage->ru_maxrss;/memory_kib = usage->ru_maxrss * 26 \/ 25;/@unit
jail_series.c@s/memory_kib = usage.ru_maxrss;/memory_kib = 0;/@unit
jail_watch.c@s/process > 0 ? process_waited_us(process)/process > 1 ? thread_waited_us(2, 2)/@unit
jail_program.c@s/THREADS_SPARE 16/THREADS_SPARE 0/@unit
jail.c@s/run->result.cpu_us = us;/run->result.cpu_us = run->result.wall_us;/@unit
jail_cgroup.c@s/value . 1000 : value/value \/ 800 : value/@unit
jail_root.c@s/MOUNT_ATTR_RDONLY . MOUNT_ATTR_NOSUID/MOUNT_ATTR_NOSUID/@run:mount_flags
jail_root.c@s/MOUNT_ATTR_RDONLY . MOUNT_ATTR_NOSUID/MOUNT_ATTR_RDONLY/@run:mount_flags
jail_root.c@s/attr_set .= MOUNT_ATTR_NODEV/attr_set |= 0/@run:mount_flags
jail_root.c@s/MOUNT_ATTR_RDONLY . MOUNT_ATTR_NOSUID/MOUNT_ATTR_NOSUID/@user:write_tree
jail_root.c@s/MOUNT_ATTR_RDONLY . MOUNT_ATTR_NOSUID/MOUNT_ATTR_NOSUID/@user:tamper_input_by_name
jail_root.c@s/read_only = { .attr_set = MOUNT_ATTR_RDONLY/read_only = { .attr_set = 0/@run:mount_flags
jail_root.c@s#"/libx32"#"/var"#@run:read_secrets
jail_root.c@s#"/libx32"#"/var"#@run:py_walk.py
jail_root.c@s#"/libx32"#"/home"#@run:py_shell.py
jail_sealed.c@s/F_SEAL_WRITE | F_SEAL_SHRINK/F_SEAL_SEAL/@unit
jail_sealed.c@s/return open(link, O_RDONLY | O_CLOEXEC)/return dup(fd)/@unit
jail.c@s/unlinkat(run->box, jail_string(run->request, names.i.), 0)/(void)0/@unit
jail_cgroup.c@s/write_number_at(place, [a-z]*.s, bytes)/(0 \& bytes)/@run:memory_children
jail_cgroup.c@s/write_number_at(place, [a-z]*.s, bytes)/(0 \& bytes)/@run:memory_page_tables
jail_cgroup.c@s/write_number_at(place, [a-z]*.s, bytes)/(0 \& bytes)/@run:memory_sockets
jail_filter.c@s/FIRST_UNKNOWN 450/FIRST_UNKNOWN 500/@run:new_calls
jail_filter.c@s/FIRST_UNKNOWN 450/FIRST_UNKNOWN 451/@filter
jail_filter.c@s/BADARCH, SCMP_ACT_KILL_PROCESS/BADARCH, SCMP_ACT_ALLOW/@run:other_architecture
jail_filter.c@s/BADARCH, SCMP_ACT_KILL_PROCESS/BADARCH, SCMP_ACT_ERRNO(1)/@run:x32_calls
jail_filter.c@s/rc .= refuse_if(filter, "clone", EPERM, 0, CLONE_THREAD, 0);/;/; s/rc .= refuse_if(filter, "clone", EPERM, 0, CLONE_FILES, 0);/;/@bare:fork_bomb
jail_filter.c@s/CLONE_PARENT)/0)/@run:clone_parent
jail_filter.c@s/ | CLONE_NEWUTS | /|/; s/CLONE_NEWIPC |/0 |/@filter
jail_filter.c@s/rc |= refuse_sockets(filter)/rc |= 0/@run:named_sockets
jail_filter.c@s/SOCKET_TYPES, SOCK_RAW/SOCKET_TYPES, SOCK_DGRAM/@run:named_sockets
jail_filter.c@s/rc |= refuse_core_limit(filter)/rc |= 0/@run:core_limit
jail_filter.c@s/"setsockopt", "sendmsg"/"sendmmsg", "sendmmsg"/@filter
jail_watch.c@s/return held_by_all_kib();/return 0;/@unit
jail_filter.c@s/UINT32_MAX, terminal/UINT64_MAX, terminal/@filter
jail_filter.c@s/UINT32_MAX, locks/UINT64_MAX, locks/@filter
jail_filter.c@s/, F_SET_RW_HINT, F_SET_FILE_RW_HINT//@user:write_hints
jail_filter.c@s/, F_SET_RW_HINT, F_SET_FILE_RW_HINT//@filter
jail_filter.c@s/rc |= refuse_page_cache(filter)/rc |= 0/@run:page_cache
jail_filter.c@s/rc |= refuse_page_cache(filter)/rc |= 0/@filter
jail_filter.c@s/rc |= may_fork ? refuse_socket_programs(filter)/rc |= may_fork ? 0/@run:socket_filter
jail_filter.c@s/rc |= may_fork ? refuse_socket_programs(filter)/rc |= may_fork ? 0/@filter
jail_filter.c@s/UINT32_MAX, process/UINT64_MAX, process/@filter
jail_filter.c@s/SCMP_A0_64(SCMP_CMP_NE, 0xffffffff)/SCMP_A0_64(SCMP_CMP_EQ, 7)/@run:kernel_surface
jail_filter.c@s/SCMP_A0_64(SCMP_CMP_NE, 0));/SCMP_A0_64(SCMP_CMP_EQ, 7));/@filter
jail_filter.c@s/rc |= refuse_reserving_and_marking(filter)/rc |= 0/@run:reserve_output
jail_filter.c@s/refuse_socket_programs(filter) : refuse_hidden_memory(filter)/refuse_socket_programs(filter) : 0/@bare:memory_unmapped
jail_filter.c@s/refuse_socket_programs(filter) : refuse_hidden_memory(filter)/refuse_socket_programs(filter) : 0/@bare:memory_sockets
jail_filter.c@s/refuse_socket_programs(filter) : refuse_hidden_memory(filter)/refuse_socket_programs(filter) : 0/@filter
jail_filter.c@s/rc .= refuse_if(filter, "clone", EPERM, 0, CLONE_FILES, 0);/;/@bare:memory_own_tables
jail_filter.c@s/"close_range", EPERM/"flock", EPERM/@lock:memory_own_tables
jail_root.c@s/!counts_memory && hide/0 \&\& hide/@bare:memory_zero_device
jail_bare.c@s/if (fchmodat(above, name, 0700, 0))/if (1)/@unsafe:box_of_horrors
jail_program.c@s/return jail_landlock_alone(&view)/return 0 * view.version/@lock:read_secrets
jail_program.c@s/return jail_landlock_alone(&view)/return 0 * view.version/@shared:guess_paths
jail_program.c@s/return jail_landlock_alone(&view)/return 0 * view.version/@shared:roundabout_paths
jail_program.c@s/return jail_landlock_alone(&view)/return 0 * view.version/@shared:path_descriptors
jail_program.c@s/return jail_landlock_alone(&view)/return 0 * view.version/@shared:borrowed_programs
jail_program.c@s/return jail_landlock_alone(&view)/return 0 * view.version/@lock:all_devices
jail_program.c@s/return jail_landlock_alone(&view)/return 0 * view.version/@shared:fill_disk
jail_program.c@s/return jail_landlock_alone(&view)/return 0 * view.version/@lock:peek_processes
jail_landlock.c@s#"/usr/local/go"#"/proc"#@lock:peek_processes
jail_landlock.c@s#"/usr/local/go"#"/tmp"#@lock:guess_paths
jail_landlock.c@s/(view->box_is_open \&\&$/(true \&\&/@shared:fill_disk
jail_filter.c@s/refuse_marking_by_owner(filter, may_fork)/0/@shared:others_files
jail_filter.c@s/refuse_signals(filter, may_fork)/0/@shared:signal_judge
jail_filter.c@s/refuse_clocks_of_others(filter)/0/@lock:clocks_of_others
jail_filter.c@s/SCMP_SYS(setpriority), 1,/SCMP_SYS(swapoff), 1,/@shared:signal_judge
jail_filter.c@s/refuse_odd_opens(filter, landlock)/0/@shared:others_files
jail_filter.c@s/landlock < 3/landlock < 2/@shared:others_files
jail_filter.c@s/refuse_marking_by_owner(filter, may_fork)/0/@filter
jail_filter.c@s/compiles ? 0 : EPERM/EPERM/@filter
jail_filter.c@s/refuse_reading_marks(filter)/0/@filter
jail_sealed.c@s/ || fchmod(fd, 0444)//@lock:tamper_input_by_name
jail_sealed.c@s/open(link, O_RDONLY/open(link, O_RDWR/; s/F_SEAL_WRITE . F_SEAL_SHRINK . F_SEAL_GROW . F_SEAL_SEAL/0/@lock:splice_input
jail_program.c@s/k = (uint32_t)getpid()/k = 1/@lock:signal_judge
jail_stdio.c@s/.fd = jail_own_output(run, names.i., fcntl(.fd, F_GETFL) & O_APPEND)/*fd = dup(run->judges[i])/@lock:guess_paths
jail_watch.c@s/jail_visit_descendants(note_wait, &most)/note_wait(run->program, \&most)/@unit
jail_watch.c@s/return run->spawner->bare \&\& jail_shares/return false \&\& jail_shares/@shared:many_threads
jail.c@s/^\t*jail_kill_descendants();/\t\t;/; s/(!run->spawner->root || jail_kill_uid(run->uid))/0/@level
jail_descendants.c@s/.nVmPTE:/none:/@unit
jail_descendants.c@s/Threads:") > 1/Threads:") > 999999/@unit
jail_descendants.c@s/!is_taken(.id, together)/true/; s/drawn % (from.count - together + 1)/0 * drawn/@level
END
	# Every call that is refused by its name; but for two that only other architectures have.
	sed -nE '/^static const char \*const refused/,/^};/s/^\t"([a-z_0-9]+)",$/jail_filter.c@\/^\\t"\1",$\/d@filter/p' \
		"$jail/jail_filter.c" | grep -v '"umount"\|"stime"'
}

# By nature: what they do is the program's own affair, and the verdict is all that is looked at.
harmless="closed_output core die_sigkill die_sigsys die_sigxcpu die_sigxfsz exit_127 exit_95
	tiny_writes huge_arguments forge_report"
# More than one thing stops these: limits and what is counted afterwards, no privileges and the
# filter, a mount tree that has nothing else in it.
stopped_twice="memory_heap memory_shared memory_pipes leader_ends_memory memory_unseen py_memory.py py_recursion.py
	many_processes zombies subreaper raise_limits kill_everything mounts py_plant.py
	kernel_secrets leave_files"

compiled() {
	${CC:-cc} -std=c11 -O1 -w -D_XOPEN_SOURCE=700 -D_DEFAULT_SOURCE -I"$setter" -c "$@"
}

# The parts of the spawner, as the Makefile has them
spawner_parts() {
	sed -n '/^SPAWNER /,/)$/p' "$setter/../Makefile" | tr ' ,)' '\n' | grep -x 'jail[a-z_]*'
}

# build_mutant FILES SED OBJECT LIBRARIES: a program with these files changed, in the spawner
# that it carries, in itself, or in both
build_mutant() {
	own= spawner=
	rm -f "$work"/jail*.o
	for file in $1; do
		sed "$2" "$jail/$file" > "$work/$file"
		cmp -s "$work/$file" "$jail/$file" && { echo "no place for it in $file"; return 1; }
		compiled -o "$work/${file%.c}.o" "$work/$file" || return 1
		[ "$file" = jail_spawner.c ] || own="$own $work/${file%.c}.o"
	done
	for part in $(spawner_parts); do
		from=$work/$part.o
		[ -e "$from" ] || from=$build/obj/setter/jail/$part.o
		spawner="$spawner $from"
	done
	${CC:-cc} -static -o "$work/jail" $spawner &&
		compiled -DJAIL_IMAGE_FILE="\"$work/jail\"" -o "$work/image.o" "$jail/jail_image.c" &&
		${CC:-cc} -o "$work/mutant" "$3" $own "$work/image.o" "$build/libsetter.a" \
			-lyaml -lxxhash -lseccomp $4
}

# notices TEST: does it fail on the mutant?
notices() {
	attack=${1#*:}
	case $1 in
	filter | unit) ! timeout 60 "$work/mutant" > "$work/out" 2>&1 ;;
	groups:*) ! timeout 20 setpriv --groups=4,27 "$work/mutant" run -only "$attack" "$tests" "$work/attacks" > "$work/out" 2>&1 ;;
	run:*) ! timeout 20 "$work/mutant" run -only "$attack" "$tests" "$work/attacks" > "$work/out" 2>&1 ;;
	bare:*) ! timeout 20 "$work/mutant" run -no-cgroups -only "$attack" "$tests" "$work/attacks" > "$work/out" 2>&1 ;;
	unsafe:*) ! timeout 20 "$work/mutant" run -unsafe -only "$attack" "$tests" "$work/attacks" > "$work/out" 2>&1 ;;
	open:*) ! timeout 20 "$work/mutant" run -unsafe -all -only "$attack" "$tests" "$work/attacks" > "$work/out" 2>&1 ;;
	level) ! timeout 120 "$work/mutant" > "$work/out" 2>&1 ;;
	lock:*) ! timeout 20 "$work/mutant" run -landlock -only "$attack" "$tests" "$work/attacks" > "$work/out" 2>&1 ;;
	shared:*) ! timeout 20 $as_user "$work/mutant" run -landlock -version 2 -only "$attack" "$work/tests" "$work/user" > "$work/out" 2>&1 ;;
	user:*) ! timeout 20 $as_user "$work/mutant" run -only "$attack" "$work/tests" "$work/user" > "$work/out" 2>&1 ;;
	often:*)
		for i in 1 2 3 4 5 6 7 8 9 10; do
			timeout 20 "$work/mutant" run -only "$attack" "$tests" "$work/attacks" > "$work/out" 2>&1 ||
				return 0
		done
		return 1
		;;
	esac
}

try_mutant() {
	object=$build/obj/tests/setter/attacks/run_attacks.o libraries=
	case $3 in
	filter) object=$build/obj/tests/setter/unit/test_setter_jail_filter.o libraries=-lcmocka ;;
	unit) object=$build/obj/tests/setter/unit/test_setter_jail.o libraries=-lcmocka ;;
	level) object=$build/obj/tests/setter/unit/test_setter_jail_landlock.o libraries=-lcmocka ;;
	esac
	if [ "$1" = - ]; then
		cp "$build/tests/run_attacks" "$work/mutant"
	elif ! build_mutant "$1" "$2" "$object" "$libraries" > "$work/why" 2>&1; then
		failed=$((failed + 1))
		echo "failed: $1: $2: cannot be made: $(head -1 "$work/why")"
		return
	fi
	if notices "$3"; then
		passed=$((passed + 1))
		printf '%-40s %s\n' "$3" "$(grep -m1 -E '^failed: |FAILED|SE ' "$work/out" | cut -c1-90)"
	else
		failed=$((failed + 1))
		echo "failed: $1: $2: $3 does not notice"
	fi
}

[ -d "$build/attacks/alarms" ] || {
	echo "error: there are no hostile programs yet: sh tests/setter/attacks/run.sh BUILD makes them"
	exit 1
}
cp -r "$build/attacks" "$work/attacks"
cp -r "$tests" "$work/tests"
cp -r "$work/attacks" "$work/user"
chown -R 65501:65501 "$work/tests" "$work/user"
# What a mutant left running: its init, by the name of its file, takes the rest along.  All that we start
# has a mark that nobody loses, so that other jails on the machine live on.
mark=$((100 + $$ % 800))
echo $mark > /proc/self/oom_score_adj
end_leftovers() {
	for exe in /proc/[0-9]*/exe; do
		pid=${exe#/proc/} pid=${pid%/exe}
		case $(readlink "$exe") in
		/memfd:jail*) [ "$(cat "/proc/$pid/oom_score_adj")" != $mark ] || kill -9 "$pid" ;;
		esac
	done 2> /dev/null
}

mutants | grep -e "$word" > "$work/list"
while IFS=@ read -r file change test; do
	try_mutant "$file" "$change" "$test"
	end_leftovers
done < "$work/list"

mutants > "$work/list"
for f in "$tests"/hostile/*.c "$tests"/hostile/*.py; do
	name=${f##*/} name=${name%.c}
	grep -q ":$name\$" "$work/list" && continue
	case " $(echo $harmless $stopped_twice) " in *" $name "*) continue ;; esac
	failed=$((failed + 1))
	echo "failed: $name: nobody has seen it succeed"
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
