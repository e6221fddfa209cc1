/// Instances that a resolution has: those that its object graph keeps, by their identity, or those with which it goes on even
/// if their slots drop them meanwhile.
struct HeldInstances {
  struct Entry {
    /// The instance identity, or the slot.
    let key: AnyObject
    var box: AnyBox
    /// The claim of an instance that may be unfinished.
    var claim: Claim?
    /// The record of an object that an earlier graph kept, if it leads to others for their end.
    var formerRecord: EndRecord?

    /// The record of the object, for the order of ends.
    var record: EndRecord? { claim?.record ?? formerRecord }
  }

  /// In the order in which they were made.
  private(set) var entries: [Entry] = []
  /// The last entry of each key, among those that were there when somebody asked last.
  private var index: [ObjectIdentifier: Int] = [:]
  private var indexedCount = 0

  init(_ entries: [Entry] = []) { self.entries = entries }

  mutating func add(_ entry: Entry) { entries.append(entry) }

  /// Adds an instance in place of the one that the resolution has by the same key.
  mutating func replace(_ entry: Entry) {
    guard let position = position(of: entry.key) else { return add(entry) }
    entries[position].box = entry.box
    entries[position].claim = entry.claim
  }

  /// Returns the instance that the resolution has by a key, unless it has failed since, or an object that it holds has.
  mutating func entry(of key: AnyObject) -> Entry? {
    guard let position = position(of: key), entries[position].claim?.phase != .failed else {
      return nil
    }
    return entries[position]
  }

  private mutating func position(of key: AnyObject) -> Int? {
    if entries.count <= 8 { return entries.lastIndex { $0.key === key } }
    for position in indexedCount..<entries.count {
      index[ObjectIdentifier(entries[position].key)] = position
    }
    indexedCount = entries.count
    return index[ObjectIdentifier(key)]
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
