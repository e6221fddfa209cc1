import Benchmark
import BenchmarkCases

extension Work.Pace {
  /// How many runs one iteration of the tool has.
  var scalingFactor: BenchmarkScalingFactor {
    switch self {
    case .loop: .kilo
    case .longLoop: .mega
    case .once: .one
    }
  }
}
