#if DITRANQUILLITY_1_1
import DIv1Compat
import Testing

/// The names of errors in releases 0.9.9 to 1.1.1.
@Suite("DITRANQUILLITY_1_1: the errors of the first releases")
struct FirstReleasesTests {
  private func text(_ error: DIError?) -> String {
    guard let error else { return "nothing" }
    // Programs of these releases may switch over all cases, so there must be no others.
    switch error {
    case .typeNoRegister(let typeName):
      return "typeNoRegister \(typeName)"
    case .typeNoRegisterByName(let typeName, let name):
      return "typeNoRegisterByName \(typeName) '\(name)'"
    case .notSetInitializer(let typeName):
      return "notSetInitializer \(typeName)"
    case .initializerWithSignatureNotFound(let typeName, let signature):
      return "initializerWithSignatureNotFound \(typeName) \(signature)"
    case .multyRegisterDefault(let typeNames, let forType):
      return "multyRegisterDefault \(typeNames) \(forType)"
    case .notFoundDefaultForMultyRegisterType(let typeNames, let forType):
      return "notFoundDefaultForMultyRegisterType \(typeNames) \(forType)"
    case .multyRegisterNamesForType(let names, let forType):
      return "multyRegisterNamesForType \(names) \(forType)"
    case .multyPerRequestObjectsForType(let objects, let forType):
      return "multyPerRequestObjectsForType \(objects.count) \(forType)"
    case .typeIncorrect(let askableType, let realType):
      return "typeIncorrect \(askableType) \(realType)"
    case .recursiveInitializer(let type):
      return "recursiveInitializer \(type)"
    case .build(let errors):
      return "build: " + errors.map { text($0) }.joined(separator: "; ")
    }
  }

  @Test("each error has its old case and strings for its values")
  func cases() throws {
    #expect(try text(Situation.typeIsUnknown()) == "typeNoRegister Optional<Disc>")
    #expect(try text(Situation.nameIsUnknown()) == "typeNoRegisterByName Disc 'n'")
    #expect(try text(Situation.namesOnly()) == "typeNoRegisterByName Disc ''")
    #expect(
      try text(Situation.noSignature())
        == "initializerWithSignatureNotFound Disc (DIScope, Int) -> Any")
    #expect(
      try text(Situation.noDefault())
        == #"notFoundDefaultForMultyRegisterType ["Disc", "Tile"] Shape"#)
    #expect(try text(Situation.wrongType()) == "typeIncorrect Tile Disc")
    #expect(try text(Situation.recursion()) == "recursiveInitializer Disc")
    let (several, discs) = try Situation.severalObjects()
    #expect(text(several) == "multyPerRequestObjectsForType \(discs.count) Shape")
    #expect(
      try text(Situation.build())
        == #"build: multyRegisterNamesForType ["n"] Shape; "#
        + #"multyRegisterDefault ["Disc", "Tile"] Shape; notSetInitializer Int"#)
  }
}
#endif
