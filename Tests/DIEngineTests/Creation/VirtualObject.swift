import DIEngine

/// An object of a virtual call, and the attempt to make it: what is really so, whatever the rules
/// under test believe.
final class VirtualObject {
  let record: CreationRecord
  let slot: Int
  let call: Int
  /// What the initializer and the injections were given.
  private(set) var references: [VirtualObject] = []
  /// Whether the initializer has returned.
  var exists = false
  /// Whether the initializer and the injections are over.
  var isFinished = false
  var hasFailed = false
  /// The object turned out to be there already.
  var isDuplicate = false
  /// Its number in the state that is being written.
  var number = -1

  init(_ record: CreationRecord, slot: Int, call: Int) {
    self.record = record
    self.slot = slot
    self.call = call
  }

  /// Whether nobody new gets the object any more.
  var isDiscarded: Bool { hasFailed || record.phase == .failed }

  func receive(_ object: VirtualObject) {
    if !references.contains(where: { $0 === object }) { references.append(object) }
  }

  func forget() { references = [] }

  /// All that this object reaches, itself included.
  var reach: [VirtualObject] { VirtualObject.reach(of: [self]) }

  static func reach(of objects: [VirtualObject]) -> [VirtualObject] {
    var found: [VirtualObject] = []
    for object in objects where !found.contains(where: { $0 === object }) { found.append(object) }
    var next = 0
    while next < found.count {
      for object in found[next].references where !found.contains(where: { $0 === object }) {
        found.append(object)
      }
      next += 1
    }
    return found
  }

  /// Whether the object and all that it reaches is finished.
  var isClosed: Bool {
    if record.phase == .ready { return true }
    return exists && reach.allSatisfy { $0.isFinished }
  }
}
