#include "Platform.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#if defined(_WIN32)
#include <malloc.h>
#else
#include <sched.h>
#include <unistd.h>
#endif

#if defined(__linux__)
#include <sys/syscall.h>
// Not part of each C library's headers; the numbers are those of the kernel's interface.
enum { register_private_expedited = 1 << 4, private_expedited = 1 << 3 };
#endif

_Thread_local di_thread_state di_thread_state_storage = {
    .stack_limit = UINTPTR_MAX, .loop_limit = UINTPTR_MAX};

int di_tasks_in_use;

void di_back_off(unsigned attempt) {
#if defined(_WIN32)
  if (attempt < 64) {
    SwitchToThread();
  } else {
    Sleep(1);
  }
#elif !defined(DI_NO_THREADS)
  if (attempt < 64) {
    sched_yield();
  } else {
    struct timespec pause = {0, 100 * 1000};
    nanosleep(&pause, NULL);
  }
#endif
}

static uint64_t last_number;

uint64_t di_next_number(void) { return __atomic_add_fetch(&last_number, 1, __ATOMIC_RELAXED); }

// All readers. The list only grows, and threads reuse readers: it has as many as the largest number of
// threads at one time.
static di_reader *readers;
// Whether readers must order their memory accesses with a fence. They needn't if the system can do it
// for them when a thread waits for readers, which is rare.
static int readers_fence = 1;
static di_key reader_key;

static void (*release_branch)(void *branch);

static void give_reader_back(void *reader) {
  void *branch = di_thread_state_storage.spare_branch;
  di_thread_state_storage.spare_branch = NULL;
  if (branch != NULL) __atomic_load_n(&release_branch, __ATOMIC_RELAXED)(branch);
  di_free_strand(&di_thread_state_storage);
  di_thread_state_storage.reader = NULL;
  di_thread_state_storage.quick_reader = NULL;
  __atomic_store_n(&((di_reader *)reader)->is_used, 0, __ATOMIC_RELEASE);
}

// Decides whether readers need fences. The first thread to register a reader calls it, so no reading
// begins before the decision.
static void prepare_readers(void) {
  di_key_create(&reader_key, give_reader_back);
#if defined(__linux__) && defined(SYS_membarrier)
  if (syscall(SYS_membarrier, register_private_expedited, 0, 0) == 0) {
    __atomic_store_n(&readers_fence, 0, __ATOMIC_RELAXED);
  }
#elif defined(_WIN32) || defined(DI_NO_THREADS)
  __atomic_store_n(&readers_fence, 0, __ATOMIC_RELAXED);
#endif
}

// Assigns a reader to a thread, until the thread ends.
static di_reader *register_reader(di_thread_state *thread) {
  static uintptr_t lock;
  di_spin_lock(&lock);
  if (readers == NULL) prepare_readers();
  di_reader *reader = readers;
  while (reader != NULL && __atomic_load_n(&reader->is_used, __ATOMIC_ACQUIRE)) {
    reader = reader->next;
  }
  if (reader == NULL) {
    reader = di_allocate(sizeof(di_reader), 64);
    reader->count = 0;
    reader->next = readers;
    __atomic_store_n(&readers, reader, __ATOMIC_SEQ_CST);
  }
  __atomic_store_n(&reader->is_used, 1, __ATOMIC_RELAXED);
  di_spin_unlock(&lock);
  thread->reader = reader;
  if (!__atomic_load_n(&readers_fence, __ATOMIC_RELAXED)) thread->quick_reader = reader;
  di_key_set(reader_key, reader);
  // A waiting thread sees this reader from here on, or was done before the reader begins to read.
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  return reader;
}

void di_keep_branch(void *branch, void (*release)(void *branch)) {
  di_thread_state *thread = di_current_thread_state();
  // Releases the branch when the thread ends.
  if (thread->reader == NULL) register_reader(thread);
  __atomic_store_n(&release_branch, release, __ATOMIC_RELAXED);
  thread->spare_branch = branch;
}

