#include "CDIEngine.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#if !defined(__APPLE__)
#include <sys/syscall.h>
#endif

#include <sched.h>

#if defined(__linux__) && defined(SYS_membarrier)
#include <linux/membarrier.h>
#endif

_Thread_local di_thread_state di_thread_state_storage = {.stack_limit = UINTPTR_MAX};

int di_tasks_in_use;
intptr_t di_suspended_members;

void di_yield(void) { sched_yield(); }

static uint64_t last_number;

uint64_t di_next_number(void) {
  return __atomic_add_fetch(&last_number, 1, __ATOMIC_RELAXED);
}

static pthread_key_t spare_key;

static void release_spare(void *thread) {
  di_thread_state *state = thread;
  void *spare = state->spare;
  void (*release)(void *) = state->release_spare;
  state->spare = NULL;
  // A later destructor of the thread may make a request.
  state->release_spare = NULL;
  if (spare != NULL) {
    release(spare);
  }
}

static void prepare_spares(void) { pthread_key_create(&spare_key, release_spare); }

void di_begin_keeping(di_thread_state *thread, void (*release)(void *)) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, prepare_spares);
  pthread_setspecific(spare_key, thread);
  thread->release_spare = release;
}

// All readers. The list only grows, and threads reuse readers: it has as many as the largest number of
// threads at one time.
static di_reader *readers;
// Whether readers must order their memory accesses with a fence. They needn't if the system can do it
// for them when a thread waits for readers, which is rare.
static int readers_fence = 1;
static pthread_key_t reader_key;

static void give_reader_back(void *reader) {
  di_thread_state_storage.reader = NULL;
  di_thread_state_storage.quick_reader = NULL;
  __atomic_store_n(&((di_reader *)reader)->is_used, 0, __ATOMIC_RELEASE);
}

// Decides whether readers need fences. The first thread to register a reader calls it, so no reading
// begins before the decision.
static void prepare_readers(void) {
  pthread_key_create(&reader_key, give_reader_back);
#if defined(__linux__) && defined(SYS_membarrier)
  if (syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0, 0) == 0) {
    __atomic_store_n(&readers_fence, 0, __ATOMIC_RELAXED);
  }
#endif
}

di_reader *di_register_reader(di_thread_state *thread) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, prepare_readers);
  di_reader *reader = __atomic_load_n(&readers, __ATOMIC_ACQUIRE);
  for (; reader != NULL; reader = reader->next) {
    int expected = 0;
    if (__atomic_compare_exchange_n(
            &reader->is_used, &expected, 1, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) {
      break;
    }
  }
  if (reader == NULL) {
    void *memory = NULL;
    if (posix_memalign(&memory, 64, sizeof(di_reader)) != 0) {
      abort();
    }
    reader = memory;
    reader->count = 0;
    reader->since = 0;
    reader->is_used = 1;
    reader->next = __atomic_load_n(&readers, __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(
        &readers, &reader->next, reader, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED)) {
    }
  }
  thread->reader = reader;
  if (!__atomic_load_n(&readers_fence, __ATOMIC_RELAXED)) {
    thread->quick_reader = reader;
  }
  pthread_setspecific(reader_key, reader);
  // A waiting thread sees this reader from here on, or was done before the reader begins to read.
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  return reader;
}

static void order_with_waiters(void) {
  if (__atomic_load_n(&readers_fence, __ATOMIC_RELAXED)) {
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
  } else {
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
  }
}

di_reader *di_begin_reading_slowly(di_thread_state *thread) {
  di_reader *reader = thread->reader;
  if (reader == NULL) {
    reader = di_register_reader(thread);
  }
  __atomic_store_n(&reader->count, reader->count + 1, __ATOMIC_RELAXED);
  order_with_waiters();
  return reader;
}

// Orders this thread's earlier writes before its later reads of the readers' state.
static void order_with_readers(void) {
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
#if defined(__linux__) && defined(SYS_membarrier)
  if (!__atomic_load_n(&readers_fence, __ATOMIC_RELAXED)) {
    syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0, 0);
  }
