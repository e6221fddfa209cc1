extension GraphModel {
  /// A registration, as the rules see it.
  public struct Component: Sendable {
    /// The precedence over other components of a type.
    public enum Priority: Sendable {
      case normal, `default`, test
    }

    /// A type as which a component is offered.
    public struct Offer: Sendable {
      /// The type.
      public let type: Int
      /// The names and tags by which it is offered.
      public let qualifiers: [Int]
      /// Whether requests without a name or tag find it, too.
      public let isPlain: Bool

      /// Creates an offer.
      public init(type: Int, qualifiers: [Int] = [], isPlain: Bool = true) {
        self.type = type
        self.qualifiers = qualifiers
        self.isPlain = isPlain
      }
    }

    /// The type of the objects.
    public let type: Int
    /// The file that registers it.
    public let file: String
    /// The line that registers it.
    public let line: Int
    /// The generation of the API that registered it: 1, 2, or 3 for 3.x to 6.x; 0 if it is unknown.
    public let generation: Int
    /// How long its objects are kept.
    public let lifetime: Lifetime
    /// As what it is offered.
    public var offers: [Offer] = []
    /// Its precedence over other components.
    public var priority = Priority.normal
    /// Whether it can make objects; if not, it injects into objects that come from elsewhere.
    public var canMake = true
    /// Whether it is declared to be requested from outside of the graph.
    public var isRoot = false
    /// Whether requests come from outside of the graph: it is a root, or made at the start.
    public var isEntered = false
    /// Whether requests from inside a cycle reuse the requesting member of the cycle.
    public var closesCycles = false
    /// The codes of the findings that its registration accepts.
    public var accepted: [String] = []

    /// Whether it is declared that nothing needs it.
    package var isUnused = false
    /// Whether only asynchronous requests can make an object.
    package var needsTask = false
    /// Whether it belongs to a module, which prefers its own components.
    package var isInModule = false
    /// 0 for a component of the container itself, 1 for one of its parent, and so on.
    package var level = 0
    /// Whether its objects have an end.
    package var hasEnd = false
    package var mayThrow = false
    /// Whether it must be the default, so that requests without a name find it.
    package var needsDefault = false
    /// The code that takes the container, such as "an injection".
    package var undeclared: [String] = []
    /// Whether its code ran in a recorded run.
    package var ran = false

    /// Creates a component.
    public init(
      type: Int, file: String, line: Int, generation: Int, lifetime: Lifetime
    ) {
      self.type = type
      self.file = file
      self.line = line
      self.generation = generation
      self.lifetime = lifetime
    }

    /// The file's name and the line, such as `Cars.swift:12`.
    package var place: String {
      let name = file.lastIndex(of: "/").map { file[file.index(after: $0)...] } ?? file[...]
      return "\(name):\(line)"
    }

    /// Whether texts use the words of the modern generation.
    var isModern: Bool { generation == 3 }

    /// Whether each request makes an object, even from inside a cycle.
    package var isRenewed: Bool { lifetime.keeper == .nothing && !closesCycles }

    /// Whether nothing keeps the objects, so that the objects which need them hold them.
    var isHeldByItsOwner: Bool { lifetime.keeper == .nothing || lifetime.keeper == .objectGraph }

    /// Whether objects are held strongly by something that outlives containers.
    package var outlivesRequests: Bool {
      [.process, .engine, .storage].contains(lifetime.keeper) && !lifetime.isWeak
    }
  }
}
