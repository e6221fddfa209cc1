private import Foundation

extension GraphPicture {
  /// Returns the picture as a page for a browser: an overview in layers, a tree of all components that can be searched
  /// and filtered, the components around the chosen one, and what is known about it.
  ///
  /// An overview of more than 60 components has their modules: a click opens one. A module of more than 60 has its
  /// parts and files. A large picture of a difference or a request begins with what it is about.
  ///
  /// The page is one file. It loads nothing, and works without a network, by keyboard, on phones and in dark mode.
  ///
  /// ```swift
  /// try GraphPicture(of: container.graphSnapshot()).html(title: "Garage")
  ///   .write(toFile: "graph.html", atomically: true, encoding: .utf8)
  /// ```
  ///
  /// - Parameter title: The title of the page.
  /// - Returns: The text of the page: about 50 kB, and 1 kB for each component.
  /// - Complexity: O(*n*), where *n* is the number of edges.
  /// - Since: 0.1.0 of this package
  public func html(title: String = "Dependency graph") -> String {
    let contents = [
      "title": Escaping.html(title),
      "style": String(decoding: PackageResources.page_css, as: UTF8.self),
      "script": Self.scripts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n"),
      "graph": data,
    ]
    let template = String(decoding: PackageResources.page_html, as: UTF8.self)
    // What was inserted isn't searched for places.
    return template.components(separatedBy: "{{").enumerated().map { index, part in
      guard index > 0, let end = part.range(of: "}}") else { return part }
      return contents[String(part[..<end.lowerBound])]! + part[end.upperBound...]
    }.joined()
  }

  /// The last one starts the page.
  private static let scripts = [
    PackageResources.graph_js, PackageResources.tree_js, PackageResources.layout_js,
    PackageResources.picture_js, PackageResources.page_js,
  ]

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
    // Such values always encode.
    return Escaping.script(String(decoding: try! encoder.encode(content), as: UTF8.self))
  }
}
