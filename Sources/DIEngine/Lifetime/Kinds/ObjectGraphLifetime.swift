extension LifetimeKind {
  /// The object graph of the outermost request keeps the instance until that request ends.
  package static let graph = LifetimeKind("graph", keeper: .objectGraph, reading: .none)
}
