#include "CMeasure.h"

#if defined(__APPLE__)
#include <malloc/malloc.h>

size_t measure_memory_in_use(void) {
  malloc_statistics_t statistics;
  malloc_zone_statistics(NULL, &statistics);
  return statistics.size_in_use;
}
#elif defined(__linux__)
#include <malloc.h>

size_t measure_memory_in_use(void) {
#ifdef __GLIBC__
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
#else
  return 0;
#endif
}
#else
size_t measure_memory_in_use(void) {
  return 0;
}
#endif
