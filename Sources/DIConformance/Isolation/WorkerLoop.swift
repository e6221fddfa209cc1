private import Foundation

#if os(macOS) || os(Linux)

/// The life of a program that another one started to run contracts.
enum WorkerLoop {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var calls = 0

  /// Counts the calls of `Conformance.run` with processes: a program may make several.
  static func nextCall() -> Int {
    lock.withLock {
      calls += 1
      return calls
    }
  }

  /// The number of the call that serves, and the memory limit, in a process that serves; `nil` in
  /// any other.
  static var task: (call: Int, memoryLimit: Int?)? {
    guard let text = ProcessInfo.processInfo.environment[WorkerProcess.variable] else {
      return nil
    }
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    return (numbers[0], numbers[1] == 0 ? nil : numbers[1])
  }

  /// Answers questions from standard input until it ends, then ends the process.
  static func serve(
    memoryLimit: Int?, answer: (WorkerQuestion) -> ContractRun
  ) -> Never {
    fflush(nil)
    CrashNotes.areSilent = true
    // What the container prints goes to standard error.
    let channel = FileDescriptor(number: dup(STDOUT_FILENO))
    dup2(STDERR_FILENO, STDOUT_FILENO)
    if let memoryLimit { limitMemory(to: memoryLimit) }
    channel.write(ContractRun.ready + "\n")
    while let line = readLine(), let question = WorkerQuestion(line: line) {
      let run = answer(question)
      // What the scenario printed comes before its outcome.
      fflush(nil)
      let isHeard = channel.write(run.line)
      if run.isSpent || !isHeard { break }
    }
    // Threads of a scenario may still run: they must not run while the process cleans up.
    _exit(0)
  }

  /// Limits the memory, and notes for the first process how much this one took when a signal ends it.
  private static func limitMemory(to megabytes: Int) {
    let bytes = rlim_t(megabytes) << 20
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    #if canImport(Glibc)
    // Address space would count what threads reserve and never use.
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    #elseif os(Linux)
    setrlimit(RLIMIT_DATA, &limit)
    #else
    setrlimit(RLIMIT_AS, &limit)
    #endif
    MemoryNote.install()
  }
}
#endif

/// What a worker is asked: one contract on one container, by their positions in the arguments of the run.
struct WorkerQuestion: Equatable {
  let contract: Int
  let container: Int

  var line: String { "\(contract) \(container)\n" }
}

extension WorkerQuestion {
  /// Parses a line of the worker's input.
  init?(line: String) {
    let numbers = line.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    self.init(contract: numbers[0], container: numbers[1])
  }
}

/// A worker answers with one line of JSON.
extension ContractRun {
  /// The first line of a worker that is ready. What the program printed before is ignored.
  static let ready = "di-conformance-worker is ready"

  var line: String {
    // Strings and Booleans always encode, and a text of JSON contains no line break.
    String(decoding: try! JSONEncoder().encode(self), as: UTF8.self) + "\n"
  }

  /// Parses a line of the worker's output.
  init?(line: String) {
    guard let answer = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) else {
      return nil
    }
    self = answer
  }
}
