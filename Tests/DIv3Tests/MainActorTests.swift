import DIv3
import Dispatch
import Foundation
import TestSupport
import Testing

/// Returns the identity of the calling thread, for comparisons only.
private func thisThread() -> UInt { UInt(pthread_self()) }

@Suite("Main actor")
@MainActor
struct MainActorTests {
  /// Records the thread of its creation.
  final class Part: @unchecked Sendable {
    let thread = thisThread()
  }

  @MainActor final class Screen {
    let part: Part
    let number: Int
    var title = ""
    var injected: [Part] = []

    init(part: Part) {
      dispatchPrecondition(condition: .onQueue(.main))
      (self.part, number) = (part, 0)
    }

    init(number: Int, part: Part) {
      dispatchPrecondition(condition: .onQueue(.main))
      (self.part, self.number) = (part, number)
    }

    init(number: Int, title: String, part: Part) {
      dispatchPrecondition(condition: .onQueue(.main))
      (self.part, self.number, self.title) = (part, number, title)
    }
  }

  let c = DIContainer()

  /// Requests a screen on another thread; its part must have been created there.
  private func screenFromElsewhere(
    _ location: SourceLocation = #_sourceLocation,
    _ request: @escaping @Sendable (DIContainer) -> Screen = { $0.resolve() }
  ) async -> Screen {
    let c = c
    let (screen, asking) = await onOtherThread {
      dispatchPrecondition(condition: .notOnQueue(.main))
      return (request(c), thisThread())
    }
    #expect(screen.part.thread == asking, sourceLocation: location)
    return screen
  }

  @Test(
    "V3-99 a factory of the main actor hops to it; its parameters are created on the requesting thread"
  )
  func hop() async {
    c.register(Part.init)
    c.register(Screen.init(part:))
    _ = await screenFromElsewhere()
    #expect((c.resolve() as Screen).part.thread == thisThread())
  }

  @Test("V3-99 naming the requester's actor has no effect")
  func isolation() async {
    c.register(Part.init)
    c.register(isolation: nil, Screen.init(part:))
    _ = await screenFromElsewhere()
  }

  @Test("V3-103 V3-58 modification of the first parameter", arguments: [false, true])
  func oneModificator(isLabelled: Bool) async {
    c.register(Part.init)
    if isLabelled {
      c.register(main: Screen.init(number:part:)) { arg($0) }
    } else {
      c.register(Screen.init(number:part:)) { arg($0) }
    }
    let screen = await screenFromElsewhere { $0.resolve(args: 5) }
    #expect(screen.number == 5)
  }

  @Test("V3-103 V3-58 modification of the first two parameters", arguments: [false, true])
  func twoModificators(isLabelled: Bool) async {
    c.register(Part.init)
    if isLabelled {
      c.register(main: Screen.init(number:title:part:)) { (arg($0), arg($1)) }
    } else {
      c.register(Screen.init(number:title:part:)) { (arg($0), arg($1)) }
    }
    let screen = await screenFromElsewhere { $0.resolve(args: 5, "five") }
    #expect((screen.number, screen.title) == (5, "five"))
  }

  @Test("injections and post-init of the main actor, in order")
  func injections() async {
    c.register(Part.init)
    c.register(Part.init).as(Part.self, name: "x")
    c.register(Part.init).as(Part.self, tag: T1.self).default()
    c.register(Screen.init(part:))
      .injection { @MainActor in
        dispatchPrecondition(condition: .onQueue(.main))
        $0.title += "1"
      }
      .injection { @MainActor (screen: Screen, part: Part) in
        screen.injected.append(part)
        screen.title += "2"
      }
      .injection { @MainActor (screen: Screen, part: Part, tagged: DIByTag<T1, Part>) in
        screen.injected += [part, by(tag: T1.self, on: tagged)]
        screen.title += "3"
      }
      .injection(cycle: true) { @MainActor in
        $0.injected.append($1)
        $0.title += "5"
      }
      .injection(name: "x") { @MainActor in
        $0.injected.append($1)
        $0.title += "4"
      }
      .postInit { @MainActor in
        dispatchPrecondition(condition: .onQueue(.main))
        $0.title += "6"
      }
    let screen = await screenFromElsewhere()
    #expect(screen.title == "123456")
    #expect(screen.injected.map(\.thread) == Array(repeating: screen.part.thread, count: 5))
  }

  @Test("V3-28 an injection of the main actor is skipped if a dependency is missing")
  func missing() async {
    c.register(Part.init)
    c.register(Screen.init(part:)).injection { @MainActor (screen: Screen, number: Int) in
      screen.title = "\(number)"
    }
    #expect(await screenFromElsewhere().title.isEmpty)
  }

