import Testing

@testable import MigrationRules

/// Registrations and requests whose builder or scope the code tells in other ways than by a variable.
@Suite("Receivers")
struct ReceiverTests {
  @Test(
    "a static member of a declared type has its type", arguments: [Generation.release1, .release2])
  func staticMembers(_ generation: Generation) async throws {
    let scope = generation == .release1 ? "DIScope" : "DIContainer"
    let text = try await text(
      """
      final class App {
        static let scope: \(scope) = make()
        static func fresh() -> \(scope) { return scope }
        static func ink() -> Ink? {
          guard let ink: Ink = try? App.scope.resolve() else { return nil }
          return ink
        }
        static func need() throws -> Ink { return try App.fresh().resolve() }
      }
      func make() -> \(scope) { return DIContainerBuilder.build() }
      """, generation)
    #expect(text.contains("guard let ink: Ink = try? App.scope.resolved() else"))
    #expect(text.contains("return try App.fresh().resolved()"))
  }

  @Test("a request with try of something unknown gets a remark")
  func unknown() async throws {
    let code = """
      func f(_ builder: DIContainerBuilder) -> Ink? {
        guard let ink: Ink = try? Other.scope.resolve() else { return nil }
        return ink
      }
      """
    let result = try #require(await rewrite("import DITranquillity\n" + code).first)
    #expect(result.remarks.map { "\($0.rule)" } == ["M1-64"])
  }

  @Test("extensions of builders and scopes may leave self out")
  func extensions() async throws {
    let text = try await text(
      """
      extension DIContainerBuilder {
        func registerAll() {
          register { Ink() }.asSelf()
        }
      }
      extension DIScope {
        func ink() throws -> Ink { return try resolve() }
      }
      struct Register { func load() { register { Ink() } } }
      """, .release1)
    #expect(text.contains("    self.register { Ink() }.lifetime(.perContainer(.strong))\n"))
    #expect(text.contains("return try self.resolved() }"))
    #expect(text.contains("func load() { register { Ink() } }"))
    let release2 = try #require(
      await rewrite(
        "import DITranquillity\nfinal class Ink {}\nextension DIContainerBuilder { func a() { register(Ink.self).initializer { Ink() } } }\n",
        to: .release2
      ).first)
    #expect(release2.text.contains("self.register(type: Ink.self).initial { Ink() }"))
  }

  @Test("a parameter called self gets a remark")
  func selfParameter() async throws {
    let code = """
      import DITranquillity
      final class Screen { var title = "" }
      func declare(_ builder: DIContainerBuilder) {
        builder.register { Screen() }.dependency { (_, self) in self.title = "Next" }
      }
      """
    let result = try #require(await rewrite(code).first)
    #expect(result.leftBecause == nil)
    #expect(result.remarks.map { "\($0.rule)" } == ["M1-57"])
    #expect(result.text.contains("func declare(_ builder: DIContainer)"))
  }

  private func text(_ code: String, _ generation: Generation) async throws -> String {
    let result = try #require(
      await rewrite("import DITranquillity\nfinal class Ink {}\n" + code + "\n", from: generation)
        .first)
    #expect(result.remarks.isEmpty, "\(result.text)")
    return result.text
  }
}
