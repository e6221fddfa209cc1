import DIDoubles
import DIEngine
import DIv3
import DIv3SwiftUI
import SwiftUI
import Testing

@MainActor
@Suite("Properties with services")
struct ResolvedTests {
  private struct ShopView: View {
    @Resolved private var shop: any Shop
    @Resolved(tag: Backup.self) private var tagged: any Shop
    @Resolved(name: "backup") private var named: any Shop
    var body: some View { Text("\(shop.name) \(tagged.name) \(named.name)") }
  }

  @Test("a view resolves by type, by tag and by name, from the container of its environment")
  func requests() {
    #expect(Host(ShopView().container(makeApp())).texts == ["corner backup backup"])
  }

  private struct ScreenApp: App {
    let container = makeApp()
    var body: some Scene { WindowGroup { ShopView() }.container(container) }
  }

  @Test("a scene has a container for all its views")
  func scene() {
    #expect(Host(ScreenApp()).texts == ["corner backup backup"])
  }

  private struct TicketView: View {
    @Resolved private var ticket: Ticket
    @State private var taps = 0
    let title: String
    var body: some View {
      Text("\(title) \(ticket.number == ticket.number) \(taps)")
      Text("\(ticket.number)")
      Button("tap") { taps += 1 }
      Button("again") { show(ticket.number) }
    }
    let show: (Int) -> Void
  }

  @Test("a view keeps an object without lifetime: in all bodies, actions and values of the view")
  func kept() {
    let app = makeApp()
    var seen: [Int] = []
    func view(_ title: String) -> some View {
      TicketView(title: title) { seen.append($0) }.container(app)
    }
    let host = Host(view("first"))
    let number = host.texts[1]
    host.tap("tap")
    #expect(host.texts == ["first true 1", number, "tap", "again"])
    host.show(view("second"))
    #expect(host.texts == ["second true 1", number, "tap", "again"])
    host.tap("again")
    #expect(seen.map(String.init) == [number])
  }

  @Test("another container in the environment, and another id, resolve anew")
  func anew() {
    let (app, other) = (makeApp(), makeApp())
    func view(_ container: DIContainer, _ id: Int) -> some View {
      TicketView(title: "") { _ in }.id(id).container(container)
    }
    let host = Host(view(app, 1))
    let first = host.texts[1]
    host.show(view(app, 1))
    #expect(host.texts[1] == first)
    host.show(view(other, 1))
    let second = host.texts[1]
    #expect(second != first)
    host.show(view(other, 2))
    #expect(host.texts[1] != second)
  }

  private struct UnreadView: View {
    @Resolved private var ticket: Ticket
    let reads: Bool
    var body: some View { Text(reads ? "\(ticket.number > 0)" : "") }
  }

  @Test("nothing is resolved that no body reads, and no container is needed then")
  func lazily() {
    let host = Host(UnreadView(reads: false))
    #expect(host.texts == [""])
    host.show(UnreadView(reads: true).container(makeApp()))
    #expect(host.texts == ["true"])
  }

  private struct OptionalView: View {
    @Resolved private var missing: Text?
    var body: some View { missing ?? Text("none") }
  }

  @Test("an Optional that the container can't resolve is nil")
  func optional() {
    #expect(Host(OptionalView().container(makeApp())).texts == ["none"])
  }

  @Test("a view's own values win over those above it")
  func inner() throws {
    let test = try makeApp().replacing((any Shop).self) { FakeShop() }
    let host = Host(
      VStack {
        ShopView()
        ShopView().container(test)
      }.container(makeApp()))
    #expect(host.texts == ["corner backup backup", "fake backup backup"])
  }

  private struct ActionView: View {
    @Environment(\.container) private var container
    let show: (String) -> Void
    var body: some View {
      Button("go") {
        if let container { show((container.resolve() as any Shop).name) }
      }
    }
  }

  @Test("an action takes the container of the environment")
  func action() {
    var names: [String] = []
    let host = Host(ActionView { names.append($0) }.container(makeApp()))
    host.tap("go")
    #expect(names == ["corner"])
  }
}
