#ifndef C_MEASURE_H
#define C_MEASURE_H

#include <stddef.h>

/// Takes a pointer and does nothing, which the optimizer can't see.
void measure_use(const void *pointer);

/// Returns the number of bytes currently allocated, or 0 if the system doesn't report it.
size_t measure_memory_in_use(void);

/// Pins the calling thread to the core with this index among those it may use, so that two threads
/// don't share a core. Does nothing if the system doesn't support this.
void measure_stay_on_core(unsigned number);

#endif
