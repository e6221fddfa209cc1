private import Foundation

extension Conformance {
  /// Where contracts run: in this process, or in processes of their own, so that a container that
  /// crashes, traps, exits, hangs or takes too much memory doesn't end the run.
  ///
  ///     let report = Conformance.run([mine], isolation: .processes(memoryLimit: 1_000))
  ///
  /// A process of its own is this program once more, with the same arguments: its call of
  /// `Conformance.run` executes single contracts for the first process, and never returns. Make that
  /// call early in `main`, and do nothing before it that mustn't happen twice.
  public struct Isolation: Sendable {
    /// What the other process is told; `nil` for a run in this process.
    let worker: WorkerSettings?

    /// Contracts run in this process: a container that ends it ends the run. The id of the contract is
    /// then the last line on standard error.
    public static let none = Isolation(worker: nil)

    /// `processes()` where this program can be started once more: on macOS and Linux, except in
    /// programs that run tests, which reach their tests in other ways; elsewhere `none`.
    public static var standard: Isolation {
      #if os(macOS) || os(Linux)
      let program = CommandLine.arguments.first ?? ""
      let runsTests = ["xctest", "swiftpm-testing-helper"].contains { program.hasSuffix($0) }
      return runsTests ? .none : .processes()
      #else
      return .none
      #endif
    }

    #if os(macOS) || os(Linux)
    /// Contracts run in another process, one after the other. One that ends it, or doesn't answer,
    /// costs that process: the outcome is ``ContractOutcome/ended(_:)``, and the run goes on with the
    /// next contract in a new process.
    ///
    /// - Parameter memoryLimit: The megabytes of data that the process may take, or `nil` for no
    ///   limit. Linux enforces it; macOS does so for a part of all allocations.
    /// - Returns: The isolation.
    public static func processes(memoryLimit: Int? = nil) -> Isolation {
      Isolation(worker: WorkerSettings(memoryLimit: memoryLimit))
    }
    #endif
  }
}

/// What a process that runs contracts for another one is told, besides the program's own arguments.
struct WorkerSettings: Sendable, Equatable {
  /// The megabytes that the process may take, if there is a limit.
  var memoryLimit: Int?
}
