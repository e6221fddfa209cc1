import DIGraphRules

/// One registration, as the rules see it.
struct LintComponent: Sendable {
  /// A type that requests find, with its names and tags.
  struct Offer: Sendable {
    let type: String
    var qualifiers: Set<String> = []
    /// Whether a request without a name or tag finds it.
    var isPlain = true
  }

  /// What a registration may offer that its code doesn't tell.
  enum UnknownOffer: Sendable {
    /// Any type.
    case anything
    /// A type of other modules, or one of those that its code names.
    case foreign(naming: Set<String>)

    func mayBe(_ type: String, isDeclared: Bool) -> Bool {
      switch self {
      case .anything: true
      case .foreign(let names):
        !isDeclared || names.contains(type.split(separator: ".").last.map(String.init) ?? type)
      }
    }
  }

  struct Need: Sendable {
    var type: String
    var stage = GraphModel.Edge.Stage.initializer
    var qualifiers: [String] = []
    var isMany = false
    var isOptional = false
    /// Whether it is requested later, by a lazy or a provider.
    var isDelayed = false
    /// Whether the program chooses at run time whether it is requested.
    var isChosen = false
  }

  let place: LintPlace
  let generation: Generation
  /// The type of the objects; nil if the sources don't tell it.
  var implementation: String?
  var offers: [Offer] = []
  /// What it may offer beside what is known; nil if that is nothing.
  var unknownOffer: UnknownOffer?
  /// Whether it may offer more than is known.
  var mayOfferMore: Bool { unknownOffer != nil }
  /// When it is registered.
  var conditions: Set<LintCondition> = []
  /// Whether its objects take the container.
  var takesContainer = false
  /// Whether its closures use the container for more than the needs.
  var hasOtherRequests = false
  var isDefault = false
  var isTest = false
  var isRoot = false
  var canMake = true
  var isStoryboard = false
  var keeper = GraphModel.Lifetime.Keeper.unknown
  /// What code calls the scope of the program that keeps its objects.
  var storage: String?
  var isWeak = false
  var isEager = false
  var needs: [Need] = []
  /// Why not all is known.
  var gaps: [LintGap] = []
  /// The codes that the registration accepts.
  var accepted: Set<String> = []

  var name: String { implementation ?? "a component of an unknown type" }
}
