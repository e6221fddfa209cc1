/// Counts the checks that pass and prints those that fail.
public final class Checklist {
  private(set) var passed = 0
  private(set) var failed = 0

  func check(
    _ condition: @autoclosure () throws -> Bool, _ what: String, file: String = #fileID,
    line: Int = #line
  ) {
    do {
      if try condition() {
        passed += 1
        return
      }
      fail(what, file, line)
    } catch {
      fail("\(what): \(error)", file, line)
    }
  }

  func fail(_ what: String, _ file: String = #fileID, _ line: Int = #line) {
    failed += 1
    print("\(file):\(line): \(what)")
  }
}
