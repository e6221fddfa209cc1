import BenchmarkCases

/// Measurements in this process, on behalf of the process that started it.
enum ThisProcess {
  private static let sampleLength = Duration.milliseconds(10)

  static func pairs(of each: Case, count: Int) throws(UsageError) -> Pairs {
    guard let limit = each.works.first, let subject = each.works.last else {
      throw UsageError(message: "\(each.id) is not timed")
    }
    let limitWatch = Stopwatch(limit, sample: sampleLength)
    let subjectWatch = Stopwatch(subject, sample: sampleLength)
    return Pairs(count: count, limit: limitWatch.sample, subject: subjectWatch.sample)
  }

  static func figure(of side: Side, in each: Case) -> Double {
    switch each.measure {
    case .memory(let limit, let subject):
      (side == .limit ? limit : subject).bytesPerComponent()
    default:
      firstTime(each.works[side == .limit ? 0 : 1])
    }
  }

  private static func firstTime(_ work: Work) -> Double {
    let run = work.prepare()
    let elapsed = ContinuousClock().measure { run.perform(1) }
    return elapsed / .nanoseconds(1) / Double(work.operations)
  }
}
