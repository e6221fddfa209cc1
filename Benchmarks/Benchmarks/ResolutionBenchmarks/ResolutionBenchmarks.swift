import Benchmark
import BenchmarkCases

let benchmarks: @Sendable () -> Void = {}
