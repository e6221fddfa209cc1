import DIEngine

/// An object of a virtual call, and the attempt to make it: what is really so, whatever the rules
/// under test believe.
final class VirtualObject {
  /// The attempt, while the call runs, which holds it.
  private var held: CreationRecord?
  /// The same when the call has ended: whoever else has to do with it holds it, or nobody does.
  private weak var left: CreationRecord?
  private var lastPhase = CreationRecord.Phase.initializing
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
    held = record
    self.slot = slot
    self.call = call
  }

  /// Whether nobody new gets the object any more.
  var isDiscarded: Bool { hasFailed || phase == .failed }

  var record: CreationRecord? { held ?? left }

  var phase: CreationRecord.Phase { held?.phase ?? left?.phase ?? lastPhase }

  func isMade(by attempt: CreationRecord) -> Bool {
    held.map { $0 === attempt } ?? (left === attempt)
  }

  /// Whether the call has ended, and the attempt has not.
  var isOutstanding: Bool { held == nil && left?.isSettled == false }

  /// Holds the attempt no longer, as its call has ended.
  func leaveRecord() {
    left = held
    held = nil
    notePhase()
  }

  /// Notes what has become of an attempt that may die now.
  func notePhase() {
    if held == nil, let left { lastPhase = left.phase }
  }

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
    if phase == .ready { return true }
    return exists && reach.allSatisfy { $0.isFinished }
  }
}
