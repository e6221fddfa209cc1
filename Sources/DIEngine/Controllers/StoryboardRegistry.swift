/// The name of a storyboard and the bundle that it is loaded from.
package struct StoryboardKey: Hashable, Sendable, CustomStringConvertible {
  package let name: String
  /// What the bundle is known by, such as its path.
  package let bundle: String

  package init(name: String, bundle: String) {
    self.name = name
    self.bundle = bundle
  }

  package var description: String { "\(name) in \(bundle)" }
}

/// Which container a storyboard belongs to, and how that makes it.
///
/// Containers are held weakly.
package final class StoryboardRegistry<Owner: AnyObject & Sendable, Recipe: Sendable>:
  @unchecked Sendable
{
  /// What a lookup led to.
  package enum Found {
    case entry(Owner, Recipe)
    case nothing
    /// Several storyboards have the name, and none of them the bundle.
    case several([StoryboardKey])
  }

  private struct Entry {
    weak var owner: Owner?
    let recipe: Recipe
    /// One number for all keys of a storyboard.
    let number: Int
  }

  private let mutex = Mutex()
  private var entries: [StoryboardKey: Entry] = [:]
  private var count = 0

  package init() {}

  /// Adds a storyboard; the last one of a key counts. Those of containers that are gone are
  /// forgotten.
  ///
  /// - Parameters:
  ///   - bundles: what the storyboard is looked up by, at least one.
  /// - Returns: the keys that belonged to another living container.
  package func add(
    _ name: String, in bundles: [String], owner: Owner, recipe: Recipe
  ) -> [StoryboardKey] {
    let keys = bundles.map { StoryboardKey(name: name, bundle: $0) }
    // Owners and recipes die outside of the lock.
    let (replaced, former) = mutex.locked { () -> ([(StoryboardKey, Owner?)], [Any?]) in
      let living = entries.map { ($0.key, $0.value.owner) }
      var former: [Any?] = living.map(\.1)
      for (key, owner) in living where owner == nil {
        former.append(entries.removeValue(forKey: key))
      }
      count += 1
      let replaced = keys.map { ($0, entries[$0]?.owner) }
      for key in keys {
        former.append(entries[key])
        entries[key] = Entry(owner: owner, recipe: recipe, number: count)
      }
      return (replaced, former)
    }
    defer { withExtendedLifetime(former) {} }
    return replaced.compactMap { key, other in other == nil || other === owner ? nil : key }
  }

  /// Finds a storyboard: by its bundle, or else by its name alone if there is but one of that name.
  package func find(_ name: String, in bundle: String) -> Found {
    let key = StoryboardKey(name: name, bundle: bundle)
    let namesakes = mutex.locked {
      entries.filter { $0.key.name == name }
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
