/// The same work on several threads simultaneously, which share its prepared state.
enum Threads {
  static func team(of count: Int, _ work: Work) -> Work {
    Work("\(work.name).threads-\(count)", operations: count * work.operations) {
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
