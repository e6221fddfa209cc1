/// The classes of the process that are known to inherit from others.
///
/// Most are found in what is loaded. A linker drops a file of a static library that nothing refers
/// to, and a generic class is made when it is used; such classes are known once they are declared.
package final class ClassCatalogue: @unchecked Sendable {
  package static let shared = ClassCatalogue()

  /// What was found below a class when the loaded classes were in some state.
  private struct Finding {
    let state: Int
    let classes: [AnyClass]
  }

  private let mutex = Mutex()
  private var declared: [AnyClass] = []
  private var findings: [ObjectIdentifier: Finding] = [:]

  package init() {}

  /// Makes classes known, wherever they come from. Repetitions are ignored.
  package func declare(_ classes: [AnyClass]) {
    mutex.locked {
      for type in classes where !declared.contains(where: { $0 == type }) {
        declared.append(type)
      }
    }
  }

  /// All known classes below `base`, each once: the declared ones in the order of declaration,
  /// then the found ones by their full names.
  ///
  /// The first call for a class reads the records of all loaded classes; so does the first one
  /// after more were loaded.
  package func descendants<Base: AnyObject>(of base: Base.Type) -> [Base.Type] {
    let declared = mutex.locked { self.declared }.filter { isStrictDescendant($0, of: base) }
    let known = Set(declared.map { ObjectIdentifier($0) })
    let others = found(below: base).filter { !known.contains(ObjectIdentifier($0)) }
    return (declared + others).map { $0 as! Base.Type }
  }

  private func found(below base: AnyClass) -> [AnyClass] {
    // Read first: what is loaded while the classes are read makes the finding old, not wrong.
    let state = LoadedClasses.state
    let key = ObjectIdentifier(base)
    if let finding = mutex.locked({ findings[key] }), finding.state == state {
      return finding.classes
    }
    let classes = sortedByName(
      LoadedClasses.candidates(below: base).filter { isStrictDescendant($0, of: base) })
    mutex.locked { findings[key] = Finding(state: state, classes: classes) }
    return classes
  }
}

/// Classes by their full names; those of one name stay in order.
private func sortedByName(_ classes: [AnyClass]) -> [AnyClass] {
  classes.enumerated()
    .map { (name: steadyName(of: $0.element), place: $0.offset, type: $0.element) }
    .sorted { ($0.name, $0.place) < ($1.name, $1.place) }
    .map(\.type)
}

/// The full name of a class, without the addresses that stand for files and functions in the names
/// of private classes: these differ from run to run.
private func steadyName(of type: AnyClass) -> String {
  String(reflecting: type).split(separator: ".")
    .filter { !$0.hasPrefix("(unknown context at ") }
    .joined(separator: ".")
}
