import DITranquillity
import Testing

@MainActor
@Suite("The guide: Lazies and providers")
struct LaziesAndProvidersArticle {
  private static let page = "Sources/DIv3/DIv3.docc/LaziesAndProviders.md"

  // page Sources/DIv3/DIv3.docc/LaziesAndProviders.md 1

  @Test("Wrappers as dependencies")
  func wrappers() throws {
    try expectPromised(2, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/LaziesAndProviders.md 2
    }
  }

  @Test("Wrappers without a container")
  func byHand() throws {
    try expectPromised(3, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/LaziesAndProviders.md 3
    }
  }
}
