import SwiftLazy
import Testing

// Imports only the module of former releases.
@Suite("Lazies under the name of their former module")
struct SwiftLazyTests {
  @Test("code that imports SwiftLazy alone has lazies, providers and their conveniences")
  func alone() {
    var made = 0
    let lazy = Lazy<Int> {
      made += 1
      return made
    }
    #expect(!lazy.wasMade)
    #expect(lazy.value == 1 && lazy.value == 1)
    lazy.clear()
    #expect((lazy + 1).value == 3)
    let provider = Provider1<String, Int> { "\($0)" }
    #expect(provider.value(5) == "5")
    let plain: Provider<Int> = Provider { 7 }
    #expect(*plain == 7)
  }
}
