/// What the code of a block prints.
final class Printed {
  private(set) var lines: [String] = []

  /// What `print` of this target adds to.
  nonisolated(unsafe) private static var current: Printed?

  /// Runs a block and gives the lines that it printed.
  @MainActor
  static func lines(of block: () throws -> Void) rethrows -> [String] {
    let printed = Printed()
    current = printed
    defer { current = nil }
    try block()
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
