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
      "Solved findings",
      solvedFindings.map { "\($0.code.rawValue): \(Escaping.markdown($0.message))" })
    list("Added components", addedComponents.map(Self.text(of:)))
    list("Removed components", removedComponents.map(Self.text(of:)))
    list(
      "Changed components",
      changedComponents.map { change in
        let changes = Escaping.markdown(change.changes.joined(separator: "; "))
        return "\(Escaping.markdownCode(change.component)): \(changes)"
      })
    list("Added edges", addedEdges.map(Escaping.markdownCode))
    list("Removed edges", removedEdges.map(Escaping.markdownCode))
    return lines.joined(separator: "\n")
  }

  private static func text(of component: GraphComponent) -> String {
    Escaping.markdownCode(component.type) + ", "
      + Escaping.markdown("\(component.lifetime), \(location(component.file, component.line))")
  }

  private static func text(of finding: GraphFinding) -> String {
    var place = ""
    if let file = finding.file, let line = finding.line { place = " \(location(file, line))" }
    let remedy = finding.remedy.map { " To do: \($0)" } ?? ""
    return "\(finding.severity.rawValue) **\(finding.code.rawValue)**"
      + Escaping.markdown("\(place): \(finding.message).\(remedy)")
  }
}
