#if os(macOS) || os(Linux)
import DIConformance
import Foundation

// A program for tests of runs that nothing ends: its contracts end their process in every way.

/// A container that the planted contracts don't use.
///
/// On a busy machine, a process needs more than a second to take memory or to overflow its stack.
let container = ContainerUnderTest(
  name: "Planted", timeLimit: 5,
  open: {
    ContainerBuilder(register: { _ in }, build: { throw ResolutionFailure(.notResolved) })
  })

func planted(
  _ number: Int, _ title: String, scenario: @escaping @Sendable (ContractTrial) throws -> Void
) -> Contract {
  Contract("planted-0\(number)", title, rules: ["V3-1"], scenario: scenario)
}

/// Calls itself until the stack overflows. The buffer keeps the optimizer from making a loop of it.
func sink(_ depth: Int) -> Int {
  withUnsafeTemporaryAllocation(of: Int.self, capacity: 64) { buffer in
    buffer.initialize(repeating: depth)
    return depth < 0 ? 0 : sink(depth + 1) + buffer[depth & 63]
  }
}

let contracts = [
  planted(1, "Holds") { $0.expect(true, "one") },
  planted(2, "Waits forever") { _ in while true { Thread.sleep(forTimeInterval: 1) } },
  planted(3, "Traps") { trial in fatalError("planted in \(trial.container.name)") },
  planted(4, "Overflows its stack") { trial in trial.expectEqual(sink(1), 0, "the depth") },
  planted(5, "Takes memory without end") { trial in
    var blocks: [[UInt8]] = []
    while blocks.count < 100_000 { blocks.append([UInt8](repeating: 1, count: 1 << 20)) }
    trial.expectEqual(blocks.count, 0, "the blocks")
  },
  planted(6, "Exits") { _ in exit(3) },
  planted(7, "Stops its process, so that no thread answers") { _ in
    kill(ProcessInfo.processInfo.processIdentifier, SIGSTOP)
  },
  planted(8, "Prints, and fails") { trial in
    print("this isn't an answer")
    trial.expect(false, "it holds")
  },
]

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments == ["--library"] {
  await callLibrary()
  exit(0)
}

func callLibrary() async {
  // Earlier calls run in the first process only.
  let first = await Conformance.run(
    [container], contracts: [contracts[0]], isolation: .processes())
  let report = await Conformance.run(
    [container], contracts: Array(contracts[..<3]), isolation: .processes())
  print("first \(first.summary)\nsecond \(report.summary)")
}

// A worker that never reaches the contracts.
if arguments == ["--once"] {
  if ProcessInfo.processInfo.environment["DI_CONFORMANCE_WORKER"] != nil { exit(4) }
  let report = Conformance.run(
    [container], contracts: Array(contracts[..<2]), isolation: .processes())
  print(TableRenderer().render(report))
  exit(report.isAsDeclared ? 0 : 1)
}

var command = ConformanceCommand(name: "planted-conformance", containers: [container])
command.contracts = contracts
exit(command.run())
#endif
