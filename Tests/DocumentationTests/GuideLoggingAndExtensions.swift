import DITracing
import DITranquillity
import ProcessSettings
import Testing

@MainActor
@Suite("The guide: Logging and extensions")
struct LoggingAndExtensionsArticle {
  private static let page = "Sources/DIv3/DIv3.docc/LoggingAndExtensions.md"

  // begin Sources/DIv3/DIv3.docc/LoggingAndExtensions.md 1
  final class Paper {}
  final class Printer {
    let paper: Paper
    var ink: Ink?
    init(paper: Paper) { self.paper = paper }
  }
  final class Ink {}
  // end

  @Test("The log", .processSettings)
  func log() throws {
    let settings = LogSettings()
    defer { settings.restore() }
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/LoggingAndExtensions.md 2
      DISetting.Log.level = .warning
      DISetting.Log.fun = { level, message in
        let start = message.prefix { $0 != "," }
        print(level, start)  // warning Several components offer Paper
      }
      let container = DIContainer()
      container.register(Paper.init)
      container.register(Paper.init)
      let paper: Paper? = container.resolve()
      print(paper == nil)  // true
      // end
    }
    #expect(try printed == promised(block: 2, of: Self.page))
  }

  @Test("Callbacks")
  func callbacks() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/LoggingAndExtensions.md 3
      let container = DIContainer()
      container.extensions.componentRegistration = { vertex in
        print("registered", vertex.componentInfo.type)  // registered Paper
      }
      container.register(Paper.init).lifetime(.perContainer(.strong))
      container.extensions.componentRegistration = nil

      container.register(Printer.init)
      container.extensions.objectMaked = { component, _ in
        guard component.type == Printer.self else { return }
        print("created", component.type)  // created Printer
      }
      _ = container.resolve() as Printer
      // end
    }
    #expect(try printed == promised(block: 3, of: Self.page))
  }

  @Test("Events of an engine")
  func events() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/LoggingAndExtensions.md 4
      let container = DIContainer()
      container.register(Paper.init)
      container.register(Printer.init)
      let observation = container.observe { event in
        guard case .made(let component, let seconds) = event.kind else { return }
        print(component.type, seconds > 0)  // Paper true
      }
      _ = container.resolve() as Paper
      observation.cancel()
      // end
    }
    #expect(try printed == promised(block: 4, of: Self.page))
  }

  @Test("A trace")
  func trace() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/LoggingAndExtensions.md 5
      let container = DIContainer()
      container.register(Printer.init)
      container.register(Paper.init)
      let recorder = TraceRecorder()
      let observation = container.observe(recorder.record)
      _ = container.resolve() as Printer
      observation.cancel()
      print(recorder.json.contains("\"name\":\"make Printer\""))  // true
      // end
    }
    #expect(try printed == promised(block: 5, of: Self.page))
  }

  @Test("The graph")
  func graph() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/LoggingAndExtensions.md 6
      let container = DIContainer()
      container.register(Paper.init).lifetime(.single)
      container.register(Printer.init)
      let singles = container.makeGraph().vertices.filter { vertex in
        if case .component(let component) = vertex {
          return component.lifeTime == .single
        }
        return false
      }
      print(singles.count)  // 1
      // end
    }
    #expect(try printed == promised(block: 6, of: Self.page))
  }
}
