internal import DIEngine

/// The name of a storyboard and the bundle from which it is loaded.
package struct StoryboardKey: Hashable, Sendable, CustomStringConvertible {
  package let name: String
  /// The identity of the bundle, such as its path.
  package let bundle: String

  package init(name: String, bundle: String) {
    self.name = name
    self.bundle = bundle
  }

  package var description: String { "\(name) in \(bundle)" }
}

/// Maps storyboards to the containers that own them and to the recipes for creating them.
///
/// Containers are held weakly.
package final class StoryboardRegistry<Owner: AnyObject & Sendable, Recipe: Sendable>:
  @unchecked Sendable
{
  /// The result of a lookup.
  package enum Found {
    case entry(Owner, Recipe)
    case nothing
    /// Several storyboards have the name, but none is in the bundle.
    case several([StoryboardKey])
  }

  private struct Entry {
    weak var owner: Owner?
    let recipe: Recipe
    /// A number shared by all keys of a storyboard.
    let number: Int
  }

  private struct State {
    var entries: [StoryboardKey: Entry] = [:]
    var count = 0
  }

  private let state = Guarded(State())

  package init() {}

  /// Adds a storyboard; it replaces earlier ones with the same key. Removes the storyboards of
  /// containers that are gone.
  ///
  /// - Parameters:
  ///     - name: The name of the storyboard.
  ///     - bundles: The identities of the bundles in which the storyboard is looked up; at least one.
  ///     - owner: The container, held weakly.
  ///     - recipe: The container's way of creating the storyboard.
  /// - Returns: The keys that belonged to another living container.
  package func add(
    _ name: String, in bundles: [String], owner: Owner, recipe: Recipe
  ) -> [StoryboardKey] {
    let keys = bundles.map { StoryboardKey(name: name, bundle: $0) }
    // Owners and recipes are released outside the lock.
    let (replaced, former) = state.locked { state -> ([(StoryboardKey, Owner?)], [Any?]) in
      let living = state.entries.map { ($0.key, $0.value.owner) }
      var former: [Any?] = living.map(\.1)
      for (key, owner) in living where owner == nil {
        former.append(state.entries.removeValue(forKey: key))
      }
      state.count += 1
      let replaced = keys.map { ($0, state.entries[$0]?.owner) }
      for key in keys {
        former.append(state.entries[key])
        state.entries[key] = Entry(owner: owner, recipe: recipe, number: state.count)
      }
      return (replaced, former)
    }
    defer { withExtendedLifetime(former) {} }
    return replaced.compactMap { key, other in other == nil || other === owner ? nil : key }
  }

  /// Finds a storyboard by its bundle; failing that, by its name if only one storyboard has it.
  package func find(_ name: String, in bundle: String) -> Found {
    let key = StoryboardKey(name: name, bundle: bundle)
    let namesakes = state.locked {
      $0.entries.filter { $0.key.name == name }
        .map {
          (key: $0.key, number: $0.value.number, recipe: $0.value.recipe, owner: $0.value.owner)
        }
    }
    let living = namesakes.filter { $0.owner != nil }
    if let exact = living.first(where: { $0.key == key }) {
      return .entry(exact.owner!, exact.recipe)
    }
    guard let first = living.first else { return .nothing }
    guard living.allSatisfy({ $0.number == first.number }) else {
      return .several(living.map(\.key).sorted { $0.bundle < $1.bundle })
    }
    return .entry(first.owner!, first.recipe)
  }
}
