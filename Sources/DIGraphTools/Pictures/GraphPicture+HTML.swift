private import Foundation

extension GraphPicture {
  /// Returns the picture as a page for a browser: a tree of all components that can be searched and filtered, the
  /// components around the chosen one, and what is known about it.
  ///
  /// The page is one file. It loads nothing, and works without a network, by keyboard and in dark mode.
  ///
  /// ```swift
  /// try GraphPicture(of: container.graphSnapshot()).html(title: "Garage")
  ///   .write(toFile: "graph.html", atomically: true, encoding: .utf8)
  /// ```
  ///
  /// - Parameter title: The title of the page.
  /// - Returns: The text of the page: about 30 kB, and 1 kB for each component.
  /// - Complexity: O(*n*), where *n* is the number of edges.
  /// - Since: 0.1.0 of this package
  public func html(title: String = "Dependency graph") -> String {
    let contents = [
      "title": Self.escaped(title),
      "style": String(decoding: PackageResources.page_css, as: UTF8.self),
      "script": String(decoding: PackageResources.page_js, as: UTF8.self),
      "graph": data,
    ]
    let template = String(decoding: PackageResources.page_html, as: UTF8.self)
    // What was inserted isn't searched for places.
    return template.components(separatedBy: "{{").enumerated().map { index, part in
      guard index > 0, let end = part.range(of: "}}") else { return part }
      return contents[String(part[..<end.lowerBound])]! + part[end.upperBound...]
    }.joined()
  }

  private struct Content: Encodable {
    let snapshot: GraphSnapshot
    /// The words for the lifetime of each component, and for the form of each of its dependencies.
    let lifetimes: [String]
    let forms: [[String]]
    let roots: [GraphComponent.ID]
    let marks: [Mark]
    let edges: [EdgeMark]
    let about: String?
  }

  private var data: String {
    let index = GraphIndex(snapshot)
    let content = Content(
      snapshot: snapshot, lifetimes: snapshot.components.map { "\($0.lifetime)" },
      forms: snapshot.components.map { $0.dependencies.map(\.form) },
      roots: index.roots.map { snapshot.components[$0].id }, marks: marks, edges: edgeMarks,
      about: about)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Such values always encode. Only texts have the sign <, which could end the element.
    let json = String(decoding: try! encoder.encode(content), as: UTF8.self)
    return json.replacingOccurrences(of: "<", with: "\\u003c")
  }

  private static func escaped(_ text: String) -> String {
    let entities: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
    return text.map { entities[$0] ?? "\($0)" }.joined()
  }
}
