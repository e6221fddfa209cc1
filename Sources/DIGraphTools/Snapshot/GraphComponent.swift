/// A registration: what it makes, as what it is offered, how long its objects are kept, and what it needs.
///
/// - Since: 0.1.0 of this package
public struct GraphComponent: Sendable, Hashable, Codable, Identifiable {
  /// A type as which a component is offered.
  ///
  /// - Since: 0.1.0 of this package
  public struct Service: Sendable, Hashable, Codable {
    /// The type with its module, such as `App.Car`.
    ///
    /// - Since: 0.1.0 of this package
    public let type: String
    /// The names and tags by which the component is offered as this type, such as `name "red"` or `tag Fast`.
    ///
    /// - Since: 0.1.0 of this package
    public let qualifiers: [String]
    /// Whether requests without a name or tag don't find it.
    ///
    /// - Since: 0.1.0 of this package
    public let needsQualifier: Bool

    package init(type: String, qualifiers: [String] = [], needsQualifier: Bool = false) {
      self.type = type
      self.qualifiers = qualifiers
      self.needsQualifier = needsQualifier
    }
  }

  /// The precedence over other components of a type.
  ///
  /// - Since: 0.1.0 of this package
  public enum Priority: String, Sendable, Hashable, Codable {
    /// No precedence.
    ///
    /// - Since: 0.1.0 of this package
    case normal
    /// Precedence over normal components.
    ///
    /// - Since: 0.1.0 of this package
    case `default`
    /// Precedence over all others.
    ///
    /// - Since: 0.1.0 of this package
    case test
  }

  /// Code of a component that requests what it needs from the container itself: the graph can't tell what that is.
  ///
  /// - Since: 0.1.0 of this package
  public enum Closure: String, Sendable, Hashable, Codable {
    /// The closure that makes the objects.
    ///
    /// - Since: 0.1.0 of this package
    case initializer
    /// A closure that injects into them.
    ///
    /// - Since: 0.1.0 of this package
    case injection
  }

  /// What identifies the component in its snapshot: the type, the file's name and the line, and a number if several
  /// components have all three.
  ///
  /// - Since: 0.1.0 of this package
  public let id: String
  /// The type of the objects with its module, such as `App.Car`.
  ///
  /// - Since: 0.1.0 of this package
  public let type: String
  /// The type of the objects as people say it, such as `Car`.
  ///
  /// - Since: 0.1.0 of this package
  public let name: String
  /// The types as which the component is offered.
  ///
  /// - Since: 0.1.0 of this package
  public let services: [Service]
  /// How long the objects are kept, and by what.
  ///
  /// - Since: 0.1.0 of this package
  public let lifetime: GraphLifetime
  /// The file that registers the component, as its generation notes it.
  ///
  /// - Since: 0.1.0 of this package
  public let file: String
  /// The line that registers the component.
  ///
  /// - Since: 0.1.0 of this package
  public let line: Int
  /// The framework (releases 3 to 6) or module (release 2) to which the component belongs.
  ///
  /// - Since: 0.1.0 of this package
  public let module: String?
  /// The part or component type that registered it within its module.
  ///
  /// - Since: 0.1.0 of this package
  public let part: String?
  /// The generation of the API that registered it: 1, 2, or 3 for 3.x to 6.x; 0 if it is unknown.
  ///
  /// - Since: 0.1.0 of this package
  public let generation: Int
  /// Its precedence over other components.
  ///
  /// - Since: 0.1.0 of this package
  public let priority: Priority
  /// Whether it is declared to be requested from outside of the graph.
  ///
  /// - Since: 0.1.0 of this package
  public let isRoot: Bool
  /// Whether it is declared that nothing needs it.
  ///
  /// - Since: 0.1.0 of this package
  public let isUnused: Bool
  /// Whether it can make objects; if not, it injects into objects that come from elsewhere.
  ///
  /// - Since: 0.1.0 of this package
  public let canMake: Bool
  /// 0 for a component of the container itself, 1 for one of its parent, and so on.
  ///
  /// - Since: 0.1.0 of this package
  public let level: Int
  /// Whether an object is kept at present; nil if that can't be known: for storages of a program's own, and for what
  /// containers keep if an engine was asked.
  ///
  /// - Since: 0.1.0 of this package
  public let isKept: Bool?
  /// What it declares to need: first for the initializer, then for the injections.
  ///
  /// - Since: 0.1.0 of this package
  public let dependencies: [GraphDependency]
  /// Code whose needs the graph doesn't know.
  ///
  /// - Since: 0.1.0 of this package
  public let undeclared: [Closure]
  /// The codes of the findings that its registration accepts.
  ///
  /// - Since: 0.1.0 of this package
  public let accepted: [String]

  package init(
    id: String, type: String, name: String, services: [Service], lifetime: GraphLifetime,
    file: String, line: Int, module: String? = nil, part: String? = nil, generation: Int = 0,
    priority: Priority = .normal, isRoot: Bool = false, isUnused: Bool = false,
    canMake: Bool = true, level: Int = 0, isKept: Bool? = nil,
    dependencies: [GraphDependency] = [], undeclared: [Closure] = [], accepted: [String] = []
  ) {
    self.id = id
    self.type = type
    self.name = name
    self.services = services
    self.lifetime = lifetime
    self.file = file
    self.line = line
    self.module = module
    self.part = part
    self.generation = generation
    self.priority = priority
    self.isRoot = isRoot
    self.isUnused = isUnused
    self.canMake = canMake
    self.level = level
    self.isKept = isKept
    self.dependencies = dependencies
    self.undeclared = undeclared
    self.accepted = accepted
  }

  /// The file's name and the line, such as `Cars.swift:12`.
  ///
  /// - Since: 0.1.0 of this package
  public var place: String { "\(fileName(file)):\(line)" }
}

extension GraphComponent: CustomStringConvertible {
  /// The type, the lifetime and the place.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String { "\(name) (\(lifetime)), \(place)" }
}

/// Returns the last part of a path.
func fileName(_ path: String) -> String {
  path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}

/// Returns where a registration is: its file, without the directories of a machine, and the line.
func location(_ file: String, _ line: Int) -> String {
  "\(file.hasPrefix("/") ? fileName(file) : file):\(line)"
}
