extension GraphPicture {
  /// The number of arrows up to which ``mermaid()`` draws: renderers refuse more than 500.
  ///
  /// - Since: 0.1.0 of this package
  public static let mostMermaidEdges = 450

  /// Returns the picture as a Mermaid diagram, which GitHub and many editors draw.
  ///
  /// Dashed arrows are lazies and providers; components with errors are red, those with warnings are yellow, and what is
  /// missing has a dashed border. A picture of a difference or a request has only the components that it is about, and
  /// those next to them: what was added or made is green, what was changed or found is blue, what was removed or failed
  /// is red, and thick arrows were added or taken.
  ///
  /// ```swift
  /// let part = try snapshot.around("Car", depth: 2)
  /// print(try GraphPicture(of: part).mermaid())
  /// ```
  ///
  /// - Returns: The text of the diagram, without the fence of a code block.
  /// - Throws: ``GraphTooLarge`` if there are more than ``mostMermaidEdges`` arrows. It names parts that fit.
  /// - Complexity: O(*n*), where *n* is the number of edges; more if the graph is too large.
  /// - Since: 0.1.0 of this package
  public func mermaid() throws(GraphTooLarge) -> String {
    let drawing = GraphDrawing(self)
    guard drawing.arrows.count <= Self.mostMermaidEdges else {
      throw GraphTooLarge(
        edges: drawing.arrows.count, limit: Self.mostMermaidEdges,
        parts: snapshot.partsThatFit(Self.mostMermaidEdges))
    }
    var lines = ["flowchart LR"]
    for box in drawing.boxes {
      let under = box.mark.flatMap(\.words) ?? "\(box.component.lifetime)"
      let style = box.mark.map { ":::\($0.kind)" } ?? box.severity.map { ":::\($0)" } ?? ""
      let label = Escaping.mermaid("\(box.component.name)\n\(under)")
      lines.append("  \(box.key)[\"\(label)\"]\(style)")
    }
    lines += drawing.gaps.map { "  \($0.key)[\"\(Escaping.mermaid($0.name))\"]:::missing" }
    for arrow in drawing.arrows {
      let label = arrow.form.isEmpty ? "" : "|\(arrow.form)|"
      lines.append("  \(arrow.from) \(line(of: arrow))\(label) \(arrow.to)")
    }
    lines += [
      "  classDef error fill:#fdd,stroke:#c00,color:#000",
      "  classDef warning fill:#ffd,stroke:#a80,color:#000",
      "  classDef missing fill:#fff,stroke:#c00,color:#000,stroke-dasharray:4",
    ]
    if about != nil {
      lines += [
        "  classDef added fill:#dfd,stroke:#080,color:#000",
        "  classDef made fill:#dfd,stroke:#080,color:#000",
        "  classDef changed fill:#def,stroke:#06c,color:#000",
        "  classDef reused fill:#def,stroke:#06c,color:#000",
        "  classDef removed fill:#fff,stroke:#c00,color:#000,stroke-dasharray:4",
        "  classDef failed fill:#fdd,stroke:#c00,color:#000",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(of arrow: GraphDrawing.Arrow) -> String {
    switch arrow.mark {
    case .added, .taken: return "==>"
    case .removed: return "-.-x"
    case nil: return arrow.isDelayed ? "-.->" : "-->"
    }
  }
}

extension GraphSnapshot {
  /// The graph as a Mermaid diagram, see ``GraphPicture/mermaid()``.
  ///
  /// ```swift
  /// print(try snapshot.around("Car", depth: 2).mermaid())
  /// ```
  ///
  /// - Returns: The text of the diagram.
  /// - Throws: ``GraphTooLarge`` if there are more than ``GraphPicture/mostMermaidEdges`` arrows. It names parts that fit.
  /// - Complexity: O(*n*), where *n* is the number of edges; more if the graph is too large.
  /// - Since: 0.1.0 of this package
  public func mermaid() throws(GraphTooLarge) -> String { try GraphPicture(of: self).mermaid() }

  /// Returns the largest parts around components with many edges that have no more than some edges.
  fileprivate func partsThatFit(_ limit: Int) -> [GraphTooLarge.Part] {
    let index = GraphIndex(self)
    let degrees = components.indices.map { index.needs(of: $0).count + index.dependents[$0].count }
    let busiest = components.indices.sorted { degrees[$0] > degrees[$1] }
    return busiest.prefix(20).compactMap { vertex -> GraphTooLarge.Part? in
      for depth in stride(from: 4, through: 1, by: -1) {
        let part = GraphPicture(of: part(index.neighbours(of: [vertex], depth)))
        let edges = GraphDrawing(part).arrows.count
        guard edges > limit else {
          return GraphTooLarge.Part(type: components[vertex].type, depth: depth, edges: edges)
        }
      }
      return nil
    }.prefix(3).map(\.self)
  }
}

extension GraphPicture.Mark {
  /// The kind and the text, for a box.
  var words: String { text.map { "\(kind.rawValue), \($0)" } ?? kind.rawValue }
}

/// A graph has too many edges for a format.
///
/// - Since: 0.1.0 of this package
public struct GraphTooLarge: Error, Sendable, Hashable, CustomStringConvertible {
  /// A part of the graph that fits.
  ///
  /// - Since: 0.1.0 of this package
  public struct Part: Sendable, Hashable {
    /// The type in its middle.
    ///
    /// - Since: 0.1.0 of this package
    public let type: String
    /// The number of edges from the type.
    ///
    /// - Since: 0.1.0 of this package
    public let depth: Int
    /// The number of all edges.
    ///
    /// - Since: 0.1.0 of this package
    public let edges: Int
  }

  /// The number of edges.
  ///
  /// - Since: 0.1.0 of this package
  public let edges: Int
  /// The greatest number of edges that the format allows.
  ///
  /// - Since: 0.1.0 of this package
  public let limit: Int
  /// Parts that fit, with the components that have most edges in their middle.
  ///
  /// - Since: 0.1.0 of this package
  public let parts: [Part]

  /// The numbers, and the parts that fit.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String {
    let fitting = parts.map {
      "around: \"\($0.type)\", depth: \($0.depth) (\(count($0.edges, "edge")))"
    }
    return "the graph has \(edges) edges, and the format draws \(limit)"
      + (fitting.isEmpty ? "" : "; these parts fit: \(fitting.joined(separator: "; "))")
  }
}
