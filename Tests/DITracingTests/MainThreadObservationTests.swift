import DIEngine
import DITracing
import DIv3
import Dispatch
import Foundation
import Testing

@Suite("Observing what the main thread does for another one")
struct MainThreadObservationTests {
  @MainActor
  final class Screen {
    nonisolated init() {}
  }

  final class Window {
    let screen: Screen
    init(screen: Screen) { self.screen = screen }
  }

  final class App {
    let window: Window
    init(window: Window) { self.window = window }
  }

  /// The main thread waits for a window, within a request for an app, while another thread makes the window with a
  /// screen that only the main thread may make.
  @MainActor
  @Test("its events are those of the thread that waits for it, and don't mix with its own")
  func hop() async {
    let container = DIContainer()
    let (begun, waiting) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    container.register(main: { Screen() })
    container.register { () -> Window in
      begun.signal()
      waiting.wait()
      return Window(screen: container.resolve())
    }.lifetime(.perContainer(.strong))
    container.register(App.init)
    let events = Events()
    let main = Guarded<ContainerEvent.Requester?>(nil)
    let observation = container.observe { event in
      events.add(event)
      switch event.text {
      case "0 requested App": main.value = event.requester
      case "2 requested Window": waiting.signal()
      default: break
      }
    }
    let finished = DispatchGroup()
    finished.enter()
    Thread.detachNewThread {
      _ = container.resolve() as Window
      finished.leave()
    }
    begun.wait()
    _ = container.resolve() as App
    await withCheckedContinuation { continuation in
      finished.notify(queue: .global()) { @Sendable in continuation.resume() }
    }
    let rows = Dictionary(grouping: events.all, by: \.requester)
    #expect(rows.count == 2)
    let ofMain = rows[main.value ?? .thread(0)] ?? []
    #expect(
      ofMain.map(\.text) == [
        "0 requested App", "1 found App for App", "1 making App", "2 requested Window",
        "3 found Window for Window", "3 reused Window", "2 ended Window", "1 made App",
        "0 ended App",
      ])
    let ofOther = rows.first { $0.key != main.value }?.value ?? []
    #expect(
      ofOther.map(\.text).filter { $0.contains("Screen") } == [
        "2 requested Screen", "3 found Screen for Screen", "3 making Screen", "3 made Screen",
        "2 ended Screen",
      ])
    #expect(observation.openSpans == 0)
    observation.cancel()
  }
}