  @Test("V3-99 V3-67 requests of the factory belong to the hopping resolution")
  func nested() async {
    final class Shared: Sendable {}
    final class Box: Sendable {
      let shared: Shared
      let nested: Shared
      init(shared: Shared, nested: Shared) { (self.shared, self.nested) = (shared, nested) }
    }
    let c = c
    c.register(Shared.init).lifetime(.objectGraph)
    c.register { @MainActor [unowned c] in Box(shared: $0, nested: c.resolve()) }
    let box: Box = await onOtherThread { c.resolve() }
    #expect(box.shared === box.nested)
    let other: Box = c.resolve()
    #expect(other.shared === other.nested && other.shared !== box.shared)
  }

  final class Lone: @unchecked Sendable {
    weak var holder: Holder?
    let own = Part()
  }

  final class Holder: Sendable {
    let lone: Lone
    init(lone: Lone) { self.lone = lone }
  }

  @Test("V3-97 V3-99 a shared object requested on the main thread is finished by its resolution")
  func sharedAcrossTheHop() async {
    let c = c
    let made = Counter()
    c.register { () -> Lone in
      made.add()
      return Lone()
    }
    .lifetime(.perContainer(.strong))
    .injection(cycle: true, \.holder)
    c.register { @MainActor [unowned c] in Holder(lone: c.resolve()) }
      .lifetime(.perContainer(.strong))
    c.register(A.init).lifetime(.perContainer(.strong))
    await onOtherThread {
      let holder: Holder = c.resolve()
      #expect(holder.lone.holder === holder)
    }
    #expect(made.value == 1)
    // Neither thread remains inside code that only one may enter.
    await onOtherThread { _ = c.resolve() as A }
    #expect((c.resolve() as A) === (c.resolve() as A))
  }

  @Test(
    "V3-99 the main thread, while it waits for a shared object, executes the hops of its creator")
  func waitingMainThread() async {
    // In a process of its own: a blocked main thread would stop all hops of other tests.
    await #expect(processExitsWith: .success) {
      await makeWhatTheWaitingMainThreadIsAskedFor()
    }
  }

  @Test("V3-97 V3-99 shared objects of the main actor, requested by many threads and the main one")
  func stress() async {
    final class Model: Sendable {}
    final class Scene: Sendable {
      let model: Model
      let lone: Lone
      init(model: Model, lone: Lone) { (self.model, self.lone) = (model, lone) }
    }
    for round in 0..<20 {
      let c = DIContainer()
      let (scenes, models, wrong) = (Counter(), Counter(), Counter())
      c.register { () -> Model in
        models.add()
        return Model()
      }
      .lifetime(.perContainer(.strong))
      c.register(file: "stress", line: round) { Lone() }.lifetime(.single)
      c.register { @MainActor (model: Model) -> Scene in
        scenes.add()
        return Scene(model: model, lone: c.resolve())
      }
      .lifetime(.perContainer(.strong))
      c.register(main: Screen.init(part:)).injection { @MainActor in $0.title = "s" }
      c.register(Part.init)
      @Sendable func ask() {
        let scene: Scene = c.resolve()
        if scene !== (c.resolve() as Scene) || scene.model !== (c.resolve() as Model) {
          wrong.add()
        }
        _ = c.resolve() as Screen
      }
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<4 { group.addTask { await onOtherThread { for _ in 0..<10 { ask() } } } }
        for _ in 0..<10 {
          ask()
          await Task.yield()
        }
      }
      #expect((wrong.value, scenes.value, models.value) == (0, 1, 1))
    }
  }
}

@MainActor
private func makeWhatTheWaitingMainThreadIsAskedFor() {
  final class First: Sendable {
    init(gate: Gate) {}
  }
  final class Gate: Sendable {}
  final class Second {}
  let c = DIContainer()
  let isInside = DispatchSemaphore(value: 0)
  let isDone = DispatchSemaphore(value: 0)
  c.register { () -> Gate in
    isInside.signal()
    return Gate()
  }
  c.register { @MainActor in First(gate: $0) }.lifetime(.perContainer(.strong))
  c.register(Second.init).lifetime(.perContainer(.strong))
  Thread.detachNewThread {
    _ = c.resolve() as First
    isDone.signal()
  }
  // The main queue is not served before both have been created. The second doesn't depend on the
  // first, which only this thread can continue.
  isInside.wait()
  _ = c.resolve() as Second
  _ = c.resolve() as First
  isDone.wait()
}
