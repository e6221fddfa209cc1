internal import DIEngine

/// The path of a task to the main thread.
///
/// The executor that brings a task there is the hop's own. Besides the main actor it offers the task to a main thread
/// that waits for what the task makes: whichever comes first runs the job.
actor TaskHop: SerialExecutor, MainThreadJob {
  private nonisolated(unsafe) let member: Member
  /// What continues the task, until it runs. Written before anybody knows of it, and from then on by the main thread only.
  private nonisolated(unsafe) var job: UnownedJob?

  init(_ member: Member) {
    self.member = member
  }

  nonisolated var isOfTask: Bool { true }

  nonisolated var unownedExecutor: UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  nonisolated func asUnownedSerialExecutor() -> UnownedSerialExecutor { unownedExecutor }

  /// Runs a closure on the main thread, as a part of a branch's work.
  func run(
    _ body: (ResolutionContext) throws -> Void, for branch: TaskBranch
  ) -> Result<Void, any Error> {
    member.beginJob()
    branch.takeOver()
    let result = Result { try branch.run(body) }
    member.endJob()
    return result
  }

  nonisolated func enqueue(_ job: UnownedJob) {
    self.job = job
    // The main thread may continue the task at once, which releases the hop: the detached task retains it.
    let hop = Unowned.retaining(self)
    member.room.hop(member, self)
    // Not by the main queue: a program may have another main executor.
    Task.detached(priority: .high) { @MainActor in hop.take().run() }
  }

  nonisolated func run() {
    guard let job else { return }
    self.job = nil
    // As the main actor's own executor: whoever asks is isolated to the main actor.
    job.runSynchronously(on: MainActor.sharedUnownedExecutor)
  }
}
