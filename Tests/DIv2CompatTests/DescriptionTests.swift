import DIv2Compat
import TestSupport
import Testing

@Suite("Texts of errors")
struct DescriptionTests {
  let saw = DITypeInfo(type: Saw.self, file: "/a/b/Tools.swift", line: 3)
  let axe = DITypeInfo(type: Axe.self, file: "App/Tools.swift", line: 4)
  let sawText = "Register type: Saw in file: Tools.swift on line: 3"
  let axeText = "Register type: Axe in file: Tools.swift on line: 4"

  @Test("V2 section K: the description of a registration")
  func typeInfo() {
    #expect("\(saw)" == sawText)
    #expect(saw == DITypeInfo(type: Saw.self, file: "/a/b/Tools.swift", line: 3))
    #expect(saw != DITypeInfo(type: Axe.self, file: "/a/b/Tools.swift", line: 3))
    #expect(saw != DITypeInfo(type: Saw.self, file: "/a/b/Tools.swift", line: 4))
    #expect(saw != DITypeInfo(type: Saw.self, file: "/a/c/Tools.swift", line: 3))
  }

  @Test("V2 section K: the description of every error")
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

  final class Shed {
    let tool: any Tool
    init(_ tool: any Tool) { self.tool = tool }
  }

  @Test("V2 section K: the path and the remedy follow the original's text")
  func way() throws {
    let b = DIContainerBuilder()
    let file = "App/Tools.swift"
    b.register(file: file, line: 1) { Saw() }.as((any Tool).self) { $0 }.set(name: "s")
    b.register(file: file, line: 2) { Axe() }.as((any Tool).self) { $0 }
    b.register(file: file, line: 3) { Shed($0) }
    b.register(file: file, line: 4) { Bench() }.injection { (_, _: Shed) in }
    let c = try b.build()
    let error = #expect(throws: DIError.self) { try c.resolve(Bench.self) }
    let text = """
      Ambiguous type: Tool.
      \tUse:
      \t\tRegister type: Saw in file: Tools.swift on line: 1
      \t\tRegister type: Axe in file: Tools.swift on line: 2

      """
    let way = """
        Requested by:
          injecting into Bench - Tools.swift:4
          creating Shed - Tools.swift:3
        Found:
          Saw (name "s") - Tools.swift:1
          Axe - Tools.swift:2
        To do: make one of them the default: set(.default); or tell them apart: set(name:), set(tag:).
      \(codeLine("DIF003"))

      """
    #expect(error?.description == text + way)
    // Descriptions created by user code, even of the same values, contain only what they were given.
    guard case .ambiguousType(let type, let infos)? = error else { return }
    let copies = infos.map { DITypeInfo(type: $0.type, file: $0.file, line: $0.line) }
    #expect(copies == infos)
    #expect(DIError.ambiguousType(type: type, typesInfo: copies).description == text)
    #expect(infos.map(\.description) == copies.map(\.description))
  }

