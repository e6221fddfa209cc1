/// What a factory or member injection has declared to need, in order.
@usableFromInline
package class DeclaredNeeds {
  final var declared: [(type: any Any.Type, qualifier: Qualifier)] = []
  /// Whether the owner accepts nil if the dependency fails for any reason.
  final private(set) var acceptsMissing = false

  /// Adds the next need of the factory or member injection that declares its needs.
  ///
  /// - Parameter acceptsMissing: Whether the owner accepts nil if the dependency fails for any reason.
  @usableFromInline
  package final func addDependency(
    _ type: any Any.Type, _ qualifier: Qualifier = .none, acceptsMissing: Bool = false
  ) {
    self.acceptsMissing = acceptsMissing
    declared.append((type, qualifier))
  }
}
