/// A finding in words.
public struct FindingText: Sendable {
  /// The code, whose meaning never changes; nil for a number that is no finding, and for what wasn't decided.
  public let code: String?
  /// The components that it is about: the one to look at first, then the others in the order of the message.
  public let components: [Int]
  /// What was found, in one sentence, without the place of the first component.
  public let message: String
  /// What to do about it; nil for notes without a remedy.
  public let remedy: String?

  init(_ code: String?, _ components: [Int], _ message: String, _ remedy: String? = nil) {
    self.code = code
    self.components = components
    self.message = message
    self.remedy = remedy
  }
}

extension GraphModel {
  /// Whether the registration that a finding is about accepts it.
  public func accepts(_ finding: Finding) -> Bool {
    let text = text(of: finding)
    guard let vertex = text.components.first, let code = text.code else { return false }
    return components[vertex].accepted.contains(code)
  }

  /// The number of components that a finding names: a type may have thousands.
  package static let mostListed = 6

  func name(_ vertex: Int) -> String { types[components[vertex].type].name }

  func placedName(_ vertex: Int) -> String { "\(name(vertex)) (\(components[vertex].place))" }

  /// Returns the words for the use of a component that was named before.
  func use(_ use: Finding.Use) -> String {
    let edge = edges[use.owner][use.edge]
    return "\(placedName(use.owner)) needs it as \(types[edge.type].name) \(stage(of: edge))"
  }

  /// Returns the words for a dependency: what is needed, and by whom.
  func need(of owner: Int, _ edge: Edge) -> String {
    "\(asked(edge)), which \(name(owner)) needs \(stage(of: edge))"
  }

  /// Returns the type of a dependency with its names and tags.
  private func asked(_ edge: Edge) -> String {
    let texts = edge.qualifiers.map { qualifiers[$0].text }
    let with = texts.isEmpty ? "" : " with \(texts.joined(separator: " and "))"
    return types[edge.type].name + with
  }

  private func stage(of edge: Edge) -> String {
    edge.isInitial ? "for its initializer" : "for an injection"
  }

  /// Returns the names along a path, each with its place when it comes first. Of a long path they are both ends.
  ///
  /// - Parameter head: The component whose place the finding has.
  func path(_ vertices: [Int], from head: Int?) -> String {
    var placed: Set<Int> = head.map { [$0] } ?? []
    func names(_ vertices: ArraySlice<Int>) -> [String] {
      vertices.map { placed.insert($0).inserted ? placedName($0) : name($0) }
    }
    let most = 20
    let others = vertices.count - 2 * most
    let texts =
      others > 0
      ? names(vertices.prefix(most)) + ["... \(others) more ..."] + names(vertices.suffix(most))
      : names(vertices[...])
    return texts.joined(separator: " -> ")
  }

  /// Returns the names along a cycle, the first one again at the end.
  func circle(_ cycle: Cycle, from head: Int? = nil) -> String {
    path(cycle.vertices + cycle.vertices.prefix(1), from: head ?? cycle.vertices[0])
  }

  /// Returns the names and places of the first few components, and the number of the others.
  func list(_ vertices: some Collection<Int>) -> String {
    let others = vertices.count - Self.mostListed
    return vertices.prefix(Self.mostListed).map(placedName).joined(separator: ", ")
      + (others > 0 ? ", and \(others) more" : "")
  }

  /// Returns "1 component offers" or "2 components offer".
  func offering(_ count: Int) -> String {
    count == 1 ? "1 component offers" : "\(count) components offer"
  }
}

extension GraphModel.TypeName {
  /// The name as code that `.self` may follow.
  var expression: String {
    if isProtocol { return "(any \(name))" }
    let isFunction = zip(name, name.dropFirst()).contains { $0 == "-" && $1 == ">" }
    return isFunction || name.hasPrefix("any ") ? "(\(name))" : name
  }

  /// Whether callers usually pass such a value, rather than that a component offers it.
  var looksLikeValue: Bool { name == shortName && Self.values.contains(name) }

  private static let values = [
    "String", "Substring", "Character", "Bool", "Double", "Float", "Int", "Int8", "Int16", "Int32",
    "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Data", "Date", "Decimal", "Duration",
    "URL", "UUID",
  ]
}