di_reader *di_begin_reading_slowly(di_thread_state *thread) {
  di_reader *reader = thread->reader;
  if (reader == NULL) reader = register_reader(thread);
  __atomic_store_n(&reader->count, reader->count + 1, __ATOMIC_RELAXED);
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  return reader;
}

void di_wait_for_readers(void) {
  // Orders this thread's earlier writes before its later reads of the readers' state.
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
#if defined(__linux__) && defined(SYS_membarrier)
  if (!__atomic_load_n(&readers_fence, __ATOMIC_RELAXED)) {
    syscall(SYS_membarrier, private_expedited, 0, 0);
  }
#elif defined(_WIN32)
  FlushProcessWriteBuffers();
#endif
  di_reader *reader = __atomic_load_n(&readers, __ATOMIC_SEQ_CST);
  for (; reader != NULL; reader = reader->next) {
    uintptr_t count = __atomic_load_n(&reader->count, __ATOMIC_ACQUIRE);
    if (count % 2 == 0) continue;
    for (unsigned i = 0; __atomic_load_n(&reader->count, __ATOMIC_ACQUIRE) == count; i++) {
      di_back_off(i);
    }
  }
}

intptr_t di_number(di_thread_state *state) {
  static intptr_t last_thread, last_branch;
  if (state->number == 0) {
    intptr_t *last = state->branch == NULL ? &last_thread : &last_branch;
    state->number = __atomic_add_fetch(last, 1, __ATOMIC_RELAXED);
  }
  return state->number;
}

void *di_allocate(uintptr_t bytes, uintptr_t alignment) {
  void *memory = NULL;
#if defined(_WIN32)
  // Only one function releases memory: all of it is aligned memory.
  memory = _aligned_malloc(bytes, alignment);
#else
  if (alignment <= 2 * sizeof(void *)) {
    memory = malloc(bytes);
  } else if (posix_memalign(&memory, alignment, bytes) != 0) {
    memory = NULL;
  }
#endif
  if (memory == NULL) abort();
  return memory;
}

void di_free(void *memory) {
#if defined(_WIN32)
  _aligned_free(memory);
#else
  free(memory);
#endif
}

// Pieces that are larger aren't kept for the next time. Very many branches may wait, most of them with few calls.
enum { first_of_thread = 16 * 1024, first_of_branch = 1024, largest_kept = 64 * 1024 };

void *di_push_segment(di_thread_state *state, uintptr_t bytes) {
  // Frees the memory when the thread ends.
  if (state->reader == NULL) register_reader(state);
  di_strand *strand = &state->strand;
  di_segment *below = strand->segment, *segment = below == NULL ? NULL : below->above;
  uintptr_t needed = sizeof(di_segment) + bytes;
  if (segment == NULL || needed > (uintptr_t)(segment->end - (char *)segment)) {
    uintptr_t size = below != NULL            ? 2 * (uintptr_t)(below->end - (char *)below)
                     : state->principal == NULL ? first_of_thread
                                              : first_of_branch;
    while (size < needed) size *= 2;
    di_segment *new_segment = di_allocate(size, 16);
    new_segment->below = below;
    new_segment->above = segment;
    new_segment->end = (char *)new_segment + size;
    if (segment != NULL) segment->below = new_segment;
    if (below != NULL) below->above = new_segment;
    segment = new_segment;
  }
  segment->top_below = strand->top;
  strand->segment = segment;
  strand->end = segment->end;
  strand->first = below == NULL ? NULL : (char *)(segment + 1);
  strand->top = (char *)(segment + 1) + bytes;
  return segment + 1;
}

static void free_segments(di_segment *segment) {
  while (segment != NULL) {
    di_segment *above = segment->above;
    di_free(segment);
    segment = above;
  }
}

void di_pop_segment(di_thread_state *state) {
  di_strand *strand = &state->strand;
  di_segment *left = strand->segment, *segment = left->below;
  strand->top = left->top_below;
  strand->segment = segment;
  strand->end = segment->end;
  strand->first = segment->below == NULL ? NULL : (char *)(segment + 1);
  if (left->end - (char *)left > largest_kept) {
    free_segments(left);
    segment->above = NULL;
  }
}

