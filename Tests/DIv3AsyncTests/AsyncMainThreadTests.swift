import DIEngine
import DIv3Async
import Foundation
import TestSupport
import Testing

/// Synchronous requests on the main thread for what a task creates that needs the main thread.
///
/// They run in processes of their own: a request that fails ends the process.
@Suite("The main thread waits for tasks that need it", .timeLimit(.minutes(10)))
struct AsyncMainThreadTests {
  /// Blocks its creation until it may go on.
  final class Plain: Sendable {}
  final class Leaf: Sendable {}

  @MainActor
  final class Screen {
    init(_: Plain) { MainActor.assertIsolated() }
  }

  final class Window: Sendable { init(_: Screen) {} }

  enum Request { @TaskLocal static var name = "none" }

  /// A container whose screen is created on the main thread, after a plain object, whose creation waits.
  @MainActor
  final class Setting {
    let container = DIContainer()
    let began = DispatchSemaphore(value: 0)
    let mayHop = DispatchSemaphore(value: 0)

    init() {
      container.register { [began, mayHop] () -> Plain in
        began.signal()
        mayHop.wait()
        return Plain()
      }
      container.register { Leaf() }
    }

    @discardableResult
    func registerScreen() -> DIComponentBuilder<Screen> {
      container.register(Screen.init).lifetime(.perContainer(.strong))
    }

    /// Starts a task that requests the screen, and returns when it creates the plain object.
    func startTask() {
      let container = container
      Task.detached { let _: Screen? = await container.resolve() }
      began.wait()
    }

    /// Lets the task go on as soon as the main thread waits.
    func goOnLater() {
      let mayHop = mayHop
      let before = Room.shared.locked { Room.shared.mainStack.count }
      Thread.detachNewThread {
        AsyncMainThreadTests.block { Room.shared.mainStack.count > before }
        mayHop.signal()
      }
    }
  }

  /// Blocks the thread until a condition of the engine's threads and tasks holds.
  nonisolated static func block(until condition: () -> Bool) {
    while !Room.shared.locked(condition) { Thread.sleep(forTimeInterval: 0.001) }
  }

  /// Blocks the thread until a task is on its way to the main thread.
  nonisolated static func blockUntilTaskHops() { block { !Room.shared.hopping.isEmpty } }

  @Test("V3-101 V3-103 the main thread gets an object whose task is on its way to the main actor")
  func hopFirst() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let setting = Setting()
        setting.registerScreen()
        setting.startTask()
        setting.mayHop.signal()
        Self.blockUntilTaskHops()
        let screen: Screen = setting.container.resolve(sync: ())
        let again: Screen = setting.container.resolve(sync: ())
        precondition(screen === again)
      }
    }
  }

  @Test("V3-101 V3-103 the main thread waits for an object whose task comes to need it then")
  func waitFirst() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let setting = Setting()
        setting.registerScreen()
        setting.startTask()
        setting.goOnLater()
        let _: Screen = setting.container.resolve(sync: ())
      }
    }
  }

  @Test(
    "V3-101 V3-103 the main thread waits for a thread that waits for a task's object of the main actor"
  )
  func chain() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let setting = Setting()
        let container = setting.container
        setting.registerScreen()
        container.register(Window.init).lifetime(.perContainer(.strong))
        setting.startTask()
        Thread.detachNewThread { let _: Window = container.resolve(sync: ()) }
        blockUntilWaiting(for: Screen.self)
        setting.goOnLater()
        let _: Window = container.resolve(sync: ())
      }
    }
  }

  @Test(
    "V3-101 V3-103 if the task's factory fails on the main thread, the waiting request creates the object"
  )
  func failure() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let setting = Setting()
        var count = 0
        setting.container.register { @MainActor (plain: Plain) -> Screen? in
          count += 1
          return count == 1 ? nil : Screen(plain)
        }.lifetime(.perContainer(.strong))
        setting.startTask()
        setting.mayHop.signal()
        // For the plain object that this request needs.
        setting.mayHop.signal()
        let screen: Screen? = setting.container.resolve(sync: ())
        precondition(screen != nil && count == 2)
      }
    }
  }

  @MainActor
  final class Pair {
    let (one, other): (Screen, Screen)
    init(_ one: Screen, _ other: Screen) { (self.one, self.other) = (one, other) }
  }

  @Test(
    "V3-67 V3-103 within the main thread's wait the code runs as the task's: its values, its graph")
  func insideTheTask() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let setting = Setting()
        let container = setting.container
        var seen: [String] = []
        container.register(Screen.init).lifetime(.objectGraph)
        container.register { @MainActor (screen: Screen) -> Pair in
          seen.append(Request.name)
          withUnsafeCurrentTask { seen.append($0?.isCancelled == true ? "cancelled" : "goes on") }
          return Pair(screen, container.resolve(sync: ()))
        }.lifetime(.perContainer(.strong))
        let task = Task.detached {
          await Request.$name.withValue("task") { let _: Pair = await container.resolve() }
        }
        setting.began.wait()
        task.cancel()
        setting.goOnLater()
        Request.$name.withValue("main thread") {
          let pair: Pair = container.resolve(sync: ())
          precondition(pair.one === pair.other)
          precondition(Request.name == "main thread")
        }
        precondition(seen == ["task", "cancelled"])
      }
    }
  }

  @Test(
    "V3-101 V3-103 code that runs within the main thread's wait waits for another task, and serves it"
  )
  func nested() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        @MainActor final class Desk {}
        let setting = Setting()
        let container = setting.container
        setting.registerScreen()
        container.register { @MainActor in Desk() }.lifetime(.perContainer(.strong))
        container.register { @MainActor (_: Leaf) -> Pair in
          // Asks for what another task makes, which needs the main thread, too.
          setting.goOnLater()
          let screen: Screen = container.resolve(sync: ())
          return Pair(screen, screen)
        }.lifetime(.perContainer(.strong))
        setting.startTask()
        Task.detached { let _: Pair = await container.resolve() }
        Self.blockUntilTaskHops()
        let pair: Pair = container.resolve(sync: ())
        let screen: Screen = container.resolve(sync: ())
        precondition(pair.one === screen)
      }
    }
  }

  @Test(
    "V3-101 V3-103 tasks, a thread and the main thread request objects of the main actor at once")
  func stress() async {
    await #expect(processExitsWith: .success) {
      for round in 0..<300 {
        let tasks = await MainActor.run { () -> [Task<Void, Never>] in
          var count = 0
          let container = DIContainer()
          container.register { Plain() }.lifetime(.perContainer(.strong))
          container.register(Window.init).lifetime(.perContainer(.strong))
          container.register { @MainActor (plain: Plain) -> Screen in
            count += 1
            return Screen(plain)
          }.lifetime(.perContainer(.strong))
          container.register { @MainActor (screen: Screen, _: Window) -> Pair in
            count += 1
            return Pair(screen, container.resolve(sync: ()))
          }.lifetime(.perContainer(.strong))
          let began = DispatchSemaphore(value: 0)
          let tasks = (0..<4).map { number in
            Task.detached {
              began.signal()
              switch number {
              case 0: let _: Pair = await container.resolve()
              case 1: let _: Window = await container.resolve()
              default: let _: Screen = await container.resolve()
              }
            }
          }
          if round % 3 == 0 { began.wait() }
          if round % 3 == 1 { Thread.sleep(forTimeInterval: 0.000_1) }
          let pair: Pair = container.resolve(sync: ())
          precondition(pair.one === pair.other && count == 2)
          return tasks
        }
        for task in tasks { await task.value }
      }
    }
  }
}
