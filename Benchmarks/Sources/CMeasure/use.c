#include "CMeasure.h"

void measure_use(const void *pointer) {
  __asm__ volatile("" : : "r"(pointer) : "memory");
}
