#include "ClassRecords.h"

#if defined(__ELF__)

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

// What an image registers with the Swift runtime when it is loaded. The records of protocols and
// conformances are unused. Later versions of the runtime only append fields.
typedef struct {
  const char *start;
  size_t length;
} record_range;

typedef struct {
  uintptr_t version;
  const void *base_address;
  const void *unused[2];
  record_range protocols;
  record_range conformances;
  record_range types;
} image_sections;

// A relative pointer: the distance from the field that holds it to the target.
typedef int32_t distance;

typedef struct {
  uint32_t flags;
  distance parent;
  distance name;
  distance accessor;
  distance fields;
  distance superclass;
} class_descriptor;

typedef struct {
  const void *metadata;
  size_t state;
} metadata_response;

typedef __attribute__((swiftcall)) metadata_response (*metadata_accessor)(size_t request);

// Weak symbols, so that a program without them links and starts.
extern __attribute__((weak)) void swift_enumerateAllMetadataSections(
    bool (*body)(const image_sections *image, void *context), void *context);
extern __attribute__((weak, swiftcall)) const void *swift_getTypeContextDescriptor(
    const void *metadata);

static bool can_read(void) {
  return swift_enumerateAllMetadataSections != NULL && swift_getTypeContextDescriptor != NULL;
}

static bool count_image(const image_sections *image, void *count) {
  (void)image;
  *(size_t *)count += 1;
  return true;
}

size_t di_image_count(void) {
  size_t count = 0;
  if (can_read()) {
    swift_enumerateAllMetadataSections(count_image, &count);
  }
  return count;
}

static const void *behind(const distance *field) {
  return *field == 0 ? NULL : (const char *)field + *field;
}

enum { kind = 0x1F, kind_of_class = 16, unique = 0x40, generic = 0x80 };

static bool is_class(const class_descriptor *type) {
  return (type->flags & kind) == kind_of_class;
}

// Foreign classes are not unique.
static bool is_own_class(const class_descriptor *type) {
  return is_class(type) && (type->flags & unique);
}

static const class_descriptor *recorded_class(const distance *record) {
  enum { how = 3, direct = 0, indirect = 1 };
  if (*record == 0 || (*record & how) > indirect) {
    return NULL;
  }
  const void *target = (const char *)record + (*record & ~(distance)how);
  if ((*record & how) != direct) {
    target = *(const void *const *)target;
  }
  return target != NULL && is_own_class(target) ? target : NULL;
}

typedef enum { nothing, known, unknown } answer;

// The superclass is a mangled type name. If it starts with a direct or indirect reference to the
// class's declaration, it needs no demangling.
static answer find_superclass(const class_descriptor *type, const class_descriptor **superclass) {
  const char *name = behind(&type->superclass);
  if (name == NULL) {
    return nothing;
  }
  if (name[0] != 1 && name[0] != 2) {
    return unknown;
  }
  distance offset;
  memcpy(&offset, name + 1, sizeof(offset));
  const void *target = name + 1 + offset;
  *superclass = name[0] == 1 ? target : *(const void *const *)target;
  return *superclass != NULL && is_class(*superclass) ? known : unknown;
}

static bool may_descend(const class_descriptor *type, const class_descriptor *base) {
  for (;;) {
    switch (find_superclass(type, &type)) {
    case nothing:
      return false;
    case unknown:
      return true;
    case known:
      if (type == base) {
        return true;
      }
    }
  }
}

typedef struct {
  const class_descriptor *base;
  // Null in a search for generic classes, which have no metadata before their use.
  void (*visit)(const void *metadata, void *context);
  void *context;
  bool has_generic;
} search;

static bool search_image(const image_sections *image, void *context) {
  search *search = context;
  const distance *record = (const distance *)image->types.start;
  for (size_t left = image->types.length / sizeof(*record); left > 0; left--, record++) {
    const class_descriptor *type = recorded_class(record);
    if (type == NULL || type == search->base || !!(type->flags & generic) == !!search->visit ||
        !may_descend(type, search->base)) {
      continue;
    }
    if (search->visit == NULL) {
      search->has_generic = true;
      return false;
    }
    metadata_accessor accessor = (metadata_accessor)behind(&type->accessor);
    if (accessor != NULL) {
      search->visit(accessor(0).metadata, search->context);
    }
  }
  return true;
}

void di_visit_descendants(
    const void *base, void (*visit)(const void *metadata, void *context), void *context) {
  if (!can_read()) {
    return;
  }
  search search = {swift_getTypeContextDescriptor(base), visit, context, false};
  if (search.base != NULL) {
    swift_enumerateAllMetadataSections(search_image, &search);
  }
}

int di_has_generic_descendants(const void *base) {
  if (!can_read()) {
    return -1;
  }
  search search = {swift_getTypeContextDescriptor(base), NULL, NULL, false};
  if (search.base == NULL) {
    return -1;
  }
  swift_enumerateAllMetadataSections(search_image, &search);
  return search.has_generic;
}

#else

size_t di_image_count(void) { return 0; }

int di_has_generic_descendants(const void *base) {
  (void)base;
  return -1;
}

void di_visit_descendants(
    const void *base, void (*visit)(const void *metadata, void *context), void *context) {
  (void)base;
  (void)visit;
  (void)context;
}

#endif
