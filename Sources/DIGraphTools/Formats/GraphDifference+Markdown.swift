extension GraphDifference {
  /// The difference as Markdown, for a comment on a pull request; empty if nothing changed.
  ///
  /// - Since: 0.1.0 of this package
  public var markdown: String {
    guard !isEmpty else { return "" }
    var lines = ["### The dependency graph changed", ""]
    func list(_ title: String, _ items: [String]) {
      guard !items.isEmpty else { return }
      lines += ["**\(title)** (\(items.count))", ""] + items.map { "- \($0)" } + [""]
    }
    list("New findings", newFindings.map(Self.text(of:)))
    list(
      "Solved findings", solvedFindings.map { "\($0.code.rawValue): \(Self.escaped($0.message))" })
    list("Added components", addedComponents.map(Self.text(of:)))
    list("Removed components", removedComponents.map(Self.text(of:)))
    list(
      "Changed components",
      changedComponents.map { change in
        "`\(change.component)`: \(change.changes.map(Self.escaped).joined(separator: "; "))"
      })
    list("Added edges", addedEdges.map { "`\($0)`" })
    list("Removed edges", removedEdges.map { "`\($0)`" })
    return lines.joined(separator: "\n")
  }

  private static func text(of component: GraphComponent) -> String {
    "`\(component.type)`, \(escaped("\(component.lifetime)")), \(component.place)"
  }

  private static func text(of finding: GraphFinding) -> String {
    var place = ""
    if let file = finding.file, let line = finding.line { place = " \(fileName(file)):\(line)" }
    let remedy = finding.remedy.map { " To do: \(escaped($0))" } ?? ""
    return "\(finding.severity.rawValue) **\(finding.code.rawValue)**\(place): "
      + "\(escaped(finding.message)).\(remedy)"
  }

  /// Returns a text whose signs Markdown takes literally.
  private static func escaped(_ text: String) -> String {
    text.map { "<>*_`[]|\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
