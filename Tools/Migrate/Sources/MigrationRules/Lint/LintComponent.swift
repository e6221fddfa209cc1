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

  struct Need: Sendable {
    var type: String
    var stage = GraphModel.Edge.Stage.initializer
    var qualifiers: [String] = []
    var isMany = false
    var isOptional = false
    /// Whether it is requested later, by a lazy or a provider.
    var isDelayed = false
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
