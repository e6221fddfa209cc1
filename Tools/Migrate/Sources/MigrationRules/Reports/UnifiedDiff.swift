/// The difference of two texts, as `diff -u` and `git apply` know it.
package enum UnifiedDiff {
  private static let context = 3

  /// - Parameters:
  ///   - path: The path that both sides have.
  ///   - old: The bytes before.
  ///   - new: The bytes after.
  /// - Returns: The lines of the difference; an empty text if there is none. It takes time in proportion to the
  ///   number of lines times the number of changed ones.
  package static func text(path: String, from old: [UInt8], to new: [UInt8]) -> String {
    guard old != new else { return "" }
    let (before, after) = (lines(old), lines(new))
    let removed = changes(before, after)
    var result = "--- a/\(path)\n+++ b/\(path)\n"
    var start = 0
    while start < removed.count {
      guard removed[start].sign != " " else {
        start += 1
        continue
      }
      var end = start
      var last = start
      while end < removed.count, end - last <= 2 * context {
        if removed[end].sign != " " { last = end }
        end += 1
      }
      let first = max(0, start - context)
      let limit = min(removed.count, last + context + 1)
      let hunk = removed[first..<limit]
      let (oldCount, newCount) = (hunk.count { $0.sign != "+" }, hunk.count { $0.sign != "-" })
      let oldStart = removed[..<first].count { $0.sign != "+" } + (oldCount > 0 ? 1 : 0)
      let newStart = removed[..<first].count { $0.sign != "-" } + (newCount > 0 ? 1 : 0)
      result += "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n"
      for line in hunk {
        result += "\(line.sign)\(line.text)\n"
        if line.isUnterminated { result += "\\ No newline at end of file\n" }
      }
      start = limit
    }
    return result
  }

  private struct Line {
    let sign: Character
    let text: String
    let isUnterminated: Bool
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    var result: [String] = []
    var start = 0
    for (position, byte) in bytes.enumerated() where byte == 0x0A {
      result.append(String(decoding: bytes[start...position], as: UTF8.self))
      start = position + 1
    }
    if start < bytes.count { result.append(String(decoding: bytes[start...], as: UTF8.self)) }
    return result
  }

  private static func changes(_ old: [String], _ new: [String]) -> [Line] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        result.append(line("-", old[left]))
        left += 1
      } else if right < new.count, inserted.contains(right) {
        result.append(line("+", new[right]))
        right += 1
      } else {
        result.append(line(" ", old[left]))
        (left, right) = (left + 1, right + 1)
      }
    }
    return result
  }

  private static func line(_ sign: Character, _ text: String) -> Line {
    let isTerminated = text.utf8.last == 0x0A
    return Line(
      sign: sign, text: isTerminated ? String(decoding: text.utf8.dropLast(), as: UTF8.self) : text,
      isUnterminated: !isTerminated)
  }
}
