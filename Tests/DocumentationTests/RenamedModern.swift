import DITranquillity
import ProcessSettings
import Testing

@Suite("Lines of the modern generation that the compiler rewrites")
struct RenamedModern {
  @Test("they compile, and have the same effect", .processSettings)
  func compile() {
    enum Fine {}
    #expect(DISetting.Log.tab == DISettings.Log.tab)
    let container = DIContainer()
    container.register(Paper.init).as((any Page).self).as((any Page).self, tag: Fine.self)
    // Formerly `register1` with a positional tag.
    container.register { Press(page: by(tag: Fine.self, on: $0)) }
    let press: Press = container.resolve()
    #expect(press.page is Paper)
    // Formerly `resolve(arg:)`.
    let other = DIContainer()
    other.register { Press(page: arg($0)) }
    let paper = Paper()
    let made: Press = other.resolve(args: paper)
    #expect(made.page as? Paper === paper)
  }
}
