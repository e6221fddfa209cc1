internal import DIEngine
internal import DIEngineGraph
internal import DIGraphRules

/// The edges of a graph by numbers, for searches.
struct GraphIndex {
  let arcs: Digraph
  /// The components that need each component, each once, in order.
  let dependents: [[Int]]
  /// The components that are declared as roots, and those that are made at the start.
  private let declaredRoots: (stated: [Int], eager: [Int])

  init(_ snapshot: GraphSnapshot) {
    let components = snapshot.components
    var indices: [GraphComponent.ID: Int] = [:]
    indices.reserveCapacity(components.count)
    for (index, component) in components.enumerated() { indices[component.id] = index }
    self.init(
      Digraph(of: components.map(\.dependencies)) { $0.targets.compactMap { indices[$0] } },
      (
        components.indices.filter { components[$0].isRoot },
        components.indices.filter { components[$0].lifetime.isEager }
      ))
  }

  init(_ reading: GraphReading) {
    let components = reading.details.indices
    self.init(
      Digraph(of: Array(reading.declared.edges[components])) { edge in
        edge.targets.filter { $0 < components.count }
      },
      (
        components.filter { reading.component($0)!.isRoot },
        components.filter { reading.component($0)!.lifetime.isEager }
      ))
  }

  private init(_ arcs: Digraph, _ declaredRoots: (stated: [Int], eager: [Int])) {
    var dependents = [[Int]](repeating: [], count: arcs.count)
    for owner in dependents.indices {
      for arc in arcs.arcs[arcs.leaving(owner)] where dependents[arc.target].last != owner {
        dependents[arc.target].append(owner)
      }
    }
    self.arcs = arcs
    self.dependents = dependents
    self.declaredRoots = declaredRoots
  }

  /// Returns the components that a component needs: one for each edge.
  func needs(of vertex: Int) -> [Int] { arcs.leaving(vertex).map { arcs.arcs[$0].target } }

  /// Where code outside of the graph begins: the declared roots and what is made at the start; without declared roots
  /// whatever nothing else needs, and one component of each cycle that nothing else needs.
  var roots: [Int] {
    guard declaredRoots.stated.isEmpty else {
      return Set(declaredRoots.stated + declaredRoots.eager).sorted()
    }
    let parts = StronglyConnectedComponents(of: arcs)
    var isNeeded: Set<Int> = []
    for vertex in dependents.indices where parts.part[vertex] >= 0 {
      if dependents[vertex].contains(where: { parts.part[$0] != parts.part[vertex] }) {
        isNeeded.insert(parts.part[vertex])
      }
    }
    return dependents.indices.filter { vertex in
      let part = parts.part[vertex]
      guard part >= 0 else { return dependents[vertex].isEmpty }
      // The first component of a cycle stands for it.
      return isNeeded.insert(part).inserted
    }
  }

  /// Returns the distance from each vertex to the nearest of some others, and the next vertex on the way; nil if none
  /// can be reached.
  func stepsToward(_ targets: [Int]) -> [(distance: Int, next: Int)?] {
    var steps = [(distance: Int, next: Int)?](repeating: nil, count: dependents.count)
    for target in targets { steps[target] = (0, target) }
    var queue = targets
    var next = 0
    while next < queue.count {
      let vertex = queue[next]
      next += 1
      for owner in dependents[vertex] where steps[owner] == nil {
        steps[owner] = (steps[vertex]!.distance + 1, vertex)
        queue.append(owner)
      }
    }
    return steps
  }

  /// Returns the number of the dependency by which a component needs another one.
  func label(from owner: Int, to target: Int) -> Int? {
    arcs.leaving(owner).first { arcs.arcs[$0].target == target }.map { arcs.arcs[$0].label }
  }
}

extension GraphSnapshot {
  /// Returns the components that are of a type, or offered as it, by the name of the type: with its module, as
  /// `App.Car`, or without, as `Car`.
  ///
  /// ```swift
  /// let vehicles = try snapshot.components(offering: "Vehicle")
  /// ```
  ///
  /// - Parameter type: The name of the type.
  /// - Returns: The components, at least one, in the order of registration.
  /// - Throws: ``UnknownGraphType`` if there is none.
  /// - Complexity: O(*n*), where *n* is the number of components.
  /// - Since: 0.1.0 of this package
  public func components(
    offering type: String
  ) throws(UnknownGraphType) -> [GraphComponent] {
    let exact = components.filter { component in
      component.type == type || component.services.contains { $0.type == type }
    }
    guard exact.isEmpty else { return exact }
    let suffix = ".\(type)"
    let found = components.filter { component in
      component.name == type || component.type.hasSuffix(suffix)
        || component.services.contains { $0.type.hasSuffix(suffix) }
    }
    guard found.isEmpty else { return found }
    throw UnknownGraphType(type: type, similar: names(similarTo: type))
  }

  private func names(similarTo type: String) -> [String] {
    let word = type.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard !word.isEmpty else { return [] }
    var seen: Set<String> = []
    return components.flatMap { [$0.type] + $0.services.map(\.type) }.filter { name in
      let last = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
      return !last.isEmpty && (last.contains(word) || word.contains(last))
        && seen.insert(name).inserted
    }.prefix(5).map(\.self)
  }
}

/// No component of a graph offers a type.
///
/// - Since: 0.1.0 of this package
public struct UnknownGraphType: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name of the type.
  ///
  /// - Since: 0.1.0 of this package
  public let type: String
  /// Types with a similar name that components offer.
  ///
  /// - Since: 0.1.0 of this package
  public let similar: [String]

  /// The type, and the similar ones.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String {
    "no component offers \(type)"
      + (similar.isEmpty ? "" : "; did you mean \(similar.joined(separator: " or "))?")
  }
}
