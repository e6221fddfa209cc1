import DITracing
import DITranquillity
import ProcessSettings
import Testing

@MainActor
@Suite("The guide: Logging and extensions")
struct LoggingAndExtensionsArticle {
  private static let page = "Sources/DIv3/DIv3.docc/LoggingAndExtensions.md"

  // page Sources/DIv3/DIv3.docc/LoggingAndExtensions.md 1

  @Test("The log", .processSettings)
  func log() throws {
    let settings = LogSettings()
    defer { settings.restore() }
    try expectPromised(2, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/LoggingAndExtensions.md 2
    }
  }

  // test Sources/DIv3/DIv3.docc/LoggingAndExtensions.md 3 Callbacks
  // test Sources/DIv3/DIv3.docc/LoggingAndExtensions.md 4 Events of an engine
  // test Sources/DIv3/DIv3.docc/LoggingAndExtensions.md 5 A trace
  // test Sources/DIv3/DIv3.docc/LoggingAndExtensions.md 6 The graph
}
