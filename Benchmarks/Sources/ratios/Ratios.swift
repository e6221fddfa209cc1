import BenchmarkCases
import Foundation

/// The command: measures each case against its hand-written limit and prints the ratios.
@main
enum Ratios {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      try run(options, options.cases())
    } catch let error as UsageError {
      fail(error.message, status: 2)
    } catch {
      fail("\(error)", status: 1)
    }
  }

  private static func run(_ options: Options, _ cases: [Case]) throws {
    switch options.action {
    case .help:
      print(Options.help)
    case .list:
      for each in cases { print(each.id, each.title, Row.goal(of: each), separator: "\t") }
    case .pairs:
      let pairs = try ThisProcess.pairs(of: one(of: cases), count: options.samples)
      for (limit, subject) in zip(pairs.limits, pairs.subjects) { print(limit, subject) }
    case .once(let side):
      print(ThisProcess.figure(of: side, in: try one(of: cases)))
    case .report:
      try report(options, cases)
    }
  }

  private static func report(_ options: Options, _ cases: [Case]) throws {
    let measurement = Measurement(samples: options.samples, processes: options.processes)
    let table = Table(of: cases)
    table.print(Row.titles)
    for each in cases { table.print(Row.cells(each, try measurement.outcome(of: each))) }
  }

  private static func one(of cases: [Case]) throws(UsageError) -> Case {
    guard cases.count == 1 else { throw UsageError(message: "name one case with --only") }
    return cases[0]
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("ratios: \(message)\n".utf8))
    exit(status)
  }
}
