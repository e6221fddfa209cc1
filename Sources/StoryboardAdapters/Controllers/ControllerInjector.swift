package import DIEngine

/// Injects members into the objects that a storyboard creates: a controller and those that it contains.
///
/// Each generation chooses the scope and the requesting module, and handles failures. The caller, who
/// knows the platform's classes, provides the children of each controller.
package final class ControllerInjector {
  private let injectObject:
    (AnyObject, _ again: @escaping () -> Void) throws -> Scope.ControllerOutcome
  private let failed: (AnyObject, Failure) -> Void
  private let injected: InjectedObjects

  /// Creates an injector.
  ///
  /// - Parameters:
  ///     - view: The container, which the injector retains.
  ///     - module: The requesting module of the controllers' injections.
  ///     - scope: Returns the container's scope at the time of an injection.
  ///     - injected: The objects that need no injection any more.
  ///     - unknown: Called for an object whose class has no component.
  ///     - failed: Called for an object whose injection failed; the traversal continues.
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

  /// Injects members into a controller and everything it contains: parents before children, siblings in
  /// order. Skips objects that were injected before, but not their children.
  ///
  /// - Parameters:
  ///     - root: The controller to begin with.
  ///     - children: Returns the objects that a controller contains, in order. The containment may have
  ///     cycles.
  package func inject(into root: AnyObject, children: (AnyObject) -> [AnyObject]) {
    var waiting = [root]
    var seen: Set<ObjectIdentifier> = []
    // Retains the visited objects, so that their addresses are not reused during the traversal.
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

/// The objects that storyboards have injected, held weakly. Each object is injected once, by the first
/// storyboard or traversal that reaches it.
package final class InjectedObjects: Sendable {
  /// The injected objects of all storyboards in the process.
  package static let shared = InjectedObjects()

  private struct Entry {
    weak var object: AnyObject?
    let number: Int
  }

  private struct State {
    // By address. When an entry is looked up, its address may belong to another object.
    var entries: [ObjectIdentifier: Entry] = [:]
    var insertions = 0
    var nextPurge = 32
  }

  private let state = Guarded(State())

  package init() {}

  package func contains(_ object: AnyObject) -> Bool {
    // Released outside the lock: a deinit is user code.
    let known = state.locked { $0.entries[ObjectIdentifier(object)]?.object }
    return known === object
  }

  /// Adds an object.
  ///
  /// - Complexity: Amortized O(1).
  package func insert(_ object: AnyObject) {
    state.locked { state in
      state.insertions += 1
      state.entries[ObjectIdentifier(object)] = Entry(object: object, number: state.insertions)
    }
    purge()
  }

  package var count: Int { state.locked { $0.entries.count } }

  private func purge() {
    let candidates = state.locked { $0.entries.count < $0.nextPurge ? nil : $0.entries }
    guard let candidates else { return }
    let gone = candidates.filter { $0.value.object == nil }
    state.locked { state in
      // Entries added at the same address since then stay.
      for (address, entry) in gone where state.entries[address]?.number == entry.number {
        state.entries[address] = nil
      }
      state.nextPurge = max(32, state.entries.count * 2)
    }
  }
}
