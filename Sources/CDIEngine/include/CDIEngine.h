#ifndef CDIENGINE_H
#define CDIENGINE_H

#include <stdint.h>

// A thread's registration as a reader of memory that other threads may withdraw. `count` is odd while
// the thread reads.
typedef struct di_reader {
  uintptr_t count;
  struct di_reader *next;
  int is_used;
  char padding[64 - 2 * sizeof(void *) - sizeof(int)];
} di_reader;

// A piece of a strand's memory; what lies in it follows.
typedef struct di_segment {
  struct di_segment *below;
  // What was the top of the piece below when this one was taken.
  char *top_below;
  // A piece that was used before, kept for the next time; null if there is none.
  struct di_segment *above;
  char *end;
} di_segment;

// The calls of one thread, or of a task's branch, and their memory: a stack whose parts never move. Who acts for another
// one does so on its strand.
typedef struct di_strand {
  // The record of the object whose lazy or provider makes the running request; null if none does, or none is recorded.
  void *end_record;
  void *call;
  char *top;
  char *end;
  // The first memory of the topmost piece; null if there is no piece below.
  char *first;
  di_segment *segment;
  // For tracers: the number of open spans, and the tracer that is being called.
  intptr_t depth;
  void *reporting;
} di_strand;

// The engine's state on one thread or branch. Its innermost frame and its innermost resolution lie in different cache
// lines: reading them as one pair right after a store to one of them stalls the pipeline.
typedef struct di_thread_state {
  void *frame;
  // The thread on whose behalf this one acts; null if it acts for itself.
  struct di_thread_state *principal;
  char padding[24];
  // The address below which no frame may begin; the highest address until the stack is measured.
  uintptr_t stack_limit;
  // The thread's reader, if it needs no fences; otherwise null.
  struct di_reader *quick_reader;
  // The address below which calls go on in the loop of the strand; the highest address until the stack is measured.
  uintptr_t loop_limit;
  void *resolution;
  // The thread's or task's member; null until the thread makes shared objects.
  void *member;
  // The ranks of the engine's locks that the thread holds, one bit each; maintained in builds that
  // check them.
  uintptr_t locks;
  // Registered at the thread's first reading; reused by another thread after this one ends.
  di_reader *reader;
  // The branch of an asynchronous request that the state belongs to; null in a thread's own state.
  void *branch;
  // The number of the thread or branch, each counted from 1; 0 until it is asked for.
  intptr_t number;
  // For tracers, in the state of a branch whose task a closure of another branch started: the state of that branch, and
  // the number of its spans that were open when the closure began. Otherwise null.
  struct di_thread_state *starter;
  intptr_t starter_depth;
  di_strand strand;
  // Whether the innermost driver is that of a task, which suspends instead of blocking.
  int may_suspend;
  // A branch that the thread keeps for the next asynchronous request; null if there is none.
  void *spare_branch;
} di_thread_state;

// Keeps a branch for the thread's next asynchronous request, until the thread ends. It has none yet.
void di_keep_branch(void *branch, void (*release)(void *branch));

extern _Thread_local di_thread_state di_thread_state_storage;

// Whether an asynchronous request of the process has ever called a closure that may suspend. Only then may a
// task be part of a request that its thread knows nothing of.
extern int di_tasks_in_use;

// Whether a type conforms to a protocol; both are addresses of the runtime's records.
int di_conforms(const void *type, const void *protocol);

// The witness table of a type's conformance to a protocol, whatever code asks for it; null if there is none. `actor` receives
// the type of the global actor to which the conformance is isolated, or null: also where the runtime knows no such ones.
const void *di_conformance(const void *type, const void *protocol, const void **actor);

// The protocols of a protocol type with arguments, such as `any Repository<User>`, and whether its objects are classes'. Returns
// their number; -1 for other types, and for what this doesn't read: a superclass, or more than `capacity`.
int di_protocols(const void *existential, const void **protocols, int capacity, int *needs_class);

// Whether the associated types of a type are the arguments of such a protocol type.
int di_arguments_hold(const void *type, const void *existential);

// The argument of such a protocol type at this position in source. Returns the number of its protocol among
// `di_protocols`; -1 if one of them inherits it, -2 if there is no such argument.
int di_argument(const void *existential, int number, const void **type);

// Writes what the standard output holds back, unless another thread is using it.
void di_flush_standard_output(void);

static inline int di_are_tasks_in_use(void) {
  return __atomic_load_n(&di_tasks_in_use, __ATOMIC_RELAXED);
}

static inline void di_use_tasks(void) { __atomic_store_n(&di_tasks_in_use, 1, __ATOMIC_RELAXED); }

static inline di_thread_state *di_current_thread_state(void) { return &di_thread_state_storage; }

// The locks that the current thread holds. Accessed apart from the rest of the state, which the thread
// sanitizer takes for one variable: the main thread may read this thread's state while this thread
// waits for a lock.
static inline uintptr_t di_held_locks(void) { return di_thread_state_storage.locks; }

static inline void di_set_held_locks(uintptr_t locks) { di_thread_state_storage.locks = locks; }

// Whether the stack may have no room left for an object's frame. Only `di_is_stack_used_up` gives a
// definite answer.
static inline int di_is_stack_low(const di_thread_state *state) {
  return (uintptr_t)__builtin_frame_address(0) < state->stack_limit;
}

