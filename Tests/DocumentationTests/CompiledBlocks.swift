import Foundation
import Testing

/// The blocks of a page that a target compiles: the lines between `// begin PAGE NUMBER` and `// end` in the files of a
/// directory, by default this one.
struct CompiledBlocks {
  let texts: [Int: String]

  init(of page: String, in tests: String = "DocumentationTests") throws {
    let directory = Document.root.appendingPathComponent("Tests/\(tests)")
    var texts: [Int: String] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: directory.path) {
      let text = try String(contentsOf: directory.appendingPathComponent(file), encoding: .utf8)
      var number: Int?
      for line in text.components(separatedBy: "\n") {
        let words = line.split(separator: " ")
        if words.starts(with: ["//", "begin", page[...]]) {
          number = Int(words[3])
          let found = try #require(number, "the block has no number")
          try #require(texts[found] == nil, "block \(found) of \(page) stands here twice")
          texts[found] = ""
        } else if words == ["//", "end"] {
          number = nil
        } else if let number {
          texts[number]? += line + "\n"
        }
      }
    }
    self.texts = texts
  }
}

/// Returns the words of a text, to compare texts regardless of indentation.
func words(_ text: String) -> [Substring] {
  text.split { $0 == " " || $0 == "\n" }
}

/// Returns the output that the comments after `print` in a block promise.
func promised(block number: Int, of page: String) throws -> [String] {
  let block = try #require(try CompiledBlocks(of: page).texts[number])
  return block.matches(of: #/print\(.*\)  \/\/ (.*)/#).map { String($0.1) }
}
