extension GraphSnapshot {
  /// The graph in the language DOT, which Graphviz draws. Components of a module are drawn together.
  ///
  /// ```swift
  /// try snapshot.dot.write(toFile: "graph.dot", atomically: true, encoding: .utf8)
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the number of edges.
  /// - Since: 0.1.0 of this package
  public var dot: String {
    let drawing = GraphDrawing(self)
    var lines = ["digraph graph {", "  rankdir=LR", "  node [shape=box, fontname=\"Helvetica\"]"]
    var modules: [String] = []
    var boxes: [String: [String]] = [:]
    for box in drawing.boxes {
      let module = box.component.module ?? ""
      if boxes[module] == nil { modules.append(module) }
      boxes[module, default: []].append(line(for: box))
    }
    for (index, module) in modules.enumerated() {
      guard !module.isEmpty else {
        lines += boxes[module, default: []].map { "  \($0)" }
        continue
      }
      lines += ["  subgraph cluster_\(index) {", "    label=\(quoted(module))"]
      lines += boxes[module, default: []].map { "    \($0)" }
      lines.append("  }")
    }
    lines += drawing.gaps.map {
      "  \($0.key) [label=\(quoted($0.name)), style=dashed, color=\"#cc0000\"]"
    }
    lines += drawing.arrows.map { arrow in
      var attributes: [String] = []
      if !arrow.form.isEmpty { attributes.append("label=\(quoted(arrow.form))") }
      if arrow.isDelayed { attributes.append("style=dashed") }
      return "  \(arrow.from) -> \(arrow.to)"
        + (attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private func line(for box: GraphDrawing.Box) -> String {
    let component = box.component
    var attributes = [
      "label=\(quoted("\(component.name)\n\(component.lifetime)"))",
      "tooltip=\(quoted("\(component.type), \(component.place)"))",
    ]
    switch box.severity {
    case .error: attributes.append("style=filled, fillcolor=\"#ffdddd\"")
    case .warning: attributes.append("style=filled, fillcolor=\"#ffffdd\"")
    case .notChecked, .note, nil: break
    }
    return "\(box.key) [\(attributes.joined(separator: ", "))]"
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"", "\\": result += "\\\(character)"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
