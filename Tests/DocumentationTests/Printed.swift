/// What the code of a block prints.
///
/// Only the task that runs the block adds lines.
final class Printed: @unchecked Sendable {
  private(set) var lines: [String] = []

  /// What `print` of this target adds to.
  @TaskLocal private static var current: Printed?

  /// Runs a block and gives the lines that it printed.
  @MainActor
  static func lines(of block: () throws -> Void) rethrows -> [String] {
    let printed = Printed()
    try $current.withValue(printed) { try block() }
    return printed.lines
  }

  /// Runs a block that awaits something, and gives the lines that it printed.
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

/// Stands before the one of the standard library, so that blocks need not know that they are tested.
/// It has the same parameters: with fewer, the compiler chooses the other one where operands are compared.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  Printed.add(items.map { "\($0)" }.joined(separator: separator))
}
