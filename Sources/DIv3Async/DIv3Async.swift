// The synchronous declarations of the same generation, which asynchronous code uses as well.
@_exported public import DIv3
