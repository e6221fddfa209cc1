#ifndef CDIENGINE_H
#define CDIENGINE_H

#include <stdint.h>

#include "ClassRecords.h"

// What one thread is doing in the engine: its innermost frame and its innermost run.
// The two stand in different cache lines: read as one pair right behind a store to
// one of them, they stall the pipeline.
typedef struct di_thread_state {
  void *frame;
  // The thread for which this one acts, while it runs something for another one.
  struct di_thread_state *principal;
  char padding[48];
  void *run;
  // For those who are told what happens here: how deep it lies in what has begun
  // and not ended, and who of them is being told right now.
  intptr_t depth;
  void *telling;
  // What the thread makes for others, too; it exists only once shared objects are made.
  void *resolution;
} di_thread_state;

extern _Thread_local di_thread_state di_thread_state_storage;

static inline di_thread_state *di_current_thread_state(void) {
  return &di_thread_state_storage;
}

// Pointers that one thread publishes and others read without a lock.
static inline void *di_load_acquire(void *const *place) {
  return __atomic_load_n(place, __ATOMIC_ACQUIRE);
}

static inline void di_store_release(void **place, void *value) {
  __atomic_store_n(place, value, __ATOMIC_RELEASE);
}

// A number that is handed out once in a process, counted from 1.
uint64_t di_next_number(void);

// A mutex of the system; a recursive one may be locked again by the thread that holds it.
typedef struct di_mutex di_mutex;
di_mutex *di_mutex_create(int recursive);
void di_mutex_destroy(di_mutex *mutex);
void di_mutex_lock(di_mutex *mutex);
void di_mutex_unlock(di_mutex *mutex);

// A condition of the system: who waits gives the mutex back meanwhile.
typedef struct di_condition di_condition;
di_condition *di_condition_create(void);
void di_condition_destroy(di_condition *condition);
void di_condition_wait(di_condition *condition, di_mutex *mutex);
// Waits no longer than a time, and perhaps shorter.
void di_condition_wait_at_most(
    di_condition *condition, di_mutex *mutex, uint64_t nanoseconds);
void di_condition_broadcast(di_condition *condition);

// Nanoseconds of a clock that is never set back.
uint64_t di_now(void);

// Writes a line to the standard error stream.
void di_write_error(const char *line);

// Whether this is the thread that the process began with.
int di_is_main_thread(void);

#endif
