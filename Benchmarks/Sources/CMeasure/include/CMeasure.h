#ifndef C_MEASURE_H
#define C_MEASURE_H

#include <stddef.h>

/// Takes a pointer and does nothing; no optimizer can see that from the outside.
void measure_use(const void *pointer);

/// Bytes that the allocator has handed out and not got back; 0 where the system has no such figure.
size_t measure_memory_in_use(void);

/// Keeps the calling thread on the core of this number among those it may run on, so that two
/// threads don't share one; does nothing where the system offers no such thing.
void measure_stay_on_core(unsigned number);

#endif
