import DIEngine
import DIv3Async
import Foundation
import TestSupport
import Testing

// Where the main thread must not wait, or where waiting doesn't help.

extension AsyncMainThreadTests {
  @Test(
    "V3-101 V3-103 a task that must suspend after it was on the main thread can't be waited for there"
  )
  func suspensionLater() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let setting = Setting()
        setting.container.register { @MainActor (plain: Plain) -> Screen in
          FileHandle.standardError.write(Data("on the main thread\n".utf8))
          return Screen(plain)
        }.lifetime(.perContainer(.strong)).injection { (_: Screen, _: Leaf) async in
          try? await Task.sleep(nanoseconds: 60_000_000_000)
        }
        setting.startTask()
        setting.goOnLater()
        let _: Screen = setting.container.resolve(sync: ())
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("on the main thread\n"))
    #expect(text.contains("A suspended task is creating "))
  }

  @Test(
    "V3-102 V3-103 code within the main thread's wait that needs what the wait is for is a recursion"
  )
  func recursion() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let setting = Setting()
        let container = setting.container
        container.register { @MainActor (plain: Plain) -> Screen in
          let _: Window = container.resolve(sync: ())
          return Screen(plain)
        }.lifetime(.perContainer(.strong))
        container.register(Window.init).lifetime(.perContainer(.strong))
        setting.startTask()
        setting.goOnLater()
        let _: Window = container.resolve(sync: ())
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("is needed while it is being created"))
    #expect(text.contains("Window") && text.contains("Screen"))
  }

  @Test(
    "V3-101 V3-103 a synchronous request on the main actor fails for what a task there waits to create"
  )
  func waitingThere() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Task { @MainActor in
        let setting = Setting()
        let container = setting.container
        setting.registerScreen()
        container.register(Window.init).lifetime(.perContainer(.strong))
        setting.startTask()
        Task { let _: Window = await container.resolve() }
        // That task waits for the screen, and needs the main actor to go on.
        await untilWaiting(for: Screen.self)
        setting.goOnLater()
        let _: Window = container.resolve(sync: ())
      }.value
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("A suspended task is creating "))
  }

  actor Office {
    /// Requests a screen, as code of the actor.
    func work(_ container: DIContainer) async { let _: Screen = await container.resolve() }

    /// Occupies the actor until the main thread is free.
    func block(_ began: DispatchSemaphore) {
      began.signal()
      DispatchQueue.main.sync {}
    }
  }

  @Test(
    "V3-101 V3-103 a task that can't return from the main thread because of that thread is given up"
  )
  func noReturn() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      WaitLimits.current.untilReturn = 0.2
      let office = Office()
      await MainActor.run {
        let setting = Setting()
        let container = setting.container
        setting.registerScreen()
        Task.detached { await office.work(container) }
        setting.began.wait()
        setting.mayHop.signal()
        // The actor is free as soon as the task is on its way.
        let isBlocked = DispatchSemaphore(value: 0)
        Task.detached { await office.block(isBlocked) }
        isBlocked.wait()
        let _: Screen = container.resolve(sync: ())
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("A suspended task is creating "))
  }
}
