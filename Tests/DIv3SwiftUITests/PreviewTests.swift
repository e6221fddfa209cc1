import DIDoubles
import DIEngine
import DIv3
import DIv3SwiftUI
import SwiftUI
import Testing

@MainActor
@Suite("Previews")
struct PreviewTests {
  private struct ShopView: View {
    @Resolved private var shop: any Shop
    var body: some View { Text(shop.name) }
  }

  private struct Lacking {}

  @Test("a preview has the app's container, or one with doubles")
  func doubles() {
    let plain = Preview(traits: .container(makeApp())) { ShopView() }
    #expect(Host(plain).texts == ["corner"])
    let doubled = Preview(
      traits: .container(makeApp()) { try $0.replacing((any Shop).self) { FakeShop() } }
    ) {
      ShopView()
    }
    #expect(Host(doubled).texts == ["fake"])
  }

  @Test("a preview shows why its container can't be made")
  func failure() {
    let preview = Preview(
      traits: .container(makeApp()) { try $0.replacing(Lacking.self) { Lacking() } }
    ) {
      ShopView()
    }
    let texts = Host(preview).texts
    #expect(texts.count == 1)
    #expect(texts.first?.contains("Lacking") == true)
    #expect(texts.first?.contains("To do:") == true)
  }
}
