import DITranquillity
import Testing

@MainActor
@Suite("The guide: Troubleshooting compile errors")
struct CompileErrorsArticle {
  private static let page = "Sources/DIv3/DIv3.docc/CompileErrors.md"

  // page Sources/DIv3/DIv3.docc/CompileErrors.md 1

  @Test("Each remedy")
  func remedies() throws {
    try expectPromised(2, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/CompileErrors.md 2
    }
  }
}
