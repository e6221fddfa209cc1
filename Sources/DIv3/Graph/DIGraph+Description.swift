internal import DIEngine
internal import DIGraphRules

extension DIGraph: CustomStringConvertible {
  /// How many components the graph has, how many errors ``checkIsValid(checkGraphCycles:)`` finds in it, and
  /// the first of them.
  ///
  /// A test framework prints the values of an expectation that fails, so this test names its cause:
  ///
  /// ```swift
  /// #expect(container.makeGraph().checkIsValid())
  /// // DIGraph(8 components, 1 error: Cars.swift:12: no component offers …
  /// ```
  ///
  /// Unlike ``checkIsValid(checkGraphCycles:)``, it logs nothing.
  ///
  /// - Complexity: That of ``checkIsValid(checkGraphCycles:)``.
  /// - Since: 0.1.0 of this package
  public var description: String {
    let components = vertices.count { vertex in
      guard case .component(let component) = vertex else { return false }
      return component.componentInfo.type != DIContainer.self
    }
    let model = model
    let errors = model.findingsOfOriginals().filter { $0.severity == .error }
    let counts = "\(number(components, of: "component")), \(number(errors.count, of: "error"))"
    guard let first = errors.first else { return "DIGraph(\(counts))" }
    let lines = model.message(for: first).split(separator: "\n").map { $0.drop { $0 == " " } }
    let cause = "\(lines[0]). \(lines.dropFirst().joined(separator: " "))"
    return "DIGraph(\(counts)\(errors.count == 1 ? ": " : ", of which the first is: ")\(cause))"
  }

  private func number(_ count: Int, of word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
