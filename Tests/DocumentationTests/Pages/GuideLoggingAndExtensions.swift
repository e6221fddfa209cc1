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
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/LoggingAndExtensions.md 2
    }
    #expect(try printed == promised(block: 2, of: Self.page))
  }

  @Test("Callbacks")
  func callbacks() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/LoggingAndExtensions.md 3
    }
    #expect(try printed == promised(block: 3, of: Self.page))
  }

  @Test("Events of an engine")
  func events() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/LoggingAndExtensions.md 4
    }
    #expect(try printed == promised(block: 4, of: Self.page))
  }

  @Test("A trace")
  func trace() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/LoggingAndExtensions.md 5
    }
    #expect(try printed == promised(block: 5, of: Self.page))
  }

  @Test("The graph")
  func graph() throws {
    let printed = Printed.lines {
      // page Sources/DIv3/DIv3.docc/LoggingAndExtensions.md 6
    }
    #expect(try printed == promised(block: 6, of: Self.page))
  }
}
