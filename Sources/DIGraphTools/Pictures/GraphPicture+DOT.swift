extension GraphSnapshot {
  /// The graph in the language DOT, see ``GraphPicture/dot``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of edges.
  /// - Since: 0.1.0 of this package
  public var dot: String { GraphPicture(of: self).dot }
}

extension GraphPicture {
  /// The picture in the language DOT, which Graphviz draws. Components of a module are drawn together.
  ///
  /// A picture of a difference or a request has only the components that it is about, and those next to them.
  ///
  /// ```swift
  /// try GraphPicture(of: snapshot).dot.write(
  ///   toFile: "graph.dot", atomically: true, encoding: .utf8)
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the number of edges.
  /// - Since: 0.1.0 of this package
  public var dot: String {
    let drawing = GraphDrawing(self)
    var lines = [
      "digraph dependencies {", "  rankdir=LR", "  node [shape=box, fontname=\"Helvetica\"]",
    ]
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
      switch arrow.mark {
      case .added, .taken: attributes.append("color=\"#008800\", penwidth=2")
      case .removed: attributes.append("color=\"#cc0000\", style=dotted")
      case nil: if arrow.isDelayed { attributes.append("style=dashed") }
      }
      return "  \(arrow.from) -> \(arrow.to)"
        + (attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private func line(for box: GraphDrawing.Box) -> String {
    let component = box.component
    let under = box.mark?.words ?? "\(component.lifetime)"
    var attributes = [
      "label=\(quoted("\(component.name)\n\(under)"))",
      "tooltip=\(quoted("\(component.type), \(location(component.file, component.line))"))",
    ]
    if let mark = box.mark { attributes.append(style(of: mark.kind)) }
    switch box.mark == nil ? box.severity : nil {
    case .error: attributes.append("style=filled, fillcolor=\"#ffdddd\"")
    case .warning: attributes.append("style=filled, fillcolor=\"#ffffdd\"")
    case .notChecked, .note, nil: break
    }
    return "\(box.key) [\(attributes.joined(separator: ", "))]"
  }

  private func style(of kind: Mark.Kind) -> String {
    switch kind {
    case .added, .made: return "style=filled, fillcolor=\"#ddffdd\""
    case .changed, .reused: return "style=filled, fillcolor=\"#ddeeff\""
    case .removed: return "style=dashed, color=\"#cc0000\""
    case .failed: return "style=filled, fillcolor=\"#ffdddd\""
    }
  }

  private func quoted(_ text: String) -> String { "\"\(Escaping.dot(text))\"" }
}
