/// Counts the checks that pass and prints those that fail.
final class Checklist {
  private(set) var passed = 0
  private(set) var failed = 0

  func check(
    _ condition: Bool, _ what: String, file: String = #fileID, line: Int = #line
  ) {
    if condition {
      passed += 1
    } else {
      failed += 1
      print("\(file):\(line): \(what)")
    }
  }

  func equal<Value: Equatable>(
    _ found: Value, _ expected: Value, _ what: String, file: String = #fileID, line: Int = #line
  ) {
    check(found == expected, "\(what): \(found) is not \(expected)", file: file, line: line)
  }
}
