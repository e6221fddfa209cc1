// Exports lazies and providers under the name of their module in 3.3 to 5.x. It exports all of DIv3,
// since operators can't be exported one by one.
@_exported public import DIv3
