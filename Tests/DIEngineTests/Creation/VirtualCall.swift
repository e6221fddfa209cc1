import DIEngine

/// An object of an explored program, as it truly is, whatever the engine believes.
final class VirtualObject {
  enum State: UInt8 {
    case initializing
    case initialized
    case finished
    case discarded
  }

  let slot: Int
  /// The call whose request makes the object.
  let root: Int
  var state = State.initializing
  var references: [VirtualObject] = []
  /// How often the object has ended.
  var ends = 0

  init(slot: Int, root: Int) {
    self.slot = slot
    self.root = root
  }

  /// All objects that the given ones lead to, and those.
  static func reach(of objects: [VirtualObject]) -> [VirtualObject] {
    var found: [VirtualObject] = []
    var open = objects
    while let next = open.popLast() {
      guard !found.contains(where: { $0 === next }) else { continue }
      found.append(next)
      open += next.references
    }
    return found
  }

  func reaches(_ other: VirtualObject) -> Bool {
    Self.reach(of: references).contains { $0 === other }
  }

  /// Whether the object and all that it leads to are finished.
  var isWhole: Bool { Self.reach(of: [self]).allSatisfy { $0.state == .finished } }
}

/// A call without a thread, positioned between two steps of the engine.
final class VirtualCall {
  enum State: UInt8 {
    case unborn
    case running
    case suspended
    case waiting
    /// The code of the innermost object is on its way to the main thread.
    case hopping
    /// A task is on its way back from there.
    case returning
    case returned
    case failed
  }

  /// What a running call does next.
  enum Step: Equatable {
    case code
    /// Look at the wanted slot's word.
    case look
    /// Claim the slot, which was seen in a state.
    case claim(SlotState)
    /// Go on with a claim of the slot, whose word was in a state before.
    case begin(SlotState)
    /// Enter the room, since the slot was seen claimed.
    case meet
  }

  enum Code: UInt8 {
    case initializer
    /// Injections of an object that others can see.
    case shown
    /// Deferred injections.
    case queued
  }

  struct Frame {
    let claim: Claim
    let object: VirtualObject
    var code: Code
    /// The index of the next object that the code needs, plus one; 0 before the code begins.
    var next = 0
    /// Whether the code runs on the main thread, and has come there for it.
    var isJob = false
  }

  let index: Int
  let needs: [Int]
  let kind: CallKind
  let parent: VirtualCall?
  var member: Member
  var state = State.unborn
  var step = Step.code
  var next = 0
  var wanted = -1
  var claimed: Claim?
  var wait: Wait?
  /// The frame whose closure has started the call's task.
  var base: Frame?
  var frames: [Frame] = []
  var queue: [(claim: Claim, object: VirtualObject)] = []
  var results: [VirtualObject] = []
  /// Whether an error propagates from the code of the innermost object, or of the call itself.
  var isThrowing = false
  /// Whether the error is of a kind that code of the user can't swallow.
  var isHard = false
  /// Whether an error of a task that the running closure has started reaches it when it goes on.
  var isDoomed = false
  /// Whether the call's own code has failed, or a queued injection.
  var hasFailed = false
  /// Whether the call's end is given up: nothing more of it is finished.
  var isGivenUp = false
  var isOnMain = false

  init(_ index: Int, _ needs: [Int], _ kind: CallKind, _ parent: VirtualCall?, _ room: Room) {
    self.index = index
    self.needs = needs
    self.kind = kind
    self.parent = parent
    // That of a child follows at its beginning.
    member = Member(kind.isAsynchronous ? .task : .thread, in: room)
  }

  var root: VirtualCall { parent?.root ?? self }

  var hasEnded: Bool { state == .returned || state == .failed }
  var isActive: Bool { state != .unborn && !hasEnded }

  /// Whether a wait of the call suspends its task: on the main thread it blocks.
  var sleepsAsTask: Bool { kind.maySuspend && !isOnMain }
  var isOnMainThread: Bool { kind == .main || isOnMain }
  var blocksTasks: Bool { kind.isBlocking || isOnMain }

  var manner: Wait.Manner {
    sleepsAsTask
      ? .task(returnsToMain: false) : .thread(isOnMain: isOnMainThread, mayBeNeeded: blocksTasks)
  }

  /// Passes an object to the running code, or nil if it continues without one.
  func receive(_ object: VirtualObject?) {
    step = .code
    wanted = -1
    if frames.isEmpty {
      next += 1
      guard let object else { return }
      results.append(object)
      // The closure that has started the call's task may pass it on to its object.
      if base?.object !== object { base?.object.references.append(object) }
    } else {
      frames[frames.count - 1].next += 1
      if let object { frames.last!.object.references.append(object) }
    }
  }

  /// The objects that the code of the call may access.
  var reach: [VirtualObject] { VirtualObject.reach(of: results + frames.map(\.object)) }
}
