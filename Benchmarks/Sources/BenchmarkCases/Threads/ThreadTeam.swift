/// Threads that start together, each time they are told to, and do the same work; each on a core
/// of its own where there are enough.
final class ThreadTeam {
  private let members: [TeamMember]

  init(count: Int, perform: @escaping (Int) -> Void) {
    members = (0..<count).map { TeamMember(core: UInt32($0), perform: perform) }
  }

  deinit {
    for member in members { member.begin(count: nil) }
  }

  /// Every thread does the work `count` times; returns when the last has finished.
  func run(_ count: Int) {
    for member in members { member.begin(count: count) }
    for member in members { member.waitUntilFinished() }
  }
}
