/// The same work by one thread, and by two at the same time.
enum Threads {
  static func one(_ work: Work) -> Work { team(of: 1, work) }

  static func two(_ work: Work) -> Work { team(of: 2, work) }

  /// All threads share what the work has prepared.
  private static func team(of count: Int, _ work: Work) -> Work {
    let name = "\(work.name).threads-\(count)"
    return Work(name, pace: .longLoop, operations: count * work.operations) {
      let run = work.prepare()
      run.perform(1)  // the shared object is finished before two threads ask for it
      let team = ThreadTeam(count: count, perform: run.perform)
      return Run {
        team.run($0)
      } reset: {
        run.reset()
      }
    }
  }
}
