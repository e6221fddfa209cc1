internal import DIEngine

/// The known classes of the process, with their inheritance.
///
/// The catalogue finds most classes in the loaded images. It can't find all: a linker drops a file of a
/// static library that nothing refers to, and the runtime creates a generic class on its first use. Such
/// classes are known once they are declared.
package final class ClassCatalogue: Sendable {
  package static let shared = ClassCatalogue()

  /// The classes found below a class for one state of the loaded classes.
  private struct Finding {
    let state: Int
    let classes: [AnyClass]
  }

  private struct State {
    var declared: [AnyClass] = []
    var findings: [ObjectIdentifier: Finding] = [:]
  }

  private let state = Guarded(State())

  package init() {}

  /// Adds classes to the catalogue, wherever they come from. Repeated classes are ignored.
  package func declare(_ classes: [AnyClass]) {
    state.locked { state in
      for type in classes where !state.declared.contains(where: { $0 == type }) {
        state.declared.append(type)
      }
    }
  }

  /// Returns all known classes below `base`, each once: the declared ones in the order of declaration,
  /// followed by the found ones by their full names.
  ///
  /// - Complexity: The first call for a class, and the first one after more classes were loaded, read the
  ///   records of all loaded classes.
  package func descendants<Base: AnyObject>(of base: Base.Type) -> [Base.Type] {
    let declared = state.locked { $0.declared }.filter { isStrictDescendant($0, of: base) }
    let known = Set(declared.map { ObjectIdentifier($0) })
    let others = found(below: base).filter { !known.contains(ObjectIdentifier($0)) }
    return (declared + others).map { $0 as! Base.Type }
  }

  package func haveGeneric(below base: AnyClass) -> Bool? { LoadedClasses.haveGeneric(below: base) }

  private func found(below base: AnyClass) -> [AnyClass] {
    // Read first: classes loaded during the search make the finding outdated, not wrong.
    let state = LoadedClasses.state
    let key = ObjectIdentifier(base)
    if let finding = self.state.locked({ $0.findings[key] }), finding.state == state {
      return finding.classes
    }
    let classes = sortedByName(
      LoadedClasses.candidates(below: base).filter { isStrictDescendant($0, of: base) })
    self.state.locked { $0.findings[key] = Finding(state: state, classes: classes) }
    return classes
  }
}

/// Returns classes sorted by their full names. Classes with equal names keep their order.
private func sortedByName(_ classes: [AnyClass]) -> [AnyClass] {
  classes.enumerated()
    .map { (name: steadyName(of: $0.element), place: $0.offset, type: $0.element) }
    .sorted { ($0.name, $0.place) < ($1.name, $1.place) }
    .map(\.type)
}

/// Returns the full name of a class without the addresses that stand for files and functions in names of
/// private classes, since they differ between runs.
private func steadyName(of type: AnyClass) -> String {
  String(reflecting: type).split(separator: ".")
    .filter { !$0.hasPrefix("(unknown context at ") }
    .joined(separator: ".")
}

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
