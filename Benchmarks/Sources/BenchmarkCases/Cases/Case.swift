/// One line of the report: two pieces of work, and what their figures should be to each other.
public struct Case: Sendable {
  public enum Measure: Sendable {
    /// The subject's time as a multiple of the limit's.
    case ratio(limit: Work, subject: Work)
    /// The same for the first time in a process, so each sample is a process of its own.
    case firstTimeRatio(limit: Work, subject: Work)
    /// How many times as much work two threads do as one thread does in the same time.
    case speedUp(oneThread: Work, twoThreads: Work)
    /// The nanoseconds that the subject takes over the limit.
    case surplus(limit: Work, subject: Work)
    /// The same for the first time in a process, so each sample is a process of its own.
    case firstTimeSurplus(limit: Work, subject: Work)
    /// The subject's time in milliseconds.
    case time(limit: Work, subject: Work)
    /// The bytes that one component takes, in a process of its own.
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

  /// The two pieces of work that are timed; none where memory is counted.
  public var works: [Work] {
    switch measure {
    case .ratio(let limit, let subject), .firstTimeRatio(let limit, let subject),
      .surplus(let limit, let subject), .firstTimeSurplus(let limit, let subject),
      .time(let limit, let subject):
      [limit, subject]
    case .speedUp(let oneThread, let twoThreads):
      [oneThread, twoThreads]
    case .memory:
      []
    }
  }
}
