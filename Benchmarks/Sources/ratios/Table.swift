import BenchmarkCases
import Foundation

/// Prints rows one by one, as soon as each is known.
struct Table {
  private static let namedColumns = 2

  let markdown: Bool
  private let widths: [Int]

  init(of cases: [Case], markdown: Bool) {
    self.markdown = markdown
    let names = ([Row.titles[0]] + cases.map(\.id)).map(\.count)
    let titles = ([Row.titles[1]] + cases.map(\.title)).map(\.count)
    widths = [names.max() ?? 0, titles.max() ?? 0, 11, 11, 7, 15, 10, 5]
  }

  func printHead() {
    printCells(Row.titles)
    if markdown {
      let rules = widths.indices.map { $0 < Self.namedColumns ? "---" : "---:" }
      print("|\(rules.joined(separator: "|"))|")
    }
  }

  func print(_ row: Row) {
    printCells(row.cells)
  }

  private func printCells(_ cells: [String]) {
    if markdown {
      print("| \(cells.joined(separator: " | ")) |")
    } else {
      print(zip(cells.indices, cells).map(padded).joined(separator: "  "))
    }
    fflush(nil)
  }

  /// Aligns names to the left and figures to the right.
  private func padded(column: Int, cell: String) -> String {
    let padding = String(repeating: " ", count: max(0, widths[column] - cell.count))
    return column < Self.namedColumns ? cell + padding : padding + cell
  }

  private func print(_ line: String) {
    Swift.print(line)
  }
}