  @Test("V2 section K: every error of a request starts with the original's text")
  func thrown() throws {
    let b = DIContainerBuilder()
    b.register(line: 1) { Saw() }.as(Axe.self).unsafe()
    b.register(line: 2, type: P.init(q:))
    b.register(line: 3, type: Q.init(p:))
    b.register(type: Jig.self, line: 4).initialWithArg { Jig(size: $1) }
    b.register(module: Module(Base.self, [hidden { $0.register(line: 1) { Till() } }]))
    b.register(module: Module(Top.self, [hidden { $0.register(line: 5, type: Thief.init(till:)) }]))
    let c = try b.build()
    let requests: [(() throws -> Any, DIError)] = [
      (
        { try c.resolve(Jig.self, name: "x") },
        .typeForNameNotFound(type: Jig.self, name: "x", typesInfo: [info(Jig.self, 4)])
      ),
      (
        { try c.resolve(Jig.self, tag: Kind.chop) },
        .typeForTagNotFound(type: Jig.self, tag: Kind.chop, typesInfo: [info(Jig.self, 4)])
      ),
      (
        { try c.resolve(Jig.self, arg: "x") },
        .initialMethodNotFound(
          typeInfo: info(Jig.self, 4), signature: ((DIContainer, String) throws -> Any).self)
      ),
      (
        { try c.resolve(Axe.self) },
        .incorrectType(requestedType: Axe.self, realType: Saw.self, typeInfo: info(Saw.self, 1))
      ),
      ({ try c.resolve(P.self) }, .recursiveInitial(typeInfo: info(P.self, 2))),
      (
        { try c.resolve(Thief.self) },
        .noAccess(
          typesInfo: [info(Till.self, 1)],
          accessModules: [seen(Till.self, by: name(of: Base.self))])
      ),
    ]
    for (request, expected) in requests {
      expectFailure(expected) { try request() }
      let error = #expect(throws: DIError.self) { try request() }
      let text = try #require(error?.description)
      #expect(text.hasPrefix(expected.description))
      #expect(text.dropFirst(expected.description.count).contains("\n  To do: "))
    }
    let unknown = #expect(throws: DIError.self) { try c.resolve(Int.self) }
    let text = """
      Cannot found type: Int
        To do: register Int, or offer a registered component under that type: as(Int.self) { $0 }.
      \(codeLine("DIF001"))

      """
    #expect(unknown?.description == text)
    #expect(DIError.typeNotFound(type: Int.self).description == "Cannot found type: Int\n")
  }

  @Test("V2 section K: a type that is not found: the path, for the 256 most recent errors")
  func missing() async {
    // In a process of its own: other tests fail, too.
    await #expect(processExitsWith: .success) { try Self.expectRecentPaths() }
  }

  @Test("a registered type that conforms to the missing one is named")
  func conforming() throws {
    let b = DIContainerBuilder()
    b.register(file: "Tools.swift", line: 3) { Saw() }
    let c = try b.build()
    let error = #expect(throws: DIError.self) { try c.resolve((any Tool).self) }
    let text = """
      Cannot found type: Tool
        Registered, but not offered as Tool:
          Saw - Tools.swift:3
        To do: let Saw offer Tool: as((any Tool).self) { $0 }; or register another component.
      \(codeLine("DIF001"))

      """
    #expect(error?.description == text)
  }

  private static func expectRecentPaths() throws {
    let b = DIContainerBuilder()
    b.register(file: "App/Tools.swift", line: 3) { Shed($0) }
    let c = try b.build()
    func error() -> DIError? {
      #expect(throws: DIError.self) { try c.resolve(Shed.self) }
    }
    let (first, second) = (error(), error())
    let text = """
      Cannot found type: Tool
        Requested by:
          creating Shed - Tools.swift:3
        To do: register Tool, or offer a registered component under that type: as((any Tool).self) { $0 }.
      \(codeLine("DIF001"))

      """
    #expect(first?.description == text)
    #expect(second?.description == text)
    // The error itself has the path, not its type: equal values of user code have none.
    guard case .typeNotFound(let type)? = first else {
      Issue.record("\(String(describing: first))")
      return
    }
    #expect(DIError.typeNotFound(type: type).description == "Cannot found type: Tool\n")
    for _ in 1...256 { _ = error() }
    #expect(first?.description == "Cannot found type: Tool\n")
  }

  @Test("V2 section K: an error keeps no object of its container alive")
  func released() throws {
    weak var saw: Saw?
    var error: DIError?
    try {
      let b = DIContainerBuilder()
      b.register { Saw() }.lifetime(.lazySingle)
      let c = try b.build()
      saw = try c.resolve(Saw.self)
      #expect(saw != nil)
      error = #expect(throws: DIError.self) { try c.resolve(Shed.self) }
    }()
    #expect(saw == nil)
    #expect(error?.description.contains("To do: register Shed") == true)
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
