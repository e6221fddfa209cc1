/// The instances with which a resolution goes on even if the places that keep them drop them meanwhile.
struct HeldInstances {
  struct Entry {
    let slot: InstanceSlot
    let box: AnyBox
    /// The claim of an instance that may be unfinished.
    let claim: Claim?
  }

  private var entries: [Entry] = []
  /// The last entry of each slot, among those that were there when somebody asked last.
  private var index: [ObjectIdentifier: Int] = [:]
  private var indexedCount = 0

  mutating func add(_ entry: Entry) {
    entries.append(entry)
  }

  /// Returns the instance that the resolution has of a slot.
  mutating func entry(of slot: InstanceSlot) -> Entry? {
    for position in indexedCount..<entries.count {
      index[ObjectIdentifier(entries[position].slot)] = position
    }
    indexedCount = entries.count
    return index[ObjectIdentifier(slot)].map { entries[$0] }
  }
}

extension Scope {
  /// Drops the instances that are kept until the scope is cleaned. Instances that other code retains live on, but requests
  /// don't find them any more, except one that runs on this thread, or in this task, and has made them, or holds them.
  package func clean() {
    clean { box, slot, request in
      ResolutionContext.asking { context in
        guard var outermost = context.currentResolution, request == context.member?.root.number
        else { return }
        // All requests inside it look there.
        while let outer = outermost.pointee.outer { outermost = outer }
        outermost.objectGraph.hold(box, of: slot)
      }
    }
  }
}
