import DIv3Async
import Foundation
import Testing

// The main thread waits for its turn within a request.

extension AsyncMainThreadTests {
  final class Whole: Sendable {}

  @Test(
    "V3-101 V3-103 code of the main actor requests synchronously while a task that it started needs the main actor",
    arguments: [true, false])
  func session(isShared: Bool) async {
    await #expect(processExitsWith: .success) { [isShared] in
      await Task { @MainActor in
        let setting = Setting()
        let (container, began, mayHop) = (setting.container, setting.began, setting.mayHop)
        setting.registerScreen()
        container.register { @MainActor () async -> Whole in
          async let screen: Screen = container.resolve()
          // That task has its turn until the screen exists.
          Self.wait(for: began)
          mayHop.signal()
          Self.blockUntilTaskHops()
          let _: Leaf = container.resolve(sync: ())
          _ = await screen
          return Whole()
        }.lifetime(isShared ? .perContainer(.strong) : .prototype)
        let _: Whole = await container.resolve()
      }.value
    }
  }

  private nonisolated static func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }
}
