// Lazy and provider, for code that imports them by the name of the module that had them in 3.3 to 5.x.
// The whole module, since operators can't be exported one by one.
@_exported public import DIv3
