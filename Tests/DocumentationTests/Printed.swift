import Pages
import Testing

/// The output of a block.
///
/// Only the task that runs the block adds lines.
nonisolated final class Printed: @unchecked Sendable {
  private(set) var lines: [String] = []

  /// The output to which `print` of this target adds.
  @TaskLocal private static var current: Printed?

  /// Runs a block and returns the lines that it printed.
  @MainActor
  static func lines(of block: () throws -> Void) rethrows -> [String] {
    let printed = Printed()
    try $current.withValue(printed) { try block() }
    return printed.lines
  }

  /// Runs an asynchronous block and returns the lines that it printed.
  @MainActor
  static func lines(of block: @MainActor () async throws -> Void) async rethrows -> [String] {
    let printed = Printed()
    try await $current.withValue(printed) { try await block() }
    return printed.lines
  }

  fileprivate static func add(_ line: String) {
    current?.lines.append(line)
  }
}

/// Shadows the function of the standard library, so that blocks need no changes for tests. It has the
/// same parameters: with fewer, the compiler would choose the other one where operands are compared.
nonisolated func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  Printed.add(items.map { "\($0)" }.joined(separator: separator))
}

/// Expects that a block of a page prints what its comments after `print` promise.
@MainActor
func expectPromised(
  _ block: Int, of page: String, sourceLocation: SourceLocation = #_sourceLocation,
  run: () throws -> Void
) throws {
  let printed = try Printed.lines(of: run)
  #expect(try printed == promised(block, of: page), sourceLocation: sourceLocation)
}

/// Expects that an asynchronous block of a page prints what its comments after `print` promise.
@MainActor
func expectPromised(
  _ block: Int, of page: String, sourceLocation: SourceLocation = #_sourceLocation,
  run: @MainActor () async throws -> Void
) async throws {
  let printed = try await Printed.lines(of: run)
  #expect(try printed == promised(block, of: page), sourceLocation: sourceLocation)
}

private func promised(_ block: Int, of page: String) throws -> [String] {
  try Document(page).programs[block - 1].text.matches(of: #/print\(.*\)  \/\/ (.*)/#)
    .map { String($0.1) }
}
