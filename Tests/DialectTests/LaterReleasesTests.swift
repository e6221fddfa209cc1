#if !DITRANQUILLITY_1_1
import DIv1Compat
import Testing

/// The names of errors since release 1.2.0, including cases that exist only in that release.
@Suite("The errors of 1.2 and later")
struct LaterReleasesTests {
  private func text(_ error: DIError?) -> String {
    func list(_ components: [DIComponent]) -> String {
      "[" + components.map { "\($0.type)" }.joined(separator: ", ") + "]"
    }
    guard let error else { return "nothing" }
    // Programs of these releases may switch over all cases, so there must be no others.
    switch error {
    case .typeIsNotFound(let type):
      return "typeIsNotFound \(type)"
    case .typeIsNotFoundForName(let type, let name, let components):
      return "typeIsNotFoundForName \(type) '\(name)' \(list(components))"
    case .notSpecifiedInitializationMethodFor(let component):
      return "notSpecifiedInitializationMethodFor \(component.type)"
    case .initializationMethodWithSignatureIsNotFoundFor(let component, let signature):
      return "initializationMethodWithSignatureIsNotFoundFor \(component.type) \(signature)"
    case .pluralSpecifiedDefaultType(let type, let components):
      return "pluralSpecifiedDefaultType \(type) \(list(components))"
    case .defaultTypeIsNotSpecified(let type, let components):
      return "defaultTypeIsNotSpecified \(type) \(list(components))"
    case .intersectionNamesForType(let type, let names, let components):
      return "intersectionNamesForType \(type) \(names) \(list(components))"
    #if DITRANQUILLITY_1_2
    case .severalPerRequestObjectsFor(let type, let objects):
      return "severalPerRequestObjectsFor \(type) \(objects.map { $0 is Disc })"
    #endif
    case .typeIsIncorrect(let requestedType, let realType, let component):
      return "typeIsIncorrect \(requestedType) \(realType) \(component.type)"
    case .recursiveInitialization(let component):
      return "recursiveInitialization \(component.type)"
    case .build(let errors):
      return "build: " + errors.map { text($0) }.joined(separator: "; ")
    }
  }

  @Test("each error has its case and values")
  func cases() throws {
    #expect(try text(Situation.typeIsUnknown()) == "typeIsNotFound Optional<Disc>")
    #expect(try text(Situation.nameIsUnknown()) == "typeIsNotFoundForName Disc 'n' [Disc]")
    #expect(try text(Situation.namesOnly()) == "typeIsNotFoundForName Disc '' [Disc]")
    #expect(
      try text(Situation.noSignature())
        == "initializationMethodWithSignatureIsNotFoundFor Disc (DIScope, Int) -> Any")
    #expect(
      try text(Situation.noDefault()) == "defaultTypeIsNotSpecified Shape [Disc, Tile]")
    #expect(try text(Situation.wrongType()) == "typeIsIncorrect Tile Disc Disc")
    #expect(try text(Situation.recursion()) == "recursiveInitialization Disc")
    #expect(
      try text(Situation.build())
        == #"build: intersectionNamesForType Shape ["n"] [Disc, Tile]; "#
        + "pluralSpecifiedDefaultType Shape [Disc, Tile]; notSpecifiedInitializationMethodFor Int")
  }

  @Test("V1-42 several instances: a case of 1.2.0, or the closest one")
  func severalObjects() throws {
    let (several, discs) = try Situation.severalObjects()
    #if DITRANQUILLITY_1_2
    #expect(text(several) == "severalPerRequestObjectsFor Shape \(discs.map { _ in true })")
    #else
    #expect(text(several) == "defaultTypeIsNotSpecified Shape [Disc]")
    withExtendedLifetime(discs) {}
    #endif
  }

  #if DITRANQUILLITY_1_2
  @Test("V1-42 V1-51 the lifetime in the spelling of 1.2.0")
  func lifetime() throws {
    func name(_ lifetime: DILifeTime) -> String {
      switch lifetime {
      case .single: return "single"
      case .lazySingle: return "lazySingle"
      case .perScope: return "perScope"
      case .perDependency: return "perDependency"
      case .perRequest: return "perRequest"
      }
    }
    #expect(name(.perRequest) == "perRequest")
    let b = DIContainerBuilder()
    b.register(Disc.self).lifetime(.perRequest)
    let s = try b.build()
    let disc = Disc()
    try s.resolve(disc)
    #expect(try s.resolve(Disc.self) === disc)
  }
  #else
  @Test("V1-42 without the condition, the lifetimes are those of all other releases")
  func lifetimes() {
    func name(_ lifetime: DILifeTime) -> String {
      switch lifetime {
      case .single: return "single"
      case .lazySingle: return "lazySingle"
      case .perScope: return "perScope"
      case .perDependency: return "perDependency"
      }
    }
    #expect(name(.perScope) == "perScope")
  }
  #endif
}
#endif
