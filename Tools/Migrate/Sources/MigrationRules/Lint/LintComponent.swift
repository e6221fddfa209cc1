/// One registration, as the rules see it.
struct LintComponent: Sendable {
  enum Keeper: Sendable, Equatable {
    case nothing, objectGraph, container, engine, process, otherCode
    case storage(String)
    /// The sources don't tell.
    case unknown
  }

  enum Stage: Sendable, Equatable {
    case initializer
    case injection(isDeferred: Bool)
  }

  /// A type that requests find, with its names and tags.
  struct Offer: Sendable {
    let type: String
    var qualifiers: Set<String> = []
    /// Whether a request without a name or tag finds it.
    var isPlain = true
  }

  struct Need: Sendable {
    var type: String
    var stage = Stage.initializer
    var qualifiers: [String] = []
    var isMany = false
    var isOptional = false
    /// Whether it is requested later, by a lazy or a provider.
    var isDelayed = false

    /// Whether an initializer needs the created object.
    var isPlainParameter: Bool { stage == .initializer && !isMany && !isDelayed }

    var isDeferred: Bool { stage == .injection(isDeferred: true) }

    var cutsCycles: Bool { isDeferred || isDelayed || stage == .initializer && isMany }
  }

  let place: LintPlace
  let generation: Generation
  /// The type of the objects; nil if the sources don't tell it.
  var implementation: String?
  var offers: [Offer] = []
  /// Whether it may offer more than is known.
  var mayOfferMore = false
  /// Whether it is registered in some runs only, or more than once.
  var isConditional = false
  var isDefault = false
  var isTest = false
  var isRoot = false
  var canMake = true
  var keeper = Keeper.unknown
  var isWeak = false
  var isEager = false
  var needs: [Need] = []
  /// Why not all is known.
  var gaps: [LintGap] = []
  /// The codes that the registration accepts.
  var accepted: Set<String> = []

  var name: String { implementation ?? "a component of an unknown type" }

  /// Whether requests from inside a cycle make another object.
  var isRenewed: Bool { keeper == .nothing && generation == .modern }

  /// Whether it is kept in a way that makes older objects of a cycle stay.
  var isShared: Bool {
    switch keeper {
    case .container, .engine, .process: true
    case .nothing, .objectGraph, .otherCode, .storage, .unknown: false
    }
  }

  var isLeftBehind: Bool { keeper == .nothing || keeper == .objectGraph }

  /// Whether requests come from outside of the graph.
  var isEntered: Bool { isRoot || isEager }

  /// The words for how long its objects are kept.
  var lifetime: String {
    let text =
      switch keeper {
      case .nothing: "new for each request"
      case .objectGraph: "one for each object graph"
      case .container: "kept by the container"
      case .engine: "kept by the engine"
      case .process: "kept by the process"
      case .storage(let name): "kept by \(name)"
      case .otherCode: "kept by other code"
      case .unknown: "kept in a way that the sources don't tell"
      }
    return text + (isWeak ? ", weakly" : "") + (isEager ? ", made at the start" : "")
  }
}