#endif
}

void di_wait_for_readers(void) {
  order_with_readers();
  di_reader *reader = __atomic_load_n(&readers, __ATOMIC_SEQ_CST);
  for (; reader != NULL; reader = reader->next) {
    uintptr_t count = __atomic_load_n(&reader->count, __ATOMIC_ACQUIRE);
    if (count % 2 == 0) {
      continue;
    }
    while (__atomic_load_n(&reader->count, __ATOMIC_ACQUIRE) == count) {
      sched_yield();
    }
  }
}

uintptr_t di_plan_clock = 1;

di_plan_use di_begin_plans_slowly(di_thread_state *thread) {
  di_reader *reader = thread->reader;
  if (reader == NULL) {
    reader = di_register_reader(thread);
  }
  di_plan_use use = {reader, reader->since};
  if (use.outer == 0) {
    uintptr_t now = __atomic_load_n(&di_plan_clock, __ATOMIC_ACQUIRE);
    __atomic_store_n(&reader->since, now, __ATOMIC_RELAXED);
    order_with_waiters();
  }
  return use;
}

uintptr_t di_end_generation(void) {
  return __atomic_add_fetch(&di_plan_clock, 1, __ATOMIC_SEQ_CST);
}

uintptr_t di_last_unused_generation(void) {
  di_wait_for_readers();
  uintptr_t last = UINTPTR_MAX;
  di_reader *reader = __atomic_load_n(&readers, __ATOMIC_SEQ_CST);
  for (; reader != NULL; reader = reader->next) {
    uintptr_t since = __atomic_load_n(&reader->since, __ATOMIC_ACQUIRE);
    if (since != 0 && since < last) {
      last = since;
    }
  }
  return last;
}

intptr_t di_next_stripe(void) {
  return di_thread_state_storage.stripe++ & INTPTR_MAX;
}

intptr_t di_number(di_thread_state *state) {
  static intptr_t last_thread, last_branch;
  if (state->number == 0) {
    intptr_t *last = state->branch == NULL ? &last_thread : &last_branch;
    state->number = __atomic_add_fetch(last, 1, __ATOMIC_RELAXED);
  }
  return state->number;
}

intptr_t di_thread_number(void) { return di_number(di_current_thread_state()); }

void *di_allocate(uintptr_t bytes, uintptr_t alignment) {
  void *memory = NULL;
  if (alignment <= 2 * sizeof(void *)) {
    memory = malloc(bytes);
  } else if (posix_memalign(&memory, alignment, bytes) != 0) {
    memory = NULL;
  }
  if (memory == NULL) {
    abort();
  }
  return memory;
}

void di_free(void *memory) { free(memory); }

struct di_mutex {
  pthread_mutex_t system;
  // Whether a thread holds the lock: a hint for others, which only the holder changes. Always 0 in a recursive lock:
  // its holder would wait for itself.
  int is_held;
  int is_recursive;
};

di_mutex *di_mutex_create(int recursive, int on_own_cache_line) {
  di_mutex *mutex = di_allocate(sizeof(di_mutex), on_own_cache_line ? 64 : sizeof(void *));
  mutex->is_held = 0;
  mutex->is_recursive = recursive;
  if (!recursive) {
    pthread_mutex_init(&mutex->system, NULL);
    return mutex;
  }
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&mutex->system, &attributes);
  pthread_mutexattr_destroy(&attributes);
  return mutex;
}

void di_mutex_destroy(di_mutex *mutex) {
  pthread_mutex_destroy(&mutex->system);
  free(mutex);
}

static inline int is_held(const di_mutex *mutex) {
  return __atomic_load_n(&mutex->is_held, __ATOMIC_RELAXED);
}

static inline void note_held(di_mutex *mutex, int is_held) {
  __atomic_store_n(&mutex->is_held, is_held && !mutex->is_recursive, __ATOMIC_RELAXED);
}

