import BenchmarkCases

/// Measures one case.
struct Measurement {
  let samples: Int
  let sampleLength = Duration.milliseconds(10)

  func outcome(of each: Case) throws -> Outcome {
    switch each.measure {
    case .ratio(let limit, let subject):
      let pairs = timed(limit, subject)
      return outcome(pairs, ratios: pairs.ratios)
    case .speedUp(let oneThread, let twoThreads):
      let pairs = timed(oneThread, twoThreads)
      return outcome(pairs, ratios: pairs.speedUps)
    case .firstTimeRatio:
      let pairs = try alone(each, count: samples)
      return outcome(pairs, ratios: pairs.ratios)
    case .memory:
      let pairs = try alone(each, count: 1)
      return Outcome(
        unit: .bytes, limit: pairs.limits[0], subject: pairs.subjects[0],
        ratio: Quartiles(pairs.ratios), figure: pairs.subjects[0])
    }
  }

  /// One side of a case, done once in this process.
  func figure(of side: Side, in each: Case) -> Double {
    switch each.measure {
    case .ratio(let limit, let subject), .firstTimeRatio(let limit, let subject):
      firstTime(side == .limit ? limit : subject)
    case .speedUp(let oneThread, let twoThreads):
      firstTime(side == .limit ? oneThread : twoThreads)
    case .memory(let limit, let subject):
      (side == .limit ? limit : subject).bytesPerComponent()
    }
  }

  private func timed(_ limit: Work, _ subject: Work) -> Pairs {
    let limit = Stopwatch(limit, sample: sampleLength)
    let subject = Stopwatch(subject, sample: sampleLength)
    return Pairs(count: samples, limit: limit.sample, subject: subject.sample)
  }

  private func alone(_ each: Case, count: Int) throws -> Pairs {
    try Pairs(
      count: count,
      limit: { try OwnProcess.figure(of: .limit, in: each) },
      subject: { try OwnProcess.figure(of: .subject, in: each) })
  }

  private func firstTime(_ work: Work) -> Double {
    let run = work.prepare()
    let elapsed = ContinuousClock().measure { run.perform(1) }
    return elapsed / .nanoseconds(1) / Double(work.operations)
  }

  private func outcome(_ pairs: Pairs, ratios: [Double]) -> Outcome {
    let ratio = Quartiles(ratios)
    return Outcome(
      unit: .nanoseconds, limit: Quartiles(pairs.limits).median,
      subject: Quartiles(pairs.subjects).median, ratio: ratio, figure: ratio.median)
  }
}
