import Testing

@testable import MigrationRules

/// What has no pair: errors, visibility, and what release 2 can't say.
@Suite("From release 1 to 2")
struct Release2Tests {
  @Test("cases of errors and their labels")
  func errors() async throws {
    let text = try await text(
      """
      func tell(_ scope: DIScope) {
        do {
          _ = try scope.resolve(Ink.self)
        } catch DIError.typeIsNotFoundForName(let type, let name, components: let all) {
          print(type, name, all)
        } catch DIError.typeNoRegister {
        } catch {}
        let first: DIComponent?
      }
      """)
    #expect(text.contains("DIError.typeForNameNotFound(let type, let name, typesInfo: let all)"))
    #expect(text.contains("catch DIError.typeNotFound {"))
    #expect(text.contains("let first: DITypeInfo?"))
  }

  @Test("an internal module states its scope, and the lists of its assembly stay")
  func internalModules() async throws {
    let text = try await text(
      """
      final class InkModule: DIModule {
        func load(builder: DIContainerBuilder) {}
      }
      final class PaperModule: DIModule {
        func load(builder: DIContainerBuilder) {}
      }
      final class InkAssembly: DIAssembly {
        var publicModules: [DIModule] { return [PaperModule()] }
        var internalModules: [DIModule] { return [InkModule()] }
        var dependencies: [DIAssembly] { return [] }
      }
      """)
    #expect(
      text.contains("InkModule: DIComponent {\n  var scope: DIComponentScope { return .internal }"))
    #expect(
      text.contains("PaperModule: DIComponent {\n  var scope: DIComponentScope { return .public }"))
    #expect(
      text.contains(
        "var components: [DIComponent] { return publicModules + internalModules }\n"
          + "  var publicModules: [DIComponent] { return [PaperModule()] }"))
  }

  @Test("objects with arguments that no lifetime keeps stay new")
  func arguments() async throws {
    let text = try await text(
      """
      func fill(_ builder: DIContainerBuilder) {
        builder.register { Label(text: $1) }.asSelf()
        builder.register(Label.self).initializer { (scope, text: String) in Label(text: text) }.instanceLazySingle()
      }
      """)
    #expect(
      text.contains(
        "register(type: Label.self).initialWithArg { Label(text: $1) }.as(.self).lifetime(.perDependency)"
      ))
    #expect(text.contains("Label(text: text) }.lifetime(.lazySingle)"))
  }

  @Test(
    "what release 2 has no word for gets a remark",
    arguments: [
      ("func f(_ scope: DIScope) { let ink: DILazy<Ink> = -*!scope }", "M12-63"),
      (
        "func f(_ scope: DIScope) throws { _ = try scope.lazyResolve(name: \"a\") as DILazy<Ink> }",
        "M12-63"
      ),
      ("func f(_ b: DIContainerBuilder) { b.register { Ink() }.instancePerRequest() }", "M12-57"),
      (
        "func f(_ b: DIContainerBuilder) { for n in 0..<3 { b.register { Ink() }.asName(\"a\\(n)\") } }",
        "M12-71"
      ),
      (
        "func f(_ b: DIContainerBuilder) { b.register { Ink() }.asName(\"a\").instanceSingle() }",
        "M12-53"
      ),
      ("func f(_ b: DIContainerBuilder) { b.register { make($1) } }", "M12-55"),
      ("func f(_ b: DIContainerBuilder) { b.namelessNeedsDefault = true }", "M12-62"),
      ("final class A: DIDynamicAssembly {}", "M12-61"),
      (
        "func f(_ e: DIError) { switch e { case .typeIsNotFound: break; case .build: break } }",
        "M12-62"
      ),
    ])
  func remarks(_ code: String, _ rule: String) async throws {
    let result = try #require(
      await rewrite("import DITranquillity\n" + code + "\n", to: .release2).first)
    #expect(result.remarks.contains { "\($0.rule)" == rule }, "\(result.text)")
    #expect(result.text.contains("// MIGRATE(\(rule)): "))
  }

  @Test(
    "in one run over all files of release 1, only lazies and names of eager singles get remarks")
  func wholeRun() async throws {
    let files = try GoldenPair.before().filter { $0.generation == 1 }
    let results = await Migration(from: .release1, to: .release2).rewrite(
      files.map { ($0.name, $0.bytes) })
    let remarks = Set(results.flatMap(\.remarks).map { "\($0.rule)" })
    #expect(remarks == ["M12-53", "M12-63"])
    #expect(results.allSatisfy { $0.leftBecause == nil })
  }

  @Test("each remark of these rules is shown here")
  func isComplete() {
    let remarks = Rule.all.filter { $0.outcome == .remark && $0.id.target == .release2 }
    #expect(
      Set(remarks.map { "\($0.id)" }) == [
        "M12-53", "M12-55", "M12-57", "M12-61", "M12-62", "M12-63", "M12-64", "M12-71",
      ])
  }

  @Test("ids of rules tell both generations")
  func ids() {
    #expect(Rule.ID("M12-07") == Rule.ID(.release1, to: .release2, .argument))
    #expect("\(Rule.ID(.release1, to: .release2, .argument))" == "M12-07")
    #expect(Rule.ID("M12-07") != Rule.ID("M1-07"))
    #expect(Rule.ID("M13-07") == nil && Rule.ID("M21-07") == nil)
  }

  private func text(_ code: String) async throws -> String {
    let types = "final class Ink {}\nfinal class Label { init(text: String) {} }\n"
    let result = try #require(
      await rewrite("import DITranquillity\n" + types + code + "\n", to: .release2).first)
    #expect(result.remarks.isEmpty, "\(result.text)")
    return result.text
  }
}
