/// The components of a graph, what they declare to need, and what is wrong with it, at one moment.
///
/// A snapshot is a plain value: later registrations don't change it, and it holds no object of the program.
/// ``GraphSnapshot/json`` saves it, and ``init(json:)`` reads it again.
///
/// ```swift
/// let snapshot = container.graphSnapshot()
/// for component in snapshot.components { print(component) }
/// ```
///
/// - Since: 0.1.0 of this package
public struct GraphSnapshot: Sendable, Hashable, Codable {
  /// The version of the format that ``json`` writes.
  ///
  /// - Since: 0.1.0 of this package
  public static let version = 1

  /// The version of the format.
  ///
  /// - Since: 0.1.0 of this package
  public let version: Int
  /// The components in the order of registration, those of parents included. The one by which a container hands out
  /// itself isn't among them: ``GraphComponent/undeclared`` names the code that needs it.
  ///
  /// - Since: 0.1.0 of this package
  public let components: [GraphComponent]
  /// What the rules found, in the order of the rules; empty if they weren't asked.
  ///
  /// - Since: 0.1.0 of this package
  public let findings: [GraphFinding]

  package init(components: [GraphComponent], findings: [GraphFinding] = []) {
    version = Self.version
    self.components = components
    self.findings = findings
  }

  /// The dependencies that lead to components: one edge for each component that serves a dependency.
  ///
  /// - Complexity: O(*n*), where *n* is the number of dependencies.
  /// - Since: 0.1.0 of this package
  public var edges: [GraphEdge] {
    components.flatMap { component in
      component.dependencies.flatMap { dependency in
        dependency.targets.map {
          GraphEdge(from: component.id, to: $0, dependency: dependency)
        }
      }
    }
  }

  /// Returns the component with an identity, or nil.
  ///
  /// - Parameter id: The identity.
  /// - Complexity: O(*n*), where *n* is the number of components.
  /// - Since: 0.1.0 of this package
  public subscript(id: GraphComponent.ID) -> GraphComponent? {
    components.first { $0.id == id }
  }
}

/// An edge of a graph: a component needs another one.
///
/// - Since: 0.1.0 of this package
public struct GraphEdge: Sendable, Hashable {
  /// The component that declares the dependency.
  ///
  /// - Since: 0.1.0 of this package
  public let from: GraphComponent.ID
  /// The component that serves it.
  ///
  /// - Since: 0.1.0 of this package
  public let to: GraphComponent.ID
  /// How it is declared.
  ///
  /// - Since: 0.1.0 of this package
  public let dependency: GraphDependency
}

extension GraphSnapshot: CustomStringConvertible {
  /// The numbers of components, edges and findings.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String {
    "\(count(components.count, "component")), \(count(edges.count, "edge")), "
      + count(findings.count, "finding")
  }
}

/// Returns a number with its word.
func count(_ number: Int, _ word: String) -> String {
  "\(number) \(word)\(number == 1 ? "" : "s")"
}
