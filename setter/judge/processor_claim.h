/*
 * processor_claim.h - a processor for one's own measurements.
 */
#ifndef PROCESSOR_CLAIM_H
#define PROCESSOR_CLAIM_H

/*
 * Claims a processor that no other judge of this kit has, until this process ends.  Returns
 * its number, or -1: there is none left.
 */
int claim_processor(void);
/* From now on this process runs on the others, if there are any; what it starts may not. */
void leave_processor(int cpu);

#endif
