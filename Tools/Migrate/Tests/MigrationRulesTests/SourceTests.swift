import Testing

@testable import MigrationRules

/// Rewrites the sources of one file, or of several.
func rewrite(
  _ texts: String..., from generation: Generation = .release1, to target: Generation = .modern,
  selection: RuleSelection = RuleSelection()
) async -> [FileResult] {
  await Migration(from: generation, to: target, selection: selection).rewrite(
    texts.enumerated().map { (path: "\($0).swift", bytes: [UInt8]($1.utf8)) })
}

extension FileResult {
  var text: String { String(decoding: rewritten, as: UTF8.self) }
}

@Suite("Sources")
struct SourceTests {
  @Test("line ends, tabs and comments stay")
  func layout() async throws {
    let source =
      "import DITranquillity\r\nfunc fill(_ builder: DIContainerBuilder) {\r\n\tbuilder.register { /* a */ Cat() }  // b\r\n"
      + "\t\t.asType(Animal.self)\r\n\r\n\tbuilder.register { make() }.asName(\"x\")\r\n}\r\n"
    let result = try #require(await rewrite(source).first)
    let expected =
      "import DITranquillity\r\nfunc fill(_ builder: DIContainer) {\r\n\tbuilder.register { /* a */ Cat() }  // b\r\n"
      + "\t\t.as(Animal.self)\r\n\t\t.lifetime(.perContainer(.strong))\r\n\r\n"
    #expect(result.text.hasPrefix(expected))
    let remark = result.text.dropFirst(expected.count).split(separator: "\r\n")
    #expect(remark.first?.hasPrefix("\t// MIGRATE(M1-55): ") == true)
    #expect(remark.dropFirst().first == "\tbuilder.register { make() }.asName(\"x\")")
    #expect(!result.text.replacing("\r\n", with: "").contains("\n"))
  }

  @Test("a broken file is told with its line, and left as it is")
  func broken() async throws {
    let source = "import DITranquillity\nlet a: DIScope\nfunc (\n"
    let result = try #require(await rewrite(source).first)
    #expect(result.text == source)
    #expect(result.leftBecause?.contains("line 3 doesn't parse: ") == true)
    let bytes: [UInt8] = [0x2F, 0x2F, 0xFF]
    let invalid = try #require(await Migration(from: .release1).rewrite([("a.swift", bytes)]).first)
    #expect(invalid.rewritten == bytes)
    #expect(invalid.leftBecause == "it isn't UTF-8: save it as UTF-8")
  }

  @Test("one broken file doesn't keep others from being rewritten")
  func others() async throws {
    let results = await rewrite(
      "import DITranquillity\nfunc (", "import DITranquillity\nlet a: DIScope\n")
    #expect(results.map(\.isChanged) == [false, true])
  }

  @Test("files of other generations are left as they are")
  func otherGenerations() async throws {
    for source in [
      "import DITranquillity\nlet container = DIContainer()\nlet a = container.register { Cat() }\n",
      "import DIv2Compat\nfunc f(_ b: DIContainerBuilder) { b.register(type: Cat.init) }\n",
      "import DIv1Compat\nimport DIv3\nlet a: DIv1Compat.DIScope\n",
      "import Foundation\nlet builder = Builder()\nlet a = builder.register { Cat() }\n",
    ] {
      let result = try #require(await rewrite(source).first)
      #expect(result.text == source)
    }
  }

  @Test("files that a run leaves are told, unless they are modern already")
  func told() async throws {
    let results = await rewrite(
      "import DIv2Compat\nfunc f(_ b: DIContainerBuilder) { b.register(type: Cat.init) }\n",
      "import DIv1Compat\nimport DIv3\nlet a: DIv1Compat.DIScope\n",
      "import DITranquillity\nlet container = DIContainer()\n")
    #expect(
      results.map(\.leftBecause) == [
        "it speaks release 2: run di-migrate with --from 2",
        "it names the modules of several generations", nil,
      ])
  }

  @Test("a file without a word of a generation is of the one that the others speak")
  func unclear() async throws {
    let unclear =
      "import DITranquillity\nfunc f(_ b: DIContainerBuilder) { b.register { Cat() } }\n"
    let first =
      "import DITranquillity\nfunc g(_ b: DIContainerBuilder) { b.register { Cat() }.asSelf() }\n"
    let second =
      "import DITranquillity\nfunc h(_ b: DIContainerBuilder) { b.register(type: Cat.init) }\n"
    #expect(await rewrite(unclear).map(\.isChanged) == [true])
    #expect(await rewrite(unclear, first).map(\.isChanged) == [true, true])
    #expect(await rewrite(unclear, second).map(\.isChanged) == [false, false])
    #expect(await rewrite(unclear, second, from: .release2).map(\.isChanged) == [true, true])
    let both = await rewrite(unclear, first, second)
    #expect(both.map(\.isChanged) == [false, true, false])
    #expect(
      both[0].leftBecause
        == "no word tells its generation, and the sources speak several: name it alone")
  }

  @Test("a DIScope of the modern generation keeps its name")
  func modernScopes() async throws {
    let source =
      "import DITranquillity\nlet a: DIScope = DIScope(name: \"a\", storage: DICacheStorage())\n"
    #expect(try #require(await rewrite(source).first).text == source)
  }

  @Test("types come from all given files")
  func severalFiles() async throws {
    let results = await rewrite(
      "import DITranquillity\nfinal class App {\n  let scope: DIScope\n  init(scope: DIScope) { self.scope = scope }\n}\n",
      "import DITranquillity\nfunc ask(_ app: App) throws -> Cat { return try app.scope.resolve(Cat.self) }\n"
    )
    #expect(results[1].text.contains("return try app.scope.resolved() as Cat"))
    let alone = await rewrite(
      "import DITranquillity\nfunc ask(_ app: App) throws -> Cat { return try app.scope.resolve(Cat.self) }\n"
    )
    #expect(alone[0].remarks.map { "\($0.rule)" } == ["M1-64"])
    #expect(alone[0].text.contains("return try app.scope.resolve(Cat.self)"))
  }

  @Test("a name that two types have tells nothing")
  func ambiguousTypes() async throws {
    let source = """
      import DITranquillity
      enum A { final class Cat: Animal {} }
      enum B { final class Cat {} }
      func fill(_ builder: DIContainerBuilder) {
        builder.register { Cat() }.asType(Animal.self).lifetime(.perDependency)
      }
      """
    #expect(try #require(await rewrite(source).first).text.contains(".as(Animal.self)"))
  }

  @Test("edits that overlap are refused")
  func overlaps() {
    let bytes = [UInt8]("abcdef".utf8)
    #expect([Edit(0..<2, "x"), Edit(1..<3, "y")].applied(to: bytes) == nil)
    #expect(
      [Edit(4..<5, "y"), Edit(0..<2, ""), Edit(2..<2, "x")].applied(to: bytes)
        == [UInt8]("xcdyf".utf8))
    #expect([Edit(0..<4, "x"), Edit(1..<2, "y")].withoutReplacedParts() == [Edit(0..<4, "x")])
  }
}
