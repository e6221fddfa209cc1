extension Component {
  /// What few components have: kept apart, so that the others are small.
  final class Extras {
    var argumentMakers: [Maker] = []
    var qualifiers: [Qualifier] = []
    var finisher: Step?
    var keeper: (any Keeper)?
    var argumentQueue: ArgumentQueue?

    func copy() -> Extras {
      let copy = Extras()
      copy.argumentMakers = argumentMakers
      copy.qualifiers = qualifiers
      copy.finisher = finisher
      copy.keeper = keeper
      return copy
    }
  }

  /// The way to make an object without runtime arguments.
  package var maker: Maker? {
    get { compile.map { Maker(signature: nil, compile: $0) } }
    set { compile = newValue?.compile }
  }

  /// The types that the component is offered as; the first one is its own, unless a façade took it
  /// away.
  package var services: [Service] {
    get {
      listedServices
        ?? [Service(type: ObjectIdentifier(type), qualifier: .none, compile: nil)]
    }
    set { listedServices = newValue }
  }

  /// Further ways to make an object, one for each list of argument types.
  package var argumentMakers: [Maker] {
    get { extras?.argumentMakers ?? [] }
    set { ownExtras.argumentMakers = newValue }
  }

  /// Names and tags that hold for every service of the component.
  package var qualifiers: [Qualifier] {
    get { extras?.qualifiers ?? [] }
    set { ownExtras.qualifiers = newValue }
  }

  /// What is done after all steps.
  package var finisher: Step? {
    get { extras?.finisher }
    set { ownExtras.finisher = newValue }
  }

  /// The storage that keeps the objects, where their lifetime is one of the user's own.
  package var keeper: (any Keeper)? {
    get { extras?.keeper }
    set {
      if newValue != nil || extras != nil { ownExtras.keeper = newValue }
    }
  }

  /// Where runtime arguments are taken from that a request has none for.
  var argumentQueue: ArgumentQueue? {
    get { extras?.argumentQueue }
    set { ownExtras.argumentQueue = newValue }
  }

  private var ownExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }
}