// Whether a call had better go on in the loop of the strand than on top of the one that begins it: most of the stack is
// left to code of the user.
static inline int di_prefers_loop(const di_thread_state *state) {
  return (uintptr_t)__builtin_frame_address(0) < state->loop_limit;
}

// Whether the current thread's stack has no room left: the rest is reserved for user code and failures.
// Sets the limit in `state`, which must be the thread's own.
int di_is_stack_used_up(di_thread_state *state);

// Takes memory from another piece.
void *di_push_segment(di_thread_state *state, uintptr_t bytes);
// Returns to the piece below.
void di_pop_segment(di_thread_state *state);
// Frees the memory of a strand without calls.
void di_free_strand(di_thread_state *state);

// Takes memory from the top of a strand: a multiple of 16 bytes, with that alignment.
static inline void *di_push(di_thread_state *state, uintptr_t bytes) {
  char *memory = state->strand.top;
  if (__builtin_expect(bytes > (uintptr_t)(state->strand.end - memory), 0)) {
    return di_push_segment(state, bytes);
  }
  state->strand.top = memory + bytes;
  return memory;
}

// Gives back the memory that was taken last.
static inline void di_pop(di_thread_state *state, void *memory) {
  if (__builtin_expect((char *)memory == state->strand.first, 0)) {
    di_pop_segment(state);
  } else {
    state->strand.top = (char *)memory;
  }
}

// Words, or pointers, that one thread publishes and others read without a lock.
static inline uintptr_t di_load_word(const void *place) {
  return __atomic_load_n((const uintptr_t *)place, __ATOMIC_ACQUIRE);
}

static inline void di_store_word(void *place, uintptr_t value) {
  __atomic_store_n((uintptr_t *)place, value, __ATOMIC_RELEASE);
}

// Replaces a word if it has the expected value; returns 0 if it has another one.
static inline int di_replace_word(void *place, uintptr_t expected, uintptr_t value) {
  return __atomic_compare_exchange_n(
      (uintptr_t *)place, &expected, value, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

// Waits a little for a thread that needs a few instructions more: at first lets threads run that are ready, later sleeps,
// so that one of a lower priority runs, too, or one on a busy machine.
void di_back_off(unsigned attempt);

// Takes a lock that is held for a few instructions. It lies in a word that begins as zero.
static inline void di_spin_lock(void *place) {
  for (unsigned i = 0; __atomic_exchange_n((uintptr_t *)place, 1, __ATOMIC_ACQUIRE) != 0; i++) di_back_off(i);
}

static inline void di_spin_unlock(void *place) {
  __atomic_store_n((uintptr_t *)place, 0, __ATOMIC_RELEASE);
}

// Begins a reading without a quick reader: the thread has no reader yet, or needs a fence.
di_reader *di_begin_reading_slowly(di_thread_state *thread);

// Begins a reading: a few instructions that use memory which other threads may withdraw. A pointer that
// is loaded during the reading stays valid until its end. Don't run user code and don't nest readings.
static inline di_reader *di_begin_reading(di_thread_state *thread) {
  di_reader *reader = thread->quick_reader;
  if (__builtin_expect(reader == 0, 0)) return di_begin_reading_slowly(thread);
  __atomic_store_n(&reader->count, reader->count + 1, __ATOMIC_RELAXED);
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
  return reader;
}

static inline void di_end_reading(di_reader *reader) {
  // A compiler barrier that looks like a call: Swift's retain of a loaded object must not sink below
  // the end of the reading, as it may below a plain store.
  __asm__ volatile("" ::: "memory");
  __atomic_store_n(&reader->count, reader->count + 1, __ATOMIC_RELEASE);
}

// Blocks until every thread has ended the reading it was in: afterwards no thread uses memory withdrawn
// before the call.
void di_wait_for_readers(void);

// Returns a number that is unique in the process, counting from 1.
uint64_t di_next_number(void);

// Returns a number of a thread or a branch, by its state: no other thread, or no other branch, ever has it.
intptr_t di_number(di_thread_state *state);

// Allocates memory for a size and an alignment that only run time knows. The function of Swift takes twice as long: it
// asks for aligned memory, although `malloc` aligns as nearly all types need.
void *di_allocate(uintptr_t bytes, uintptr_t alignment);
void di_free(void *memory);

// A system mutex. Threads that often want it within a moment get it sooner if it lies on a cache line of its own.
typedef struct di_mutex di_mutex;
di_mutex *di_mutex_create(int on_own_cache_line);
void di_mutex_destroy(di_mutex *mutex);
void di_mutex_lock(di_mutex *mutex);
void di_mutex_unlock(di_mutex *mutex);

// A system condition variable. Waiting releases the mutex and locks it again; it takes at most the given time, which is less
// than a day, and may end earlier.
typedef struct di_condition di_condition;
di_condition *di_condition_create(void);
void di_condition_destroy(di_condition *condition);
void di_condition_wait(di_condition *condition, di_mutex *mutex, uint64_t nanoseconds);
void di_condition_broadcast(di_condition *condition);

// Returns the nanoseconds of a monotonic clock.
uint64_t di_now(void);

// Writes a line to the standard error stream.
void di_write_error(const char *line);

// Whether this is the process's initial thread.
int di_is_main_thread(void);

// The address of the actor or object that runs the current task's code on this thread; 0 outside of actors.
uintptr_t di_current_executor(void);

#endif
