/// Who needs whom, and how long objects are kept: a plain value on which all rules about graphs work.
///
/// The engine fills it from a registry, `di-lint` from sources. The module is for the tools of this repository:
/// programs use `DIGraphTools`, and a release may change anything here.
///
/// ```swift
/// let model = GraphModel(types: types, components: components, edges: edges)
/// for finding in model.declaredFindings() {
///   print(model.text(of: finding).message)
/// }
/// ```
public struct GraphModel: Sendable {
  /// A type, as texts name it.
  public struct TypeName: Sendable {
    /// The name, with the module if another type of the model has the same.
    public let name: String
    /// The name without the module.
    public let shortName: String
    /// Whether code states it with the word `any`.
    public let isProtocol: Bool

    /// Creates the name of a type.
    public init(_ name: String, shortName: String? = nil, isProtocol: Bool = false) {
      self.name = name
      self.shortName = shortName ?? name
      self.isProtocol = isProtocol
    }
  }

  /// A name or tag.
  public struct Qualifier: Sendable {
    /// Such as `name "red"` or `tag Fast`.
    public let text: String
    /// Whether it is a name.
    public let isName: Bool

    /// Creates a name or tag.
    public init(_ text: String, isName: Bool) {
      self.text = text
      self.isName = isName
    }
  }

  /// The types; everything else refers to them by their indices.
  public let types: [TypeName]
  /// The names and tags; everything else refers to them by their indices.
  public let qualifiers: [Qualifier]
  /// In the order of registration.
  public package(set) var components: [Component]
  /// What each component needs: for its initializer first, then for its injections.
  public let edges: [[Edge]]
  /// The scope of the program around each one that keeps objects, if there is one.
  public let storeParents: [Int?]
  /// What only types tell, found while the graph was read.
  package var known: [Finding] = []
  /// The components that offer each type, with or without a name or tag.
  let offering: [Int: [Int]]

  /// Creates a model. Each component needs one list of edges.
  public init(
    types: [TypeName], qualifiers: [Qualifier] = [], components: [Component],
    edges: [[Edge]], storeParents: [Int?] = []
  ) {
    self.types = types
    self.qualifiers = qualifiers
    self.components = components
    self.edges = edges
    self.storeParents = storeParents
    offering = components.indices.reduce(into: [:]) { offering, vertex in
      for type in Set(components[vertex].offers.map(\.type)) {
        offering[type, default: []].append(vertex)
      }
    }
  }

  /// The arcs of the graph.
  var arcs: Digraph { Digraph(of: edges, targets: \.targets) }

  /// Returns the edges along a cycle.
  package func edges(of cycle: Cycle) -> [Edge] {
    zip(cycle.vertices, cycle.labels).map { edges[$0][$1] }
  }
}
