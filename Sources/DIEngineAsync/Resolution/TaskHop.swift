internal import DIEngine

/// The way of a task to the main thread.
///
/// The executor that brings a task there is the hop's own. Besides the main actor it offers the task to a main thread
/// that waits for what the task makes, or for its session: whoever is first continues the task.
actor TaskHop: SerialExecutor, MainThreadTask {
  /// The task's creator, if others may wait for what the task makes.
  private nonisolated(unsafe) let creator: Creator?
  private let session: AsyncSession
  /// What continues the task, until it runs. Written before anybody knows of it, and from then on by the main thread only.
  private nonisolated(unsafe) var job: UnownedJob?

  init(_ creator: Creator?, _ session: AsyncSession) {
    self.creator = creator
    self.session = session
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  nonisolated func asUnownedSerialExecutor() -> UnownedSerialExecutor { unownedExecutor }

  /// Runs a closure on the main thread, as a part of a branch's work.
  ///
  /// - Returns: The closure's result; nil if it must not run, because the code of a borrower runs.
  func run(
    _ body: (ResolutionContext) throws -> Void, for branch: TaskBranch
  ) -> Result<Void, any Error>? {
    session.offer(nil)
    if let creator, !CreationGate.shared.arriveOnMainThread(creator) { return nil }
    let result = Result { try branch.run(body) }
    // The closure may have begun to make something that others need.
    if let creator = Creator.existing(branch.context) {
      CreationGate.shared.leaveMainThread(creator)
    }
    return result
  }

  nonisolated func enqueue(_ job: UnownedJob) {
    self.job = job
    // The main thread may continue the task at once, which releases the hop: the detached task retains it.
    let hop = Unmanaged.passRetained(self)
    if let creator {
      CreationGate.shared.hop(creator, self, session)
    } else {
      session.offer(self)
    }
    // Not by the main queue: a program may have another main executor.
    Task.detached(priority: .high) { @MainActor in hop.takeRetainedValue().run() }
  }

  nonisolated func run() {
    guard let job else { return }
    self.job = nil
    // As the main actor's own executor: whoever asks is isolated to the main actor.
    job.runSynchronously(on: MainActor.sharedUnownedExecutor)
  }
}
