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

  @Test("Callbacks")
  func callbacks() throws {
    try expectPromised(3, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/LoggingAndExtensions.md 3
    }
  }

  @Test("Events of an engine")
  func events() throws {
    try expectPromised(4, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/LoggingAndExtensions.md 4
    }
  }

  @Test("A trace")
  func trace() throws {
    try expectPromised(5, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/LoggingAndExtensions.md 5
    }
  }

  @Test("The graph")
  func graph() throws {
    try expectPromised(6, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/LoggingAndExtensions.md 6
    }
  }
}
