import Foundation

/// A line of a test, `// page PAGE NUMBER`, for which the build puts a block of Swift of that page.
package struct BlockMark {
  /// The path of the page in the package.
  package let page: String
  /// The place of the block among the page's programs, counted from 1.
  package let number: Int
  /// Whether the block stands outside of all declarations, where imports are allowed.
  package let isAtFileScope: Bool

  package init?(_ line: String) {
    let words = line.split(separator: " ")
    guard words.count == 4, words[0] == "//", words[1] == "page", let number = Int(words[3]) else {
      return nil
    }
    page = String(words[2])
    self.number = number
    isAtFileScope = !line.hasPrefix(" ")
  }
}
