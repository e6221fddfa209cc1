import DITranquillity
import Testing

@MainActor
@Suite("The guide: Lazies and providers")
struct LaziesAndProvidersArticle {
  private static let page = "Sources/DIv3/DIv3.docc/LaziesAndProviders.md"

  // page Sources/DIv3/DIv3.docc/LaziesAndProviders.md 1

  @Test("Wrappers as dependencies")
  func wrappers() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/LaziesAndProviders.md 2
    }
    #expect(try printed == promised(block: 2, of: Self.page))
  }

  @Test("Wrappers without a container")
  func byHand() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/LaziesAndProviders.md 3
    }
    #expect(try printed == promised(block: 3, of: Self.page))
  }
}
