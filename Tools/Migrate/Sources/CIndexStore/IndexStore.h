// The types of those functions of libIndexStore that check-rooms calls. The library comes with each toolchain, its header
// doesn't.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  const char *data;
  size_t length;
} index_text_t;

typedef void *(*index_open_store_t)(const char *path, void **error);
typedef bool (*index_name_visitor_t)(void *context, index_text_t name);
typedef bool (*index_visit_names_t)(void *store, unsigned sorted, void *context, index_name_visitor_t visitor);
typedef bool (*index_time_t)(
    void *store, const char *unit, int64_t *seconds, int64_t *nanoseconds, void **error);
typedef void *(*index_open_reader_t)(void *store, const char *name, void **error);
typedef void (*index_close_reader_t)(void *reader);
typedef bool (*index_visitor_t)(void *context, void *item);
typedef bool (*index_visit_t)(void *reader, void *context, index_visitor_t visitor);
typedef index_text_t (*index_text_of_t)(void *item);
typedef void *(*index_part_t)(void *item);
typedef unsigned (*index_kind_t)(void *item);
typedef uint64_t (*index_roles_t)(void *item);
typedef void (*index_place_t)(void *occurrence, unsigned *line, unsigned *column);
