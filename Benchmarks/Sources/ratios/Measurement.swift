import BenchmarkCases

/// Measures one case in separate processes.
struct Measurement {
  let samples: Int
  let processes: Int

  func outcome(of each: Case) throws -> Outcome {
    switch each.measure {
    case .ratio:
      let pairs = try spread(each)
      return outcome(pairs, ratios: pairs.ratios)
    case .speedUp:
      let pairs = try spread(each)
      return outcome(pairs, ratios: pairs.speedUps)
    case .surplus:
      let pairs = try spread(each)
      return outcome(pairs, ratios: pairs.ratios, figure: Quartiles(pairs.surpluses).median)
    case .firstTimeSurplus:
      let pairs = try once(each, count: samples)
      return outcome(pairs, ratios: pairs.ratios, figure: Quartiles(pairs.surpluses).median)
    case .memory:
      let pairs = try once(each, count: 1)
      return Outcome(
        unit: .bytes, limit: pairs.limits[0], subject: pairs.subjects[0],
        ratio: Quartiles(pairs.ratios), figure: pairs.subjects[0])
    }
  }

  /// Combines pairs from several processes: the addresses that the system assigns to code and data
  /// can change a figure by half, and stay the same for the lifetime of a process.
  private func spread(_ each: Case) throws -> Pairs {
    let processes = min(processes, samples)
    var pairs = Pairs()
    for number in 0..<processes {
      let count = samples / processes + (number < samples % processes ? 1 : 0)
      pairs.append(try OwnProcess.pairs(of: each, count: count))
    }
    return pairs
  }

  private func once(_ each: Case, count: Int) throws -> Pairs {
    try Pairs(
      count: count,
      limit: { try OwnProcess.figure(of: .limit, in: each) },
      subject: { try OwnProcess.figure(of: .subject, in: each) })
  }

  private func outcome(_ pairs: Pairs, ratios: [Double], figure: Double? = nil) -> Outcome {
    let ratio = Quartiles(ratios)
    return Outcome(
      unit: .nanoseconds, limit: Quartiles(pairs.limits).median,
      subject: Quartiles(pairs.subjects).median, ratio: ratio, figure: figure ?? ratio.median)
  }
}
