import BenchmarkCases
import Foundation

/// Prints rows one by one, as soon as each is known.
struct Table {
  private let widths: [Int]

  init(of cases: [Case]) {
    let names = ([Row.titles[0]] + cases.map(\.id)).map(\.count)
    let titles = ([Row.titles[1]] + cases.map(\.title)).map(\.count)
    widths = [names.max() ?? 0, titles.max() ?? 0, 11, 11, 7, 15, 10, 5]
  }

  /// Aligns the two names to the left and figures to the right.
  func print(_ cells: [String]) {
    let padded = cells.indices.map { column in
      let padding = String(repeating: " ", count: max(0, widths[column] - cells[column].count))
      return column < 2 ? cells[column] + padding : padding + cells[column]
    }
    Swift.print(padded.joined(separator: "  "))
    fflush(nil)
  }
}
