/// The same work on one thread, and on two threads simultaneously.
enum Threads {
  static func one(_ work: Work) -> Work { team(of: 1, work) }

  static func two(_ work: Work) -> Work { team(of: 2, work) }

  /// All threads share the prepared state of the work.
  private static func team(of count: Int, _ work: Work) -> Work {
    let name = "\(work.name).threads-\(count)"
    return Work(name, pace: .longLoop, operations: count * work.operations) {
      let run = work.prepare()
      run.perform(1)  // the shared object must exist before two threads request it
      let team = ThreadTeam(count: count, perform: run.perform)
      return Run {
        team.run($0)
      } reset: {
        run.reset()
      }
    }
  }
}