// Tells the processor that the thread waits for a few instructions of another one.
static inline void pause_processor(void) {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("isb");
#endif
}

// Waits for a lock, but no longer than about a microsecond.
__attribute__((noinline)) static void await_briefly(const di_mutex *mutex) {
  for (int attempt = 0; attempt < 50 && is_held(mutex); attempt += 1) {
    pause_processor();
  }
}

// Most locks are held for a few dozen instructions. Putting a thread to sleep and waking it takes a hundred times as
// long, so it waits awake first.
void di_mutex_lock(di_mutex *mutex) {
  if (__builtin_expect(is_held(mutex), 0)) {
    await_briefly(mutex);
  }
  pthread_mutex_lock(&mutex->system);
  note_held(mutex, 1);
}

void di_mutex_unlock(di_mutex *mutex) {
  note_held(mutex, 0);
  pthread_mutex_unlock(&mutex->system);
}

struct di_condition {
  pthread_cond_t system;
};

di_condition *di_condition_create(void) {
  di_condition *condition = malloc(sizeof(di_condition));
  if (condition == NULL) {
    abort();
  }
#if defined(__APPLE__)
  pthread_cond_init(&condition->system, NULL);
#else
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&condition->system, &attributes);
  pthread_condattr_destroy(&attributes);
#endif
  return condition;
}

void di_condition_destroy(di_condition *condition) {
  pthread_cond_destroy(&condition->system);
  free(condition);
}

void di_condition_wait(di_condition *condition, di_mutex *mutex) {
  note_held(mutex, 0);
  pthread_cond_wait(&condition->system, &mutex->system);
  note_held(mutex, 1);
}

void di_condition_wait_at_most(
    di_condition *condition, di_mutex *mutex, uint64_t nanoseconds) {
  struct timespec until;
  note_held(mutex, 0);
#if defined(__APPLE__)
  until.tv_sec = (time_t)(nanoseconds / 1000000000u);
  until.tv_nsec = (long)(nanoseconds % 1000000000u);
  pthread_cond_timedwait_relative_np(&condition->system, &mutex->system, &until);
#else
  clock_gettime(CLOCK_MONOTONIC, &until);
  nanoseconds += (uint64_t)until.tv_nsec;
  until.tv_sec += (time_t)(nanoseconds / 1000000000u);
  until.tv_nsec = (long)(nanoseconds % 1000000000u);
  pthread_cond_timedwait(&condition->system, &mutex->system, &until);
#endif
  note_held(mutex, 1);
}

void di_condition_broadcast(di_condition *condition) {
  pthread_cond_broadcast(&condition->system);
}

uint64_t di_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

void di_write_error(const char *line) { fprintf(stderr, "%s\n", line); }

int di_is_main_thread(void) {
#if defined(__APPLE__)
  return pthread_main_np();
#else
  return syscall(SYS_gettid) == getpid();
#endif
}

// A function of the Swift runtime's ABI since Swift 5.5. Public Swift functions either end the process if the
// executor is another one (Actor.assumeIsolated), or know only executors of the user's
// (SerialExecutor.isIsolatingCurrentContext).
typedef struct {
  uintptr_t identity;
  uintptr_t implementation;
} serial_executor;
__attribute__((swiftcall)) extern serial_executor swift_task_getCurrentExecutor(void);

uintptr_t di_current_executor(void) { return swift_task_getCurrentExecutor().identity; }

void di_flush_standard_output(void) {
  if (ftrylockfile(stdout) != 0) return;
  // The lock of a stream is recursive.
  fflush(stdout);
  funlockfile(stdout);
}

// Of the Swift runtime: returns the witness table of a conformance, null if there is none.
extern const void *swift_conformsToProtocol(const void *type, const void *protocol);

int di_conforms(const void *type, const void *protocol) {
  return swift_conformsToProtocol(type, protocol) != NULL;
}
