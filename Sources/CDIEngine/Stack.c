#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "Platform.h"

#include <stddef.h>
#if defined(__linux__)
#include <sys/resource.h>
#endif

// The stack reserve: room for user code, which pushes no checked frames, and for a failure with its
// path, its text, and its reports. Unoptimized code and code under a sanitizer has larger frames.
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
enum { stack_reserve = 256 * 1024 };
#elif defined(__OPTIMIZE__)
enum { stack_reserve = 64 * 1024 };
#else
enum { stack_reserve = 128 * 1024 };
#endif

// The bounds of the thread's stack once it is measured; both 0 if that is impossible.
static _Thread_local uintptr_t stack_low;
static _Thread_local uintptr_t stack_high;
static _Thread_local int is_measured;

static void measure(void) {
  is_measured = 1;
#if defined(__APPLE__)
  stack_high = (uintptr_t)pthread_get_stackaddr_np(pthread_self());
  stack_low = stack_high - pthread_get_stacksize_np(pthread_self());
#elif defined(_WIN32)
  ULONG_PTR low = 0, high = 0;
  GetCurrentThreadStackLimits(&low, &high);
  // The lowest pages guard the stack.
  stack_low = (uintptr_t)low + 16 * 1024;
  stack_high = (uintptr_t)high;
#elif defined(__linux__)
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  void *address = NULL;
  size_t size = 0;
  size_t guard = 0;
  if (pthread_attr_getstack(&attributes, &address, &size) == 0) {
    pthread_attr_getguardsize(&attributes, &guard);
    stack_low = (uintptr_t)address + guard;
    stack_high = (uintptr_t)address + size;
  }
  pthread_attr_destroy(&attributes);
  if (stack_high != 0 && di_is_main_thread()) {
    // The main thread's stack grows up to a limit; its current size may be smaller.
    struct rlimit limit;
    if (getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) {
      stack_low = stack_high = 0;
    } else if (limit.rlim_cur > stack_high - stack_low && limit.rlim_cur < stack_high) {
      stack_low = stack_high - (uintptr_t)limit.rlim_cur;
    }
  }
#endif
}

int di_is_stack_used_up(di_thread_state *state) {
  if (!is_measured) measure();
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  if (here < stack_low || here >= stack_high) {
    // The thread runs on another stack than the one it began with, whose size is unknown.
    if (stack_high == 0) state->stack_limit = 0;
    return 0;
  }
  // The reserve of a small stack is a quarter, so that most of the stack remains usable.
  uintptr_t quarter = (stack_high - stack_low) / 4;
  state->stack_limit = stack_low + (quarter < stack_reserve ? quarter : stack_reserve);
  state->loop_limit = stack_high - (stack_high - stack_low) / 4;
  return here < state->stack_limit;
}
