/// A line of a file of tests for which the build puts blocks of Swift of a page:
///
/// - `// page PAGE NUMBER`: the block;
/// - `// test PAGE NUMBER TITLE`, in a suite: a test that the block prints what its comments promise;
/// - `// each PAGE FIRST-LAST PARAMETER`, in an array: a closure for each block.
package struct BlockMark {
  /// The path of the page in the package.
  package let page: String
  /// The place of the block among the page's programs, counted from 1.
  package let number: Int
  /// Whether the block stands outside of all declarations, where imports are allowed.
  package let isAtFileScope: Bool
  private let use: Use

  private enum Use {
    case plain
    case test(title: String)
    case closure(parameter: String)
  }

  /// The marks of a line: none, one, or one for each block of a range.
  package static func marks(in line: String) -> [BlockMark] {
    let words = line.split(separator: " ", maxSplits: 4).map(String.init)
    guard words.count >= 4, words[0] == "//" else { return [] }
    let numbers = words[3].split(separator: "-").compactMap { Int($0) }
    let use: Use
    switch (words[1], words.count, numbers.count) {
    case ("page", 4, 1): use = .plain
    case ("test", 5, 1): use = .test(title: words[4])
    case ("each", 5, 2) where numbers[0] <= numbers[1]: use = .closure(parameter: words[4])
    default: return []
    }
    return (numbers[0]...numbers[numbers.count - 1]).map {
      BlockMark(page: words[2], number: $0, isAtFileScope: !line.hasPrefix(" "), use: use)
    }
  }

  /// The code around the block: a line before it and a line after it, or nothing.
  func frame(of block: String) -> (before: String, after: String)? {
    switch use {
    case .plain: return nil
    case .closure(let parameter): return ("{ \(parameter) in\n", "},\n")
    case .test(let title):
      let name = page.split(separator: "/").last.map(String.init) ?? page
      let stem = name.prefix { $0 != "." }.filter { $0.isLetter || $0.isNumber }
      let (isAsync, awaits) = block.contains("await ") ? ("async ", "await ") : ("", "")
      return (
        "@Test(\"\(title)\") func block\(number)Of\(stem)() \(isAsync)throws { "
          + "try \(awaits)expectPromised(\(number), of: \"\(page)\") {\n", "} }\n"
      )
    }
  }
}
