import Benchmark
import BenchmarkCases

/// Both works of each case, as separate benchmarks.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration.metrics = [.wallClock, .throughput]
  var names: Set<String> = []
  for each in Cases.all {
    for work in each.works {
      let isFirstTime =
        switch each.measure {
        case .firstTimeRatio, .firstTimeSurplus: true
        default: false
        }
      let name = isFirstTime ? work.name + ".first" : work.name
      guard names.insert(name).inserted else { continue }
      benchmark(name, work, isFirstTime: isFirstTime)
    }
  }
}

/// The tool runs each benchmark in a process of its own. Without warm-up, the first iteration
/// therefore measures the first time in a process.
private func benchmark(_ name: String, _ work: Work, isFirstTime: Bool) {
  var configuration = Benchmark.defaultConfiguration
  configuration.scalingFactor = work.pace.scalingFactor
  if isFirstTime {
    configuration.warmupIterations = 0
    configuration.maxIterations = 1
  }
  let prepared = PreparedWork(work)
  Benchmark(name, configuration: configuration) { benchmark in
    let run = prepared.run
    benchmark.startMeasurement()
    run.perform(work.pace.scalingFactor.rawValue)
    benchmark.stopMeasurement()
    run.reset()
  }
}
