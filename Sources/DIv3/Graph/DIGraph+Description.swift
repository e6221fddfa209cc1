internal import ClassScanning
internal import DIEngine
internal import DIEngineGraph

extension DIGraph: CustomStringConvertible {
  /// How many components the graph has, how many errors ``checkIsValid(checkGraphCycles:)`` finds in it, and
  /// the first of them.
  ///
  /// A test framework prints the values of an expectation that fails, so this test names its cause:
  ///
  /// ```swift
  /// #expect(container.makeGraph().checkIsValid())
  /// // DIGraph(8 components, 1 error: Not found: no component offers Wheel, …
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
    let errors = declared.findings(checksCycles: true, among: ClassCatalogue.shared)
      .filter { $0.severity == .error }
    let counts = "\(number(components, of: "component")), \(number(errors.count, of: "error"))"
    guard let first = errors.first else { return "DIGraph(\(counts))" }
    let lines = message(for: first.kind).split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }
    let cause = abbreviated(lines, indentation: "").joined(separator: " ")
    return "DIGraph(\(counts)\(errors.count == 1 ? ": " : ", of which the first is: ")\(cause))"
  }

  private func number(_ count: Int, of word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
