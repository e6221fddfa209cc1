import Foundation
import Testing

/// The blocks of a page as they are compiled here: what stands between `// begin PAGE NUMBER` and
/// `// end` in the files of this directory.
struct CompiledBlocks {
  let texts: [Int: String]

  init(of page: String) throws {
    let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    var texts: [Int: String] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: directory.path) {
      let text = try String(contentsOf: directory.appendingPathComponent(file), encoding: .utf8)
      for match in text.matches(of: #/(?ms)^ *// begin (\S+) (\d+)\n(.*?)^ *// end$/#)
      where match.1 == page {
        let number = try #require(Int(match.2))
        try #require(texts[number] == nil, "block \(number) of \(page) stands here twice")
        texts[number] = String(match.3)
      }
    }
    self.texts = texts
  }
}

/// A text as words, so that it does not matter how far it is indented.
func words(_ text: String) -> [Substring] {
  text.split { $0 == " " || $0 == "\n" }
}

/// What the comments behind `print` say that a block of MIGRATION.md prints.
func promised(block number: Int) throws -> [String] {
  let block = try #require(try CompiledBlocks(of: "MIGRATION.md").texts[number])
  return block.matches(of: #/print\(.*\)  \/\/ (.*)/#).map { String($0.1) }
}
