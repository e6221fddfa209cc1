import BenchmarkCases
import Foundation

/// The command: measures every case beside its hand-written limit and prints the ratios.
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
    let measurement = Measurement(samples: options.samples)
    switch options.action {
    case .help:
      print(Options.help)
    case .list:
      for each in cases { print(each.id, each.title, Row.goal(of: each), separator: "\t") }
    case .alone(let side):
      guard cases.count == 1 else { throw UsageError(message: "--alone needs one --only case") }
      print(measurement.figure(of: side, in: cases[0]))
    case .report:
      let table = Table(of: cases, markdown: options.markdown)
      table.printHead()
      for each in cases { table.print(Row(each, try measurement.outcome(of: each))) }
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("ratios: \(message)\n".utf8))
    exit(status)
  }
}
