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
