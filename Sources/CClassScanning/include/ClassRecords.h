#ifndef CLASS_RECORDS_H
#define CLASS_RECORDS_H

#include <stddef.h>

// The classes declared by the loaded images, read from Swift's own type records. Empty on systems whose
// images are not ELF files.

// Returns the number of images that Swift knows; it never decreases.
size_t di_image_count(void);

// Calls `visit` with the metadata of each non-generic class whose declaration leads to `base`, the
// metadata of a class. The order is that of the images and of their records. Does not touch the
// metadata of other classes, except if a declaration does not name its superclass plainly.
void di_visit_descendants(
    const void *_Nonnull base,
    void (*_Nonnull visit)(const void *_Nonnull metadata, void *_Nonnull context),
    void *_Nonnull context);

// Returns 1 if the declaration of a generic class leads to `base`, or may lead to it; 0 if none does; -1 if
// the classes can't be read.
int di_has_generic_descendants(const void *_Nonnull base);

#endif
