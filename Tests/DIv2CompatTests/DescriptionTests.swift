import DIv2Compat
import Testing

@Suite("Texts of errors")
struct DescriptionTests {
  let saw = DITypeInfo(type: Saw.self, file: "/a/b/Tools.swift", line: 3)
  let axe = DITypeInfo(type: Axe.self, file: "App/Tools.swift", line: 4)
  let sawText = "Register type: Saw in file: Tools.swift on line: 3"
  let axeText = "Register type: Axe in file: Tools.swift on line: 4"
  enum Kind { case chop }

  @Test("V2 section K: a registration")
  func typeInfo() {
    #expect("\(saw)" == sawText)
    #expect(saw == DITypeInfo(type: Saw.self, file: "/a/b/Tools.swift", line: 3))
    #expect(saw != DITypeInfo(type: Axe.self, file: "/a/b/Tools.swift", line: 3))
    #expect(saw != DITypeInfo(type: Saw.self, file: "/a/b/Tools.swift", line: 4))
    #expect(saw != DITypeInfo(type: Saw.self, file: "/a/c/Tools.swift", line: 3))
  }

  @Test("V2 section K: every error")
  func errors() {
    let both = "\t\t\(sawText)\n\t\t\(axeText)"
    let texts: [(DIError, String)] = [
      (.typeNotFound(type: Saw?.self), "Cannot found type: Optional<Saw>\n"),
      (
        .typeForNameNotFound(type: (any Tool).self, name: "x", typesInfo: [saw, axe]),
        "Cannot found type: Tool for name: x.\n\tUse:\n\(both)\n"
      ),
      (
        .typeForTagNotFound(type: (any Tool).self, tag: Kind.chop, typesInfo: [saw]),
        "Cannot found type: Tool for tag: Kind.chop.\n\tUse:\n\t\t\(sawText)\n"
      ),
      (
        .initialMethodNotFound(
          typeInfo: saw, signature: ((DIContainer) throws -> Any).self),
        "Cannot found initial method with signature: (DIContainer) throws -> Any.\n"
          + "\tUse: \(sawText)\n"
      ),
      (
        .ambiguousType(type: (any Tool).self, typesInfo: [saw, axe]),
        "Ambiguous type: Tool.\n\tUse:\n\(both)\n"
      ),
      (
        .incorrectType(requestedType: Axe.self, realType: Saw.self, typeInfo: saw),
        "Incorrect type: Saw for requested type: Axe\n\tUse: \(sawText)\n"
      ),
      (.recursiveInitial(typeInfo: saw), "Recursive initialize into type info: \(sawText)\n"),
      (
        .noAccess(typesInfo: [saw], accessModules: [(Saw.self, Set(["Shop"]))]),
        "No access to [\(sawText)]. This type can resolve from: "
          + "[(DIv2CompatTests.Saw, Set([\"Shop\"]))]\n"
      ),
      (
        .noSpecifiedInitialMethod(typeInfo: saw),
        "Not specified initial method for type info: \(sawText)\n"
      ),
      (
        .intersectionNames(type: (any Tool).self, names: ["a"], typesInfo: [saw, axe]),
        "Intersection names for type: Tool.\n\tIntersections: [\"a\"]\n\tUse:\n\(both)\n"
      ),
      (
        .pluralDefaultAd(type: (any Tool).self, typesInfo: [saw, axe]),
        "Plural default ad for type: Tool.\n\tUse:\n\(both)\n"
      ),
      (
        .build(errors: [
          .typeNotFound(type: Saw.self), .pluralDefaultAd(type: (any Tool).self, typesInfo: [saw]),
        ]),
        "\nList:\n\t\tCannot found type: Saw\n\n"
          + "\t\tPlural default ad for type: Tool.\n\tUse:\n\t\t\(sawText)\n\n"
      ),
    ]
    for (error, text) in texts { #expect("\(error)" == text) }
  }

  @Test("V2-31 the signature of a request prints as a function", arguments: [true, false])
  func signature(withArguments: Bool) throws {
    let b = DIContainerBuilder()
    b.register(type: Jig.self).initialWithArg { Jig(size: $1) }
    let c = try b.build()
    let error = #expect(throws: DIError.self) {
      if withArguments { _ = try c.resolve(Jig.self, arg: "x", 2 as Int?) }
      _ = try c.resolve(Jig.self)
    }
    let text =
      withArguments
      ? "(DIContainer, String, Optional<Int>) throws -> Any" : "(DIContainer) throws -> Any"
    #expect("\(error!)".contains("signature: \(text)."))
  }
}
