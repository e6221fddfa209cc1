import DIDoubles
import DIEngine
import DIv3
import ProcessSettings
import Testing

@Suite("Captured logs")
struct CapturedLogTests {
  final class Missing {}

  private func makeApp() -> DIContainer {
    let app = DIContainer()
    app.register(Clock.init)
      .injection { (_: Clock, _: Missing) in }
    return app
  }

  @Test("an isolated container's messages reach its own log only, in tests that run in parallel")
  func own() async {
    let app = makeApp()
    await withTaskGroup(of: Void.self) { group in
      for number in 1...20 {
        group.addTask {
          let log = CapturedLog()
          let test = app.isolated(log: log)
          for _ in 0..<number { _ = test.resolve() as Clock }
          #expect(log.messages.count == number)
          #expect(log.messages.allSatisfy { $0.level == .error })
          #expect(log.messages.allSatisfy { $0.text.hasPrefix("Injection is skipped. ") })
        }
      }
    }
  }

  @Test("children and parents of the container report to its log, too")
  func family() {
    let log = CapturedLog()
    let test = DIContainer(parent: makeApp()).isolated(log: log)
    _ = test.resolve() as Clock
    _ = DIContainer(parent: test).resolve() as Clock
    #expect(log.messages.count == 2)
  }

  @Test("registrations and requests from any thread report to the log")
  func kinds() async {
    struct Value { var number = 0 }
    final class Part: DIFramework {
      static func load(container: DIContainer) {}
    }
    let log = CapturedLog()
    let test = DIContainer().isolated(log: log)
    await Task.detached {
      for _ in 0..<2 { test.register(Clock.init) }
      test.register { Value() }.injection { (_: Value, _: Int) in }.lifetime(.perRun(.weak))
      test.import(Part.self)
      test.inject(into: 7)
      _ = test.resolve() as Missing?
      test.register { (_: Missing) in Int(1) }.lifetime(.single)
      test.initializeSingletonObjects()
    }.value
    let beginnings = log.messages.map {
      $0.text.split(separator: " ").prefix(3).joined(separator: " ")
    }
    #expect(beginnings.count == 7, "\(log.messages)")
    #expect(
      log.messages.map(\.level) == [.warning, .warning, .warning, .warning, .info, .info, .error])
  }

  @Test("the log has a level of its own")
  func level() {
    let log = CapturedLog(.error)
    let test = makeApp().isolated(log: log)
    test.inject(into: 7)
    _ = test.resolve() as Clock
    #expect(log.messages.count == 1)
    #expect(log.messages.first?.description.hasPrefix("error: Injection") == true)
  }

  @Test("steps reach the log, and not that of the process", .processSettings)
  func steps() {
    final class Stepping {}
    let (level, function) = (DISetting.Log.level, DISetting.Log.fun)
    let processLog = Guarded<[String]>([])
    DISetting.Log.fun = { _, text in
      if text.contains("Stepping") { processLog.locked { $0.append(text) } }
    }
    DISetting.Log.level = .verbose
    defer { (DISetting.Log.level, DISetting.Log.fun) = (level, function) }
    let log = CapturedLog(.verbose)
    let app = DIContainer()
    app.register(Stepping.init)
    processLog.value = []
    let test = app.isolated(log: log)
    _ = test.resolve() as Stepping
    _ = DIContainer(parent: test).resolve() as Stepping
    let begun = log.messages.filter { $0.text == "Begin resolve Stepping" }
    #expect(begun.count == 2 && begun.allSatisfy { $0.level == .verbose })
    #expect(processLog.value.filter { $0.contains("Begin") } == [])
  }

  @Test("requests of components other than roots are reported in the copy, too")
  func roots() {
    let app = DIContainer()
    app.register(Clock.init).root()
    app.register(RealBank.init)
    let log = CapturedLog()
    _ = app.isolated(log: log).resolve() as RealBank
    #expect(log.messages.map(\.text.description).first?.contains("not a root") == true)
  }
}
