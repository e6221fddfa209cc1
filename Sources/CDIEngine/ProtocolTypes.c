#include "CDIEngine.h"

#include <stdlib.h>
#include <string.h>

// The shape of a protocol type with arguments, and what it requires of `Self`: part of the runtime's ABI since Swift 5.7.
typedef struct {
  uint32_t flags;
  int32_t parameter, other;
} generic_requirement;

typedef struct {
  uint32_t flags;
  int32_t parent, name;
  uint32_t own_requirements, requirements;
  int32_t associated_names;
} protocol_record;

typedef struct {
  uint32_t flags;
  int32_t implementation;
} protocol_requirement;

// An argument of a protocol type: the type that stands for an associated type of a protocol.
typedef struct {
  const protocol_record *protocol;
  // The number among the associated types.
  int associated;
  // Where code writes it.
  int number;
  const void *type;
} protocol_argument;

static const char *at(const int32_t *offset) { return (const char *)offset + *offset; }

// An address whose lowest bit says that it is that of the address.
static const void *at_indirectable(const int32_t *offset) {
  const char *address = (const char *)offset + (*offset & ~3);
  return *offset & 1 ? *(const void *const *)address : address;
}

// The requirements of a protocol type with arguments; null for other types, and for those with a superclass.
static const generic_requirement *requirements_of(
    const void *existential, int *count, int *needs_class) {
  const uintptr_t *words = existential;
  if (words[0] != 0x307) return NULL;
  const char *shape = (const char *)words[1];
  uint32_t flags = *(const uint32_t *)shape;
  const uint16_t *header = (const uint16_t *)(shape + 8);
  // A protocol type (0) or one of classes (1), with arguments (0x100), whose parameters have no records of their own.
  if ((flags & 0xFE) != 0 || (flags & 0x3900) != 0x1900) return NULL;
  *needs_class = flags & 1;
  *count = header[1];
  // An expression of the type, functions for values, and the header of the arguments may come before.
  return (const generic_requirement *)(
      shape + 24 + (flags & 0x200 ? 4 : 0) + (flags & 0x400 ? 4 : 0));
}

enum { kind_mask = 0x1F, is_protocol = 0, is_same_type = 1, is_layout = 0x1F };

// The protocol of a type that names one only; null for others.
static const void *only_protocol(const void *existential) {
  int count, needs_class;
  const generic_requirement *all = requirements_of(existential, &count, &needs_class);
  const void *only = NULL;
  for (int index = 0; index < count; index++) {
    if ((all[index].flags & kind_mask) != is_protocol) continue;
    if (only != NULL) return NULL;
    only = at_indirectable(&all[index].other);
  }
  return only;
}

// Reads a requirement like `Self.Entity == User`.
static int read_argument(
    const generic_requirement *requirement, const void *existential, protocol_argument *argument) {
  // `x`, `q_`, `q0_`.
  const char *text = at(&requirement->parameter);
  int number = 0;
  if (strcmp(text, "x") != 0) {
    if (*text++ != 'q') return 0;
    if (*text != '_') number = (int)strtol(text, (char **)&text, 10) + 1;
    if (strcmp(text, "_") != 0) return 0;
    number += 1;
  }
  argument->number = number;
  argument->type = ((const void *const *)existential)[2 + number];
  // The name of the associated type, after its length, and its protocol.
  const char *name = at(&requirement->other);
  if (*name == '0') return 0;
  size_t length = strtoul(name, (char **)&name, 10);
  if (length == 0 || strnlen(name, length) < length) return 0;
  const char *reference = name + length;
  if (*reference == 1 || *reference == 2) {
    int32_t offset;
    memcpy(&offset, reference + 1, sizeof offset);
    const char *address = reference + 1 + offset;
    argument->protocol = *reference == 1 ? (const void *)address : *(const void *const *)address;
    reference += 5;
  } else if (*reference == 'S') {
    // One of the standard library's has a letter: that of the type, or one that it inherits from.
    argument->protocol = only_protocol(existential);
    reference += reference[1] == 'c' ? 3 : 2;
  } else {
    return 0;
  }
  if (argument->protocol == NULL || argument->protocol->associated_names == 0
      || strcmp(reference, "Qyd__") != 0) return 0;
  const char *known = at(&argument->protocol->associated_names);
  for (int index = 0;; index++) {
    size_t known_length = strcspn(known, " ");
    if (known_length == length && memcmp(known, name, length) == 0) {
      argument->associated = index;
      return 1;
    }
    if (known[known_length] == 0) return 0;
    known += known_length + 1;
  }
}

int di_protocols(
    const void *existential, const void **protocols, int capacity, int *needs_class) {
  int count, found = 0;
  const generic_requirement *all = requirements_of(existential, &count, needs_class);
  if (all == NULL) return -1;
  for (int index = 0; index < count; index++) {
    protocol_argument argument;
    switch (all[index].flags & kind_mask) {
      case is_protocol:
        if (strcmp(at(&all[index].parameter), "qd__") != 0 || found == capacity) return -1;
        protocols[found++] = at_indirectable(&all[index].other);
        break;
      case is_same_type:
        if (!read_argument(&all[index], existential, &argument)) return -1;
        break;
      case is_layout: break;
      default: return -1;
    }
  }
  return found;
}

int di_argument(const void *existential, int number, const void **type) {
  enum { capacity = 16 };
  const void *protocols[capacity];
  int count, needs_class, known = di_protocols(existential, protocols, capacity, &needs_class);
  if (known < 0) return -2;
  const generic_requirement *all = requirements_of(existential, &count, &needs_class);
  for (int index = 0; index < count; index++) {
    protocol_argument argument;
    if ((all[index].flags & kind_mask) != is_same_type) continue;
    read_argument(&all[index], existential, &argument);
    if (argument.number != number) continue;
    *type = argument.type;
    while (--known >= 0 && protocols[known] != argument.protocol) {}
    return known;
  }
  return -2;
}

typedef struct {
  const void *type;
  uintptr_t state;
} metadata_response;
__attribute__((swiftcall)) extern metadata_response swift_getAssociatedTypeWitness(
    uintptr_t request, const void *table, const void *type, const void *base,
    const void *associated);

int di_arguments_hold(const void *type, const void *existential) {
  int count, needs_class;
  const generic_requirement *all = requirements_of(existential, &count, &needs_class);
  if (all == NULL) return 0;
  for (int index = 0; index < count; index++) {
    if ((all[index].flags & kind_mask) != is_same_type) continue;
    protocol_argument argument;
    if (!read_argument(&all[index], existential, &argument)) return 0;
    const void *actor, *table = di_conformance(type, argument.protocol, &actor);
    if (table == NULL) return 0;
    // The requirements follow those of the protocol's signature. The first entry of a table is the conformance.
    const protocol_requirement *first = (const void *)(
        (const char *)(argument.protocol + 1)
        + argument.protocol->own_requirements * sizeof(generic_requirement));
    const protocol_requirement *associated = first;
    for (int skipped = 0; (associated->flags & 0xF) != 7 || skipped++ < argument.associated;) {
      if (++associated == first + argument.protocol->requirements) return 0;
    }
    if (swift_getAssociatedTypeWitness(0, table, type, first - 1, associated).type
        != argument.type) return 0;
  }
  return 1;
}
