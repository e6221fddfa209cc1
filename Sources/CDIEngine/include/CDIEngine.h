#ifndef CDIENGINE_H
#define CDIENGINE_H

#include <stdint.h>

#include "ClassRecords.h"

// Says whether its thread reads something that others may take away: odd while it does.
typedef struct di_reader {
  uintptr_t count;
  struct di_reader *next;
  // The table of plans that the thread looks into, until it looks into another one.
  void *table;
  // How many generations of plans had ended when the running request began to use plans; 0 if it uses none
  // that may end.
  uintptr_t generation;
  int is_used;
  char padding[64 - 4 * sizeof(void *) - sizeof(int)];
} di_reader;

// What one thread is doing in the engine: its innermost frame and its innermost resolution.
// The two stand in different cache lines: read as one pair right behind a store to
// one of them, they stall the pipeline.
typedef struct di_thread_state {
  void *frame;
  // The thread for which this one acts, while it runs something for another one.
  struct di_thread_state *principal;
  char padding[24];
  // The address below which no frame may begin; the highest one until the stack is measured.
  uintptr_t stack_limit;
  // The reader of the thread, where it needn't order its accesses itself; else null.
  struct di_reader *quick_reader;
  char more_padding[8];
  void *resolution;
  // For tracers: how many spans have begun and not ended, and the tracer that is called right now.
  intptr_t depth;
  void *reporting;
  // What the thread makes for others, too; it exists only once shared objects are made.
  void *creator;
  // The ranks of the engine's locks that the thread holds, a bit for each; kept by builds that check them.
  uintptr_t locks;
  // Made when the thread reads for the first time; another thread uses it after this one.
  di_reader *reader;
  intptr_t stripe;
  // As in the reader: when the thread began to look into a table of plans; 0 if it does not.
  uintptr_t generation;
  // How many of those who run plans have begun and not ended.
  intptr_t plan_depth;
} di_thread_state;

extern _Thread_local di_thread_state di_thread_state_storage;

static inline di_thread_state *di_current_thread_state(void) {
  return &di_thread_state_storage;
}

// The locks that the running thread holds. Not read and written as a part of the whole state, which the thread
// sanitizer takes for one variable: the main thread may read what this one does while it waits at a lock.
static inline uintptr_t di_held_locks(void) { return di_thread_state_storage.locks; }

static inline void di_set_held_locks(uintptr_t locks) { di_thread_state_storage.locks = locks; }

// Whether the stack may have no room left for a frame of an object. The answer is certain if
// `di_is_stack_used_up` gives it, too.
static inline int di_is_stack_low(const di_thread_state *state) {
  return (uintptr_t)__builtin_frame_address(0) < state->stack_limit;
}

// Whether the stack of the running thread has no room left: what is left is for the code of the user
// and for failures. Sets the limit of `state`, which is that of the thread.
int di_is_stack_used_up(di_thread_state *state);

// Pointers that one thread publishes and others read without a lock.
static inline void *di_load_acquire(void *const *place) {
  return __atomic_load_n(place, __ATOMIC_ACQUIRE);
}

static inline void di_store_release(void **place, void *value) {
  __atomic_store_n(place, value, __ATOMIC_RELEASE);
}

// Words that one thread publishes and others read without a lock.
static inline uintptr_t di_load_word(const void *place) {
  return __atomic_load_n((const uintptr_t *)place, __ATOMIC_ACQUIRE);
}

static inline void di_store_word(void *place, uintptr_t value) {
  __atomic_store_n((uintptr_t *)place, value, __ATOMIC_RELEASE);
}

// Puts a pointer into a place, and hands out what was there.
static inline void *di_exchange(void **place, void *value) {
  return __atomic_exchange_n(place, value, __ATOMIC_ACQ_REL);
}

// Puts a pointer into a place that holds null; 0 if it holds something else.
static inline int di_replace_null(void **place, void *value) {
  void *expected = 0;
  return __atomic_compare_exchange_n(
      place, &expected, value, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

// Gives a thread a reader; it is given back when the thread ends.
di_reader *di_register_reader(di_thread_state *thread);

// Begins to read where there is no quick reader: the thread has none yet, or must order its accesses.
di_reader *di_begin_reading_slowly(di_thread_state *thread);

// A few instructions that read what others may take away: a pointer that is loaded in between stays
// valid until the end. No code of the user runs meanwhile, and such readings don't nest.
static inline di_reader *di_begin_reading(di_thread_state *thread) {
  di_reader *reader = thread->quick_reader;
  if (__builtin_expect(reader == 0, 0)) {
    return di_begin_reading_slowly(thread);
  }
  __atomic_store_n(&reader->count, reader->count + 1, __ATOMIC_RELAXED);
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
  return reader;
}

static inline void di_end_reading(di_reader *reader) {
  // A call to the optimizer, though it is none: Swift's retain of what was read must not sink below the
  // end, as it may below a mere store.
  __asm__ volatile("" ::: "memory");
  __atomic_store_n(&reader->count, reader->count + 1, __ATOMIC_RELEASE);
}

// Returns when every thread has ended the reading that it was in: nobody uses any more what was taken
// away before.
void di_wait_for_readers(void);

// Says that the thread uses the table of plans at a place, whose lowest bit is a mark; and, if a request
// runs, all plans that it finds from now on.
void *di_guard_plans(di_thread_state *thread, void *const *place);

// What runs plans, from the outermost request to its end: plans that the thread has said to use last as
// long.
void di_end_plans_slowly(di_thread_state *thread);
void di_mark_plans(di_thread_state *thread);

static inline void di_begin_plans(di_thread_state *thread) {
  if (thread->plan_depth++ == 0 && thread->generation != 0) {
    di_mark_plans(thread);
  }
}

static inline void di_end_plans(di_thread_state *thread) {
  if (--thread->plan_depth == 0 && thread->generation != 0) {
    di_end_plans_slowly(thread);
  }
}

// Ends a generation of plans that nobody finds any more, and numbers the end.
uintptr_t di_end_generation(void);

// Orders what this thread did before what it learns of readers afterwards.
void di_order_with_readers(void);

// Whether any thread may use the plans of a generation, which were found by some tables.
int di_is_generation_used(uintptr_t end, void *const *tables, intptr_t count);

// A number that is handed out once in a process, counted from 1.
uint64_t di_next_number(void);

// A number from 0 on that is another one at the next call; threads count for themselves.
intptr_t di_next_stripe(void);

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
