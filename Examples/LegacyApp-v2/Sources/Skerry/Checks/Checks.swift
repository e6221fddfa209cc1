/// Counts the checks that pass and prints those that fail.
final class Checks {
  private(set) var passed = 0
  private(set) var failed = 0

  /// Runs one step of the scenario. An error fails and ends only this step.
  func step(_ name: String, _ body: () throws -> Void) {
    print("- \(name)")
    do {
      try body()
    } catch {
      fail("ended by \(error)", #file, #line)
    }
  }

  func isTrue(
    _ what: String, _ condition: @autoclosure () throws -> Bool, file: String = #file,
    line: Int = #line
  ) {
    do {
      if try condition() {
        passed += 1
      } else {
        fail(what, file, line)
      }
    } catch {
      fail("\(what): threw \(error)", file, line)
    }
  }

  func equal<T: Equatable>(
    _ what: String, _ value: @autoclosure () throws -> T, _ expected: T, file: String = #file,
    line: Int = #line
  ) {
    do {
      let value = try value()
      if value == expected {
        passed += 1
      } else {
        fail("\(what): \(value) instead of \(expected)", file, line)
      }
    } catch {
      fail("\(what): threw \(error)", file, line)
    }
  }

  func fail(_ what: String, _ file: String, _ line: Int) {
    failed += 1
    let name = file.split(separator: "/").last.map(String.init) ?? file
    print("FAILED \(name):\(line) \(what)")
  }

  var summary: String {
    return "\(passed) checks passed, \(failed) failed"
  }
}
