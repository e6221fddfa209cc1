/// One line of the report: two works, and the target of their figures.
public struct Case: Sendable {
  public enum Measure: Sendable {
    /// The subject's time as a multiple of the limit's time.
    case ratio(limit: Work, subject: Work)
    /// The throughput of two threads as a multiple of that of one thread.
    case speedUp(Work)
    /// The difference between the subject's and the limit's time, in nanoseconds.
    case surplus(limit: Work, subject: Work)
    /// The same difference for the first time in a process. Each sample runs in a process of its own.
    case firstTimeSurplus(limit: Work, subject: Work)
    /// The memory of one component, in bytes, measured in a process of its own.
    case memory(limit: MemoryUse, subject: MemoryUse)
  }

  public let id: String
  public let title: String
  public let goal: Goal
  public let measure: Measure

  init(_ id: String, _ title: String, _ goal: Goal, _ measure: Measure) {
    self.id = id
    self.title = title
    self.goal = goal
    self.measure = measure
  }

  /// The two works to time; empty for a case that measures memory.
  public var works: [Work] {
    switch measure {
    case .ratio(let limit, let subject), .surplus(let limit, let subject),
      .firstTimeSurplus(let limit, let subject):
      [limit, subject]
    case .speedUp(let work):
      [Threads.team(of: 1, work), Threads.team(of: 2, work)]
    case .memory:
      []
    }
  }
}