void di_free_strand(di_thread_state *state) {
  di_segment *segment = state->strand.segment;
  while (segment != NULL && segment->below != NULL) segment = segment->below;
  free_segments(segment);
  state->strand = (di_strand){NULL};
}

uint64_t di_now(void) {
#if defined(_WIN32)
  LARGE_INTEGER ticks, frequency;
  QueryPerformanceCounter(&ticks);
  QueryPerformanceFrequency(&frequency);
  uint64_t count = (uint64_t)ticks.QuadPart, each = (uint64_t)frequency.QuadPart;
  return count / each * 1000000000u + count % each * 1000000000u / each;
#else
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
#endif
}

void di_write_error(const char *line) { fprintf(stderr, "%s\n", line); }

#if defined(_WIN32)
// The thread that loads the program.
static DWORD main_thread;

__attribute__((constructor)) static void note_main_thread(void) {
  main_thread = GetCurrentThreadId();
}
#endif

int di_is_main_thread(void) {
#if defined(__APPLE__)
  return pthread_main_np();
#elif defined(_WIN32)
  return GetCurrentThreadId() == main_thread;
#elif defined(DI_NO_THREADS)
  return 1;
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
#if defined(_WIN32) || defined(DI_NO_THREADS)
  // Windows can't ask whether another thread uses the stream.
  fflush(stdout);
#else
  if (ftrylockfile(stdout) != 0) return;
  // The lock of a stream is recursive.
  fflush(stdout);
  funlockfile(stdout);
#endif
}

// Of the Swift runtime: returns the witness table of a conformance, null if there is none.
extern const void *swift_conformsToProtocol(const void *type, const void *protocol);

int di_conforms(const void *type, const void *protocol) {
  return swift_conformsToProtocol(type, protocol) != NULL;
}

// Of the runtime since Swift 6.2: the same, and writes the global actor's type and its witness table for GlobalActor. Earlier
// ones know no isolated conformances: their casts succeed on each thread.
typedef const void *conformance_finder(const void *type, const void *protocol, const void **context);

#if defined(__APPLE__)
#include <dlfcn.h>
// Looked up: SDKs of earlier releases don't have the name.
static conformance_finder *conformance_finder_of_runtime(void) {
  static int is_known;
  static conformance_finder *finder;
  if (!__atomic_load_n(&is_known, __ATOMIC_ACQUIRE)) {
    void *found = dlsym(RTLD_DEFAULT, "swift_conformsToProtocolWithExecutionContext");
    __atomic_store_n(&finder, (conformance_finder *)found, __ATOMIC_RELAXED);
    __atomic_store_n(&is_known, 1, __ATOMIC_RELEASE);
  }
  return __atomic_load_n(&finder, __ATOMIC_RELAXED);
}
#elif defined(_WIN32)
static conformance_finder *conformance_finder_of_runtime(void) {
  HMODULE runtime = GetModuleHandleA("swiftCore.dll");
  return runtime == NULL ? NULL
      : (conformance_finder *)(void *)GetProcAddress(
            runtime, "swift_conformsToProtocolWithExecutionContext");
}
#else
__attribute__((weak)) extern conformance_finder swift_conformsToProtocolWithExecutionContext;
static conformance_finder *conformance_finder_of_runtime(void) {
  return swift_conformsToProtocolWithExecutionContext;
}
#endif

const void *di_conformance(const void *type, const void *protocol, const void **actor) {
  conformance_finder *find = conformance_finder_of_runtime();
  *actor = NULL;
  if (find == NULL) return swift_conformsToProtocol(type, protocol);
  // Two words in Swift 6.2 and 6.3, zero for a conformance of no actor; room for more.
  const void *context[8] = {NULL};
  const void *table = find(type, protocol, context);
  *actor = context[0];
  return table;
}
