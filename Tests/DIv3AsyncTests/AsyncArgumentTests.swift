import DIv3Async
import ProcessSettings
import TestSupport
import Testing

@Suite("Arguments of asynchronous requests")
struct AsyncArgumentTests {
  struct Wrapped: Sendable {
    let number: Int
  }

  @Test("V3-53 V3-105 values that no parameter takes are worth a message", .processSettings)
  func surplusArguments() async {
    let messages = Received<String>()
    let former = DISetting.Log.fun
    DISetting.Log.fun = { level, text in messages("\(level): \(text)") }
    defer { DISetting.Log.fun = former }
    let container = DIContainer()
    container.register { (number: DIArg<Int>) async -> Wrapped in
      await Task.yield()
      return Wrapped(number: arg(number))
    }
    #expect((await container.resolve(args: 1) as Wrapped).number == 1)
    #expect((await container.resolve(args: 2, 3) as Wrapped).number == 2)
    let found = messages.all.filter { $0.contains("Wrapped") }
    #expect(found.count == 1)
    #expect(
      found.first?.contains("takes 1 argument, but the request passes 2: the surplus is ignored.")
        ?? false)
  }
}
