// What the systems call differently. The branches for Windows and WASI are type-checked, but not tested.
#ifndef DI_PLATFORM_H
#define DI_PLATFORM_H

#include "CDIEngine.h"

// A key for values of a thread, which a function gets when the thread ends.

#if defined(_WIN32)

#define WIN32_LEAN_AND_MEAN
#define NOMINMAX
#include <windows.h>

// The calling convention of callbacks is the usual one there, other than on 32-bit Windows.
_Static_assert(sizeof(void *) == 8, "32-bit Windows is not supported");

typedef DWORD di_key;

static inline void di_key_create(di_key *key, void (*release)(void *)) {
  *key = FlsAlloc((PFLS_CALLBACK_FUNCTION)release);
}

static inline void di_key_set(di_key key, void *value) { FlsSetValue(key, value); }

#elif defined(__wasi__)

#if defined(_REENTRANT)
#error "WASI with threads is not supported"
#endif
// There are no threads: nothing waits, and the only thread ends with the process.
#define DI_NO_THREADS

typedef int di_key;

static inline void di_key_create(di_key *key, void (*release)(void *)) {
  (void)key;
  (void)release;
}

static inline void di_key_set(di_key key, void *value) {
  (void)key;
  (void)value;
}

#else

#include <pthread.h>

typedef pthread_key_t di_key;

static inline void di_key_create(di_key *key, void (*release)(void *)) {
  pthread_key_create(key, release);
}

static inline void di_key_set(di_key key, void *value) { pthread_setspecific(key, value); }

#endif

#endif
