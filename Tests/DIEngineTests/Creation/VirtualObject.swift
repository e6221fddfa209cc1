import DIEngine

/// An object of a virtual call, and the attempt to create it: the actual state, independent of what
/// the rules under test assume.
final class VirtualObject {
  /// The attempt, retained by the call while it runs.
  private var held: CreationRecord?
  /// The same after the call has ended: others may retain it.
  private weak var left: CreationRecord?
  private var lastPhase = CreationRecord.Phase.initializing
  let slot: Int
  /// The call that makes the object, or has taken it over.
  var call: Int
  /// The objects that the initializer and the injections received.
  private(set) var references: [VirtualObject] = []
  /// Whether the initializer has returned.
  var exists = false
  /// Whether the initializer and the injections are finished.
  var isFinished = false
  var hasFailed = false
  /// Whether the object turned out to exist already.
  var isDuplicate = false
  /// The object's number in the key under construction.
  var number = -1

  init(_ record: CreationRecord, slot: Int, call: Int) {
    held = record
    self.slot = slot
    self.call = call
  }

  /// Whether no further call can get the object.
  var isDiscarded: Bool { hasFailed || phase == .failed }

  /// Whether the attempt has reached its final phase.
  var isSettled: Bool { phase == .ready || phase == .failed }

  var record: CreationRecord? { held ?? left }

  var phase: CreationRecord.Phase { held?.phase ?? left?.phase ?? lastPhase }

  func isMade(by attempt: CreationRecord) -> Bool {
    held.map { $0 === attempt } ?? (left === attempt)
  }

  /// Whether the call has ended but the attempt has not.
  var isOutstanding: Bool { held == nil && left?.isSettled == false }

  /// Releases the attempt, because its call has ended.
  func leaveRecord() {
    left = held
    held = nil
    notePhase()
  }

  /// Records the phase of an attempt that may now be released.
  func notePhase() {
    if held == nil, let left { lastPhase = left.phase }
  }

  func receive(_ object: VirtualObject) {
    if !references.contains(where: { $0 === object }) { references.append(object) }
  }

  func forget() { references = [] }

  /// All objects that this object reaches, including itself.
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

  /// Whether the object and all objects that it reaches are finished.
  var isClosed: Bool {
    if phase == .ready { return true }
    return exists && reach.allSatisfy { $0.isFinished }
  }
}
