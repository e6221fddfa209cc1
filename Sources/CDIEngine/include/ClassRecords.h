#ifndef CDIENGINE_CLASS_RECORDS_H
#define CDIENGINE_CLASS_RECORDS_H

#include <stddef.h>

// The classes that the loaded images declare, read from Swift's own records of types. Systems
// whose images are not ELF files have none here.

// The number of images that Swift knows; it never falls.
size_t di_image_count(void);

// Calls `visit` with the metadata of each class that is not generic and whose declaration leads
// to `base`, the metadata of a class. The order is that of the images and of their records.
// The metadata of other classes is not touched, except where a declaration doesn't tell.
void di_visit_descendants(
    const void *_Nonnull base,
    void (*_Nonnull visit)(const void *_Nonnull metadata, void *_Nonnull context),
    void *_Nonnull context);

#endif
