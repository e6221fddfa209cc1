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
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/ReadingErrors.md 1
      final class Wheel {}
      final class Axle { init(wheel: Wheel) {} }
      DISetting.Log.fun = { level, message in
        let line = message.prefix { $0 != "\n" }
        print(level, line)  // info No component offers Wheel.
      }
      let container = DIContainer()
      container.register(Axle.init)
      let axle: Axle? = container.resolve()
      print(axle == nil)  // true
      // end
    }
    #expect(try printed == promised(block: 1, of: Self.page))
  }
}
