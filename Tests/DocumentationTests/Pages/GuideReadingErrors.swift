import DITranquillity
import ProcessSettings
import Testing

@MainActor
@Suite("The guide: Reading an error")
struct ReadingErrorsArticle {
  private static let page = "Sources/DIv3/DIv3.docc/ReadingErrors.md"

  @Test("An Optional that is nil", .processSettings)
  func optional() throws {
    let settings = LogSettings()
    defer { settings.restore() }
    try expectPromised(1, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/ReadingErrors.md 1
    }
  }
}
