import Benchmark
import BenchmarkCases

extension Work.Pace {
  /// The number of runs in one iteration of the tool.
  var scalingFactor: BenchmarkScalingFactor {
    switch self {
    case .loop: .kilo
    case .longLoop: .mega
    case .once: .one
    }
  }
}
