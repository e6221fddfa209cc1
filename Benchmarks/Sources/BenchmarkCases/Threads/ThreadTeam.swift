/// Threads that start together on command and do the same work, each on a core of its own if there
/// are enough.
final class ThreadTeam {
  private let members: [TeamMember]

  init(count: Int, perform: @escaping (Int) -> Void) {
    members = (0..<count).map { TeamMember(core: UInt32($0), perform: perform) }
  }

  deinit {
    for member in members { member.begin(count: nil) }
  }

  /// Does the work `count` times on each thread. Returns after the last thread has finished.
  func run(_ count: Int) {
    for member in members { member.begin(count: count) }
    for member in members { member.waitUntilFinished() }
  }
}
