/// All members that may see each other's unfinished objects. One of them at a time has the turn: it runs code of the
/// engine, or synchronous code of the user.
///
/// A session begins with one root. Until another member meets that one, by waiting for one of its objects or by joining
/// it, nobody needs the room: see `Member.meet()`.
package final class Session {
  // The room guards all properties.

  /// The session with which this one has been united.
  private var united: Session?
  /// The member that has the turn, once the session is met.
  package var turn: Member?
  /// Members that may go on as soon as the turn is free.
  package var ready = ReadyMembers()
  /// Waits that nobody has examined for circles of initializers.
  package var fresh: [Member] = []
  /// Members that wait for claims of other sessions.
  package var outward: [Member] = []
  /// Members that wait, at the end of their requests, for what they received.
  var ending: [Member] = []

  /// The session of which this one is a part by now. The caller has the room's lock.
  var current: Session {
    guard var last = united else { return self }
    while let next = last.united { last = next }
    united = last
    return last
  }

  /// Takes a member whose wait is over from all lists.
  func remove(_ member: Member, _ wait: Wait) {
    if wait.isReady { ready.remove(member) }
    outward.removeAll { $0 === member }
    ending.removeAll { $0 === member }
    if !fresh.isEmpty { fresh.removeAll { $0 === member } }
  }

  /// Makes other sessions a part of this one; all turns are free. The caller has the room's lock.
  func absorb(_ other: Session) {
    other.united = self
    ready.append(other.ready)
    fresh += other.fresh
    ending += other.ending
    outward += other.outward
    (other.ready, other.fresh, other.ending, other.outward) = (ReadyMembers(), [], [], [])
  }
}

/// Members that may go on, in the order in which they get the turn: threads before tasks, since a task may need a thread
/// that is blocked.
package struct ReadyMembers {
  package init() {}

  private var threads: [Member] = []
  private var tasks: [Member?] = []
  /// The number of tasks at the beginning that have left.
  private var left = 0

  /// All, in order.
  package var all: [Member] { threads + tasks.compactMap { $0 } }

  /// The first member that may go on; a thread on top of whose wait another one's job runs may not.
  var next: Member? {
    threads.first { $0.wait?.under == nil } ?? (left < tasks.count ? tasks[left] : nil)
  }

  mutating func append(_ member: Member, isTask: Bool) {
    if isTask { tasks.append(member) } else { threads.append(member) }
  }

  mutating func append(_ others: ReadyMembers) {
    threads += others.threads
    tasks += others.tasks[others.left...]
  }

  mutating func remove(_ member: Member) {
    if left < tasks.count, tasks[left] === member {
      tasks[left] = nil
      left += 1
      // Very many tasks may wait: those that have left are removed together.
      if left * 2 > tasks.count {
        tasks.removeFirst(left)
        left = 0
      }
      return
    }
    threads.removeAll { $0 === member }
    if let index = tasks[left...].firstIndex(where: { $0 === member }) { tasks.remove(at: index) }
  }
}
