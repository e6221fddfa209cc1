import DIDoubles
import DIv1Compat
import DIv3
import DIv3SwiftUI
import Observation
import SwiftUI
import Testing

// page Sources/DIv3SwiftUI/DIv3SwiftUI.docc/DIv3SwiftUI.md 1

// page Sources/DIv3SwiftUI/DIv3SwiftUI.docc/DIv3SwiftUI.md 2

// page Sources/DIv3SwiftUI/DIv3SwiftUI.docc/DIv3SwiftUI.md 3

// page Sources/DIv3SwiftUI/DIv3SwiftUI.docc/DIv3SwiftUI.md 4

// page Sources/DIv3SwiftUI/DIv3SwiftUI.docc/DIv3SwiftUI.md 6

// page Sources/DIv3SwiftUI/DIv3SwiftUI.docc/DIv3SwiftUI.md 8

// page Sources/DIv3SwiftUI/DIv3SwiftUI.docc/DIv3SwiftUI.md 9

/// The code of the guide.
@MainActor
@Suite("The guide: SwiftUI")
struct SwiftUIArticle {
  // page Sources/DIv3SwiftUI/DIv3SwiftUI.docc/DIv3SwiftUI.md 5

  // page Sources/DIv3SwiftUI/DIv3SwiftUI.docc/DIv3SwiftUI.md 7

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
