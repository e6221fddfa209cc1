/// Selects the known classes below a base class that a predicate accepts.
package struct ClassSelection<Base: AnyObject> {
  private let accepts: (Base.Type) -> Bool

  /// Creates a selection of classes.
  ///
  /// - Parameters:
  ///   - predicate: Returns whether to select a class.
  ///   - isInBundle: Returns whether a class is from the bundle of the selection. The predicate receives only
  ///     classes for which it returns true.
  package init(
    byType predicate: @escaping (Base.Type) -> Bool,
    in isInBundle: @escaping (AnyClass) -> Bool = { _ in true }
  ) {
    accepts = { isInBundle($0) && predicate($0) }
  }

  /// Creates a selection of classes by their names, which the predicate receives without the modules and the
  /// enclosing types.
  package init(
    byName predicate: @escaping (String) -> Bool,
    in isInBundle: @escaping (AnyClass) -> Bool = { _ in true }
  ) {
    self.init(byType: { predicate(String(describing: $0)) }, in: isInBundle)
  }

  /// Returns the selected classes in the order of ``ClassCatalogue/descendants(of:)``.
  ///
  /// - Parameter excluded: Classes that are never selected. The predicate doesn't receive them.
  package func types(excluding excluded: [AnyClass] = []) -> [Base.Type] {
    ClassCatalogue.shared.descendants(of: Base.self).filter { type in
      !excluded.contains { $0 == type } && accepts(type)
    }
  }
}
