import DIDoubles
import DIv1Compat
import DIv3
import DIv3SwiftUI
import Observation
import SwiftUI
import Testing

protocol Shop: AnyObject { var name: String { get } }
final class CornerShop: Shop { let name = "corner" }
final class FakeShop: Shop { let name = "fake" }
struct Reader { let name: String }

@MainActor
@Observable
final class OrderModel {
  let shop: any Shop
  let number: Int
  var note = ""
  init(shop: any Shop, number: Int) {
    (self.shop, self.number) = (shop, number)
  }
}

func makeContainer() -> DIContainer {
  let container = DIContainer()
  container.register(CornerShop.init)
    .as(check: (any Shop).self) { $0 }
    .lifetime(.perContainer(.strong))
  container.register { @MainActor in
    OrderModel(shop: $0, number: arg($1))
  }
  return container
}

struct ShopApp: App {
  private let container = makeContainer()
  var body: some Scene {
    WindowGroup { ShopView() }.container(container)
  }
}

struct ShopView: View {
  @Resolved private var shop: any Shop
  var body: some View {
    Text(shop.name)
    OrderView(number: 1)
  }
}

struct OrderView: View {
  @ResolvedModel private var model: OrderModel
  init(number: Int) { _model = ResolvedModel(args: number) }
  var body: some View {
    TextField("Note", text: $model.note)
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor
  static func container(
    _ make: (DIContainer) throws -> DIContainer
  ) -> PreviewTrait<T> {
    .container(makeContainer(), make)
  }
}

struct FormerView: View {
  let shop: any Shop
  init(shop: any Shop = app.resolve()) { self.shop = shop }
  var body: some View { Text(shop.name) }
}

func makeModernContainer() throws -> DIContainer {
  let builder = DIv1Compat.DIContainerBuilder()
  builder.register { CornerShop() }.asType((any Shop).self)
  let old = try builder.build()
  return DIContainer(engine: old.engine)
}

/// The code of the guide.
@MainActor
@Suite("The guide: SwiftUI")
struct SwiftUIArticle {
  struct RootView: View {
    @State private var reader: Reader?
    var body: some View {
      if let reader {
        ShopView().childContainer { session in
          session.register { reader }
        }
        .id(reader.name)
      } else {
        Button("Sign in") { reader = Reader(name: "Ada") }
      }
    }
  }

  @MainActor
  @Test("An order is sent to the shop")
  func order() throws {
    let test = try makeContainer()
      .replacing((any Shop).self) { FakeShop() }
    let model: OrderModel = test.resolve(args: 7)
    #expect(model.shop.name == "fake")
  }

  @Test("views of an app of release 1")
  func oldApp() throws {
    struct OldView: View {
      @Resolved private var shop: any Shop
      var body: some View { Text(shop.name) }
    }
    #expect(try Host(OldView().container(makeModernContainer())).texts == ["corner"])
  }

  @Test("the app, its session, a preview and the view with a default argument")
  func views() {
    #expect(Host(ShopApp()).texts == ["corner", "Note: "])
    let root = Host(RootView().container(makeContainer()))
    root.tap("Sign in")
    #expect(root.texts == ["corner", "Note: "])
    root.type("soon", into: "Note")
    #expect(root.texts == ["corner", "Note: soon"])
    let preview = Preview(
      traits: .container { try $0.replacing((any Shop).self) { FakeShop() } }
    ) { ShopView() }
    #expect(Host(preview).texts.first == "fake")
    #expect(Host(FormerView()).texts == ["corner"])
  }
}

private let app = makeContainer()
