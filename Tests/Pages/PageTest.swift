import Foundation

/// A file of tests whose code stands on pages, except for what calls it and what is expected of it.
package struct PageTest {
  /// Why a file can't be compiled, as compilers say it.
  package struct MissingBlock: Error, CustomStringConvertible {
    package let description: String
  }

  private let path: String
  private let lines: [String]

  package init(_ path: String) throws {
    self.path = path
    lines = try Document(file: path).text.components(separatedBy: "\n")
  }

  /// The blocks that the file takes from pages.
  package var marks: [BlockMark] { lines.flatMap(BlockMark.marks) }

  /// Returns the file with the blocks of the pages. The compiler's messages name the line of the page, or of this file.
  package func text() throws(MissingBlock) -> String {
    var text = location(path, 1)
    for (number, line) in zip(1..., lines) {
      let marks = BlockMark.marks(in: line)
      guard !marks.isEmpty else {
        text += line + "\n"
        continue
      }
      for mark in marks {
        let programs = (try? Document(mark.page).programs) ?? []
        guard programs.indices.contains(mark.number - 1) else {
          throw MissingBlock(
            description: "\(path):\(number): error: \(mark.page) has no block \(mark.number)")
        }
        let block = programs[mark.number - 1]
        let frame = mark.frame(of: block.text)
        text += frame?.before ?? ""
        text += location(Document.root.appendingPathComponent(mark.page).path, block.line)
        text += mark.isAtFileScope ? block.text : block.textWithoutImports
        // In an array, the directive may stand inside a closure only.
        text += frame.map { location(path, number) + $0.after } ?? location(path, number + 1)
      }
    }
    return text
  }

  private func location(_ file: String, _ line: Int) -> String {
    "#sourceLocation(file: \"\(file)\", line: \(line))\n"
  }
}

extension Document.Block {
  /// The code, with empty lines instead of imports: the file that takes the block has them.
  fileprivate var textWithoutImports: String {
    text.components(separatedBy: "\n").map { $0.hasPrefix("import ") ? "" : $0 }
      .joined(separator: "\n")
  }
}
