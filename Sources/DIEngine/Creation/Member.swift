internal import CDIEngine

/// A thread or a task during one outermost request, or a task that a closure of such a request started: a child.
///
/// Who has the turn of the member's session guards all properties, except those of the room.
package final class Member {
  // Used by its address only. Must come first: `turnWord` and `pathLock` are the two words.
  private var wordMemory: (turn: UInt, path: UInt) = (0, 0)
  /// Who has the turn, if the member is a root: a `Turn`.
  var turnWord: AtomicWord { AtomicWord(in: self) }
  /// Guards the paths of a root and its children, together with the turn: reports read them while the turn is taken.
  var pathLock: AtomicWord { AtomicWord(in: self, at: 1) }

  package enum Kind: Sendable {
    case thread
    case task
  }

  package enum State {
    /// A child that has not joined its parent's session.
    case unborn
    /// It has the turn, or is about to take it.
    case running
    /// A task in a closure that may suspend.
    case suspended
    case waiting(Wait)
    /// Its job has not begun on the main thread.
    case hopping(any MainThreadJob)
    /// A task whose job has ended, and that is not back where it came from.
    case returning
  }

  /// Where the task of a child was started.
  struct Starter {
    let parent: Member
    /// The claim whose closure started the task. The closure doesn't return before the child's request.
    let base: Claim?
  }

  package let kind: Kind
  /// Where the member meets others. It outlives all members: the one of the process, or that of a test.
  package unowned(unsafe) let room: Room
  /// Nil for the member of an outermost request.
  let starter: Starter?
  /// The innermost claim whose code runs.
  @exclusivity(unchecked) package internal(set) var top: Claim?

  /// How often the member received an object that may be unfinished.
  @exclusivity(unchecked) package var receivedUnfinished = 0

  // Of a root.

  /// Distinguishes the outermost request from all others.
  let number: UInt64
  /// The number of claims of the request, those of children too, that are not settled.
  @exclusivity(unchecked) package var unsettled = 0
  /// Claims of other roots, received before they were settled.
  @exclusivity(unchecked) package var received: [Claim] = []
  /// The failure of a received object, with which the request must fail.
  @exclusivity(unchecked) package var taint: Failure?
  /// Whether a kept request outside of any other one keeps the member from its end.
  @exclusivity(unchecked) var isKeptOpen = false

  // Guarded by the room.

  /// The session that a root began with; nil until it is needed.
  @exclusivity(unchecked) private var ownSession: Session?
  @exclusivity(unchecked) package var state = State.running
  private(set) var children: [Member] = []
  private var childIndex = 0

  /// Creates the member of an outermost request.
  package init(_ kind: Kind, in room: Room = .shared) {
    self.kind = kind
    self.room = room
    number = di_next_number()
    starter = nil
  }

  /// Creates the member of a task that a closure started.
  package init(childOf parent: Member, base: Claim?) {
    kind = .task
    room = parent.room
    number = 0
    starter = Starter(parent: parent, base: base)
    state = .unborn
  }

  /// Whether a closure of another member started the task.
  var isChild: Bool { starter != nil }

  /// The member of the outermost request.
  package var root: Member {
    guard isChild else { return self }
    var member = self
    while let starter = member.starter { member = starter.parent }
    return member
  }

  // These two don't count references to the root: each claim uses them.

  /// The failure with which the outermost request must fail.
  @inline(__always)
  var rootTaint: Failure? { isChild ? root.taint : taint }

  /// Notes that the outermost request has another claim that is not settled.
  func countClaim() { if isChild { root.unsettled += 1 } else { unsettled += 1 } }

  /// The session. The caller has the room's lock.
  package var session: Session {
    let root = self.root
    if let session = root.ownSession { return session.current }
    let session = Session()
    root.ownSession = session
    return session
  }

  /// The claim whose code runs, or has started the child's task.
  package var innermost: Claim? { top ?? starter?.base }

  /// Whether others may need what the member makes.
  package var hasClaims: Bool { innermost != nil || root.unsettled > 0 }

  package var wait: Wait? { if case .waiting(let wait) = state { wait } else { nil } }

  // MARK: Children. The caller has the room's lock.

  func add(_ child: Member) {
    child.childIndex = children.count
    children.append(child)
  }

  func remove(_ child: Member) {
    // A closure may have started very many tasks.
    children.remove(inAnyOrder: child.childIndex) { $0.childIndex = child.childIndex }
  }
}

/// Who has the turn: a member gives it up and takes it again. A root that nobody has met needs no lock for it.
extension Member {
  // MARK: The turn of a root that nobody has met

  enum Turn: UInt {
    /// The root has it: nobody has met it.
    case taken
    /// Nobody has it: the root's task is in a closure that may suspend, and nobody has met it.
    case free
    /// Another member has met the root. The room guards the turn.
    case met
  }

  /// Replaces who has the turn of a root.
  ///
  /// - Returns: False if somebody else has it, or the root is met.
  private func replace(_ expected: Turn, with turn: Turn) -> Bool {
    turnWord.replace(expected.rawValue, with: turn.rawValue)
  }

  /// Whether another member has met this one.
  package var isMet: Bool { turnWord.load() == Turn.met.rawValue }

  /// Takes the turn of a root, if nobody has met it.
  ///
  /// - Returns: False if the session is met.
  func takeAlone() -> Bool { !isChild && replace(.free, with: .taken) }

  /// Notes that another member refers to the session of this one: from now on the room guards the turn. The caller has
  /// the room's lock.
  package func meet() {
    let root = self.root
    while !root.isMet {
      if root.replace(.taken, with: .met) { session.turn = root }
      if root.replace(.free, with: .met) { root.state = .suspended }
    }
  }

  // MARK: The turn of any member

  /// Gives the turn up before a closure that may suspend.
  package func giveUpTurn() {
    if !isChild, replace(.taken, with: .free) { return }
    room.locked {
      state = .suspended
      room.release(session)
    }
  }

  /// Takes the turn after a closure has returned or, for a child, joins the session.
  ///
  /// - Returns: The wait for the turn, if somebody else has it.
  package func takeTurn(_ manner: @autoclosure () -> Wait.Manner) -> Wait? {
    if takeAlone() { return nil }
    return room.locked {
      if let starter, case .unborn = state {
        starter.parent.add(self)
        meet()
      }
      return room.takeTurn(self, manner())
    }
  }

  /// Ends the request of a child, whose claims belong to the outermost request.
  package func leaveParent() {
    room.locked {
      starter?.parent.remove(self)
      room.release(session)
    }
  }

  // MARK: Jobs on the main thread

  /// Notes that the member's job has begun on the main thread: takes the turn, or waits for it there.
  package func beginJob() {
    if let wait = room.beginJob(self) { room.block(self, wait) }
  }

  /// Notes that the task's job has ended, and that the task returns where it came from. `takeTurn(_:)` must follow there.
  package func endJob() {
    room.locked {
      state = .returning
      room.release(session)
    }
  }
}

extension Array {
  /// Removes an element of a list whose order doesn't matter, in constant time.
  ///
  /// - Parameter move: Notes that the last element takes the place.
  mutating func remove(inAnyOrder index: Int, _ move: (Element) -> Void) {
    let last = removeLast()
    guard index < count else { return }
    self[index] = last
    move(last)
  }
}
