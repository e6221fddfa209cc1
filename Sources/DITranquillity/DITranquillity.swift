// The modern API under the name that its code has always imported.
@_exported public import DIv3
