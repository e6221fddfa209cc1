/// Injects into what a storyboard makes: a controller, and those that it contains.
///
/// Each generation says by which scope, from which group of components, and what becomes of
/// failures. What contains what is told by whoever knows the platform's classes.
package final class ControllerInjector {
  private let injectObject:
    (AnyObject, _ again: @escaping () -> Void) throws -> Scope.ControllerOutcome
  private let failed: (AnyObject, Failure) -> Void
  private let injected: InjectedObjects

  /// - Parameters:
  ///   - view: the container; it is held strongly.
  ///   - viewpoint: the group of components that controllers are injected from.
  ///   - scope: the scope of the container at the time of an injection.
  ///   - injected: the objects that need nothing any more.
  ///   - unknown: called for an object whose class has no component.
  ///   - failed: called for an object whose injection failed; the walk goes on.
  package init<View: ScopeView>(
    for view: View, from module: RequestingModule, scope: @escaping (View) -> Scope,
    injected: InjectedObjects = .shared, unknown: @escaping (AnyObject) -> Void = { _ in },
    failed: @escaping (AnyObject, Failure) -> Void
  ) {
    injectObject = { object, again in
      let outcome = try scope(view).injectController(
        object, from: module, for: view, again: again)
      if outcome == .unknownClass { unknown(object) }
      return outcome
    }
    self.injected = injected
    self.failed = failed
  }

  /// Injects into a controller and into all that it contains: parents before children, siblings in
  /// order. Those that were injected before are passed over, but not their children.
  ///
  /// - Parameter children: what a controller contains, in order. It may lead in circles.
  package func inject(into root: AnyObject, children: (AnyObject) -> [AnyObject]) {
    var waiting = [root]
    var seen: Set<ObjectIdentifier> = []
    // Holds what is seen: addresses must not be used again meanwhile.
    var visited: [AnyObject] = []
    while let next = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      visited.append(next)
      if !injected.contains(next) { inject(into: next) }
      waiting += children(next).reversed()
    }
  }

  private func inject(into object: AnyObject) {
    do {
      let outcome = try injectObject(object) { [self] in inject(into: object) }
      // Another container may know a class that this one does not.
      if outcome != .unknownClass { injected.insert(object) }
    } catch {
      injected.insert(object)
      failed(object, error as! Failure)
    }
  }
}

/// The objects that storyboards have injected: each is injected once, whichever storyboard or walk
/// reaches it first. Objects are held weakly.
package final class InjectedObjects: @unchecked Sendable {
  /// Those of all storyboards of the process.
  package static let shared = InjectedObjects()

  private struct Entry {
    weak var object: AnyObject?
    let number: Int
  }

  private let mutex = Mutex()
  // An address may belong to another object by the time it is looked up.
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var insertions = 0
  private var nextPurge = 32

  package init() {}

  package func contains(_ object: AnyObject) -> Bool {
    // Released outside of the lock: a deinit is user code.
    let known = mutex.locked { entries[ObjectIdentifier(object)]?.object }
    return known === object
  }

  /// Notes an object, at a cost that is constant on average.
  package func insert(_ object: AnyObject) {
    mutex.locked {
      insertions += 1
      entries[ObjectIdentifier(object)] = Entry(object: object, number: insertions)
    }
    purge()
  }

  package var count: Int { mutex.locked { entries.count } }

  private func purge() {
    let candidates = mutex.locked { entries.count < nextPurge ? nil : entries }
    guard let candidates else { return }
    let gone = candidates.filter { $0.value.object == nil }
    mutex.locked {
      // What was noted at the same address since stays.
      for (address, entry) in gone where entries[address]?.number == entry.number {
        entries[address] = nil
      }
      nextPurge = max(32, entries.count * 2)
    }
  }
}
