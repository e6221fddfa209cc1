import Testing

@testable import MigrationRules

/// Registrations and requests whose builder or scope the code tells in other ways than by a variable.
@Suite("Receivers")
struct ReceiverTests {
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

  @Test("extensions of builders may leave self out")
  func extensions() async throws {
    let code = """
      import DITranquillity
      final class Ink {}
      extension DIContainerBuilder {
        func registerAll() { register(Ink.self).initializer { Ink() } }
        func register(inks: Int) { register(inks: inks - 1) }
      }
      struct Register { func load() { register { Ink() } } }
      """
    let result = try #require(await rewrite(code, to: .release2).first)
    #expect(result.text.contains("{ self.register(type: Ink.self).initial { Ink() } }"))
    #expect(result.text.contains("{ register(inks: inks - 1) }"))
    #expect(result.text.contains("func load() { register { Ink() } }"))
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

  @Test("a nested type is the same with its path and without")
  func paths() async throws {
    let types = """
      import DITranquillity
      enum Shop {
        final class Car { var owner: Owner? }
        final class Owner { weak var car: Car? }
      }
      """
    let part = """
      import DITranquillity
      func fill(_ builder: DIContainerBuilder) {
        builder.register { Shop.Car() }.dependency { $1.owner = *!$0 }.lifetime(.lazySingle)
        builder.register { Shop.Owner() }.dependency { $1.car = *!$0 }.lifetime(.lazySingle)
      }
      """
    let results = await rewrite(types, part)
    #expect(results[1].text.contains(".injection(cycle: true) { $0.owner = $1 }"))
    #expect(results[1].text.contains(".injection(cycle: true) { $0.car = $1 }"))
  }
}
