import DIDoubles
import DIEngine
import DIv3
import DIv3SwiftUI
import SwiftUI
import Testing

@MainActor
@Suite("A child container for a subtree", .timeLimit(.minutes(1)))
struct ChildContainerTests {
  private struct User { let name: String }

  private final class Session: Sendable {
    let name: String
    init(user: User) { name = user.name }
  }

  private struct Refused: Error {}

  private struct SessionView: View {
    @Resolved private var session: Session
    var body: some View { Text(session.name) }
  }

  /// A view with or without a session below it.
  private struct RootView: View {
    let user: String?
    let made: Guarded<Int>
    var body: some View {
      Text("root")
      if let user {
        SessionView().childContainer { child in
          made.locked { $0 += 1 }
          child.register { User(name: user) }
        }
        .id(user)
      }
    }
  }

  private func makeApp(end: @escaping @Sendable (Session) throws -> Void) -> DIContainer {
    let app = DIContainer()
    app.register(Session.init).lifetime(.perContainer(.strong)).onEnd { try end($0) }
    return app
  }

  @Test("the child is made once, has components of its own, and ends when its view has gone")
  func lives() async {
    let (ended, made) = (Guarded<[String]>([]), Guarded(0))
    let app = makeApp { session in ended.locked { $0.append(session.name) } }
    let host = Host(RootView(user: "Ada", made: made).container(app))
    #expect(host.texts == ["root", "Ada"])
    host.show(RootView(user: "Ada", made: made).container(app))
    #expect(made.value == 1)
    #expect(ended.value == [])
    host.show(RootView(user: "Ben", made: made).container(app))
    #expect(host.texts == ["root", "Ben"])
    #expect(made.value == 2)
    while ended.value != ["Ada"] { await Task.yield() }
    host.show(RootView(user: nil, made: made).container(app))
    #expect(host.texts == ["root"])
    while ended.value != ["Ada", "Ben"] { await Task.yield() }
  }

  @Test("another container above makes another child, and the former one ends")
  func otherParent() async {
    let (ended, made) = (Guarded(0), Guarded(0))
    let apps = (0..<2).map { _ in makeApp { _ in ended.locked { $0 += 1 } } }
    let host = Host(RootView(user: "Ada", made: made).container(apps[0]))
    host.show(RootView(user: "Ada", made: made).container(apps[1]))
    while ended.value != 1 { await Task.yield() }
    #expect(made.value == 2)
    #expect(host.texts == ["root", "Ada"])
  }

  @Test("what fails to end is logged as an error")
  func failure() async {
    let log = CapturedLog()
    let app = makeApp { _ in throw Refused() }.isolated(log: log)
    let host = Host(RootView(user: "Ada", made: Guarded(0)).container(app))
    host.close()
    while log.messages.isEmpty { await Task.yield() }
    #expect(log.messages.count == 1)
    #expect(log.messages.first?.level == .error)
    let text = log.messages.first?.text ?? ""
    #expect(text.contains("Session"))
    #expect(text.contains("Refused"))
  }

  @Test("a child without components of its own")
  func plain() {
    let app = DIContainer()
    app.register { User(name: "all") }
    app.register(Session.init).lifetime(.perContainer(.strong))
    let host = Host(SessionView().childContainer().container(app))
    #expect(host.texts == ["all"])
  }
}
