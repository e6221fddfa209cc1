/// What changed from one snapshot of a graph to another one.
///
/// Components are compared by their types, and several of one type in their order. Lines, and what is kept at present,
/// don't count.
///
/// ```swift
/// let difference = GraphDifference(from: base, to: head)
/// if !difference.isEmpty { print(difference.markdown) }
/// ```
///
/// - Since: 0.1.0 of this package
public struct GraphDifference: Sendable, Hashable, Codable {
  /// A component that both snapshots have, but otherwise.
  ///
  /// - Since: 0.1.0 of this package
  public struct Change: Sendable, Hashable, Codable {
    /// The component as it is in the second snapshot.
    ///
    /// - Since: 0.1.0 of this package
    public let component: GraphComponent.ID
    /// What changed, such as `lifetime: new for each request -> kept by the process`.
    ///
    /// - Since: 0.1.0 of this package
    public let changes: [String]
  }

  /// The components that only the second snapshot has.
  ///
  /// - Since: 0.1.0 of this package
  public let addedComponents: [GraphComponent]
  /// The components that only the first snapshot has.
  ///
  /// - Since: 0.1.0 of this package
  public let removedComponents: [GraphComponent]
  /// The components that changed.
  ///
  /// - Since: 0.1.0 of this package
  public let changedComponents: [Change]
  /// The edges that only the second snapshot has, such as `App.Car -> App.Motor (lazy)`.
  ///
  /// - Since: 0.1.0 of this package
  public let addedEdges: [String]
  /// The edges that only the first snapshot has.
  ///
  /// - Since: 0.1.0 of this package
  public let removedEdges: [String]
  /// What the rules found in the second snapshot only.
  ///
  /// - Since: 0.1.0 of this package
  public let newFindings: [GraphFinding]
  /// What the rules found in the first snapshot only.
  ///
  /// - Since: 0.1.0 of this package
  public let solvedFindings: [GraphFinding]

  /// Compares two snapshots.
  ///
  /// - Parameters:
  ///   - base: The first one.
  ///   - head: The second one.
  /// - Complexity: O(*n* log *n*), where *n* is the number of edges.
  /// - Since: 0.1.0 of this package
  public init(from base: GraphSnapshot, to head: GraphSnapshot) {
    let (base, head) = (KeyedSnapshot(base), KeyedSnapshot(head))
    addedComponents = head.keys.indices.filter { base.components[head.keys[$0]] == nil }
      .map { head.snapshot.components[$0] }
    removedComponents = base.keys.indices.filter { head.components[base.keys[$0]] == nil }
      .map { base.snapshot.components[$0] }
    changedComponents = zip(head.keys, head.snapshot.components).compactMap { key, component in
      guard let former = base.components[key] else { return nil }
      let changes = component.changes(since: former)
      return changes.isEmpty ? nil : Change(component: component.id, changes: changes)
    }
    func texts(_ edges: Set<KeyedSnapshot.Edge>) -> [String] { edges.map(\.description).sorted() }
    (removedEdges, addedEdges) = (
      texts(base.edges.subtracting(head.edges)), texts(head.edges.subtracting(base.edges))
    )
    newFindings = head.findings(notIn: base)
    solvedFindings = base.findings(notIn: head)
  }

  /// Whether nothing changed.
  ///
  /// - Since: 0.1.0 of this package
  public var isEmpty: Bool {
    addedComponents.isEmpty && removedComponents.isEmpty && changedComponents.isEmpty
      && addedEdges.isEmpty && removedEdges.isEmpty && newFindings.isEmpty
      && solvedFindings.isEmpty
  }

  /// The difference as JSON, with sorted keys and a trailing newline.
  ///
  /// - Since: 0.1.0 of this package
  public var json: String { encoded(self) }
}

/// A snapshot whose components have keys that don't depend on lines.
struct KeyedSnapshot {
  struct Edge: Hashable, CustomStringConvertible {
    /// The key of the component that declares the dependency.
    let from: String
    /// The key of the component that serves it, or what stands for it if none does.
    let to: String
    let form: String
    let description: String

    init(from: String, to: String, form: String) {
      (self.from, self.to, self.form) = (from, to, form)
      description = "\(from) -> \(to)" + (form.isEmpty ? "" : " (\(form))")
    }
  }

  let snapshot: GraphSnapshot
  /// The keys of the components, in their order.
  let keys: [String]
  let components: [String: GraphComponent]
  let edges: Set<Edge>
  let keyOfID: [GraphComponent.ID: String]

  init(_ snapshot: GraphSnapshot) {
    self.snapshot = snapshot
    var counts: [String: Int] = [:]
    var keyOfID: [GraphComponent.ID: String] = [:]
    var components: [String: GraphComponent] = [:]
    keys = snapshot.components.map { component in
      let number = counts[component.type, default: 0] + 1
      counts[component.type] = number
      let key = number == 1 ? component.type : "\(component.type)#\(number)"
      keyOfID[component.id] = key
      components[key] = component
      return key
    }
    var edges: Set<Edge> = []
    for (key, component) in zip(keys, snapshot.components) {
      for dependency in component.dependencies {
        let ends =
          dependency.targets.isEmpty
          ? [dependency.isArgument ? dependency.type : "nothing for \(dependency.type)"]
          : dependency.targets.map { keyOfID[$0] ?? $0 }
        for end in ends { edges.insert(Edge(from: key, to: end, form: dependency.form)) }
      }
    }
    self.edges = edges
    self.components = components
    self.keyOfID = keyOfID
  }

  func findings(notIn other: KeyedSnapshot) -> [GraphFinding] {
    let known = Set(other.snapshot.findings.map(other.identity))
    return snapshot.findings.filter { !known.contains(identity(of: $0)) }
  }

  /// What makes findings of two snapshots the same: the rule and the components, not the lines.
  private func identity(of finding: GraphFinding) -> [String] {
    [finding.code.rawValue, finding.severity.rawValue]
      + finding.components.map { keyOfID[$0] ?? $0 }
  }
}

extension GraphComponent {
  fileprivate func changes(since former: GraphComponent) -> [String] {
    func change(_ title: String, _ value: (GraphComponent) -> String) -> String? {
      let (before, now) = (value(former), value(self))
      return before == now ? nil : "\(title): \(before) -> \(now)"
    }
    func word(_ flag: Bool) -> String { flag ? "yes" : "no" }
    return [
      change("lifetime") { "\($0.lifetime)" },
      change("offered as") { component in
        component.services.map { ([$0.type] + $0.qualifiers).joined(separator: " ") }
          .joined(separator: ", ")
      },
      change("precedence") { $0.priority.rawValue },
      change("module") { $0.module ?? "none" },
      change("root") { word($0.isRoot) },
      change("initializer") { word($0.canMake) },
      change("closures that can't be checked") { component in
        component.undeclared.isEmpty
          ? "none" : component.undeclared.map(\.rawValue).joined(separator: ", ")
      },
    ].compactMap(\.self)
  }
}
