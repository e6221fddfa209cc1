import DIv3Async
import TestSupport
import Testing

@Suite("Asynchronous requests")
struct AsyncRequestTests {
  final class Engine: Sendable {
    let power: Int
    init(power: Int) { self.power = power }
  }

  final class Car: Sendable {
    let engine: Engine
    init(engine: Engine) { self.engine = engine }
  }

  @Test("V3-100 the asynchronous request runs what a synchronous one can't")
  func asynchronousFactory() async {
    let container = DIContainer()
    container.register { () async -> Engine in
      await Task.yield()
      return Engine(power: 7)
    }
    container.register(Car.init)
    let car: Car = await container.resolve()
    #expect(car.engine.power == 7)
  }

  @Test("V3-100 `sync: ()` selects the synchronous request in asynchronous code")
  func synchronousInTask() async {
    let container = DIContainer()
    container.register { Engine(power: 3) }
    container.register(Car.init)
    let car: Car = container.resolve(sync: ())
    let other: Car = await container.resolve()
    #expect(car.engine.power == 3 && other.engine.power == 3)
  }

  @Test("V3-101 a synchronous request finds a finished object of an asynchronous closure")
  func finished() async {
    let container = DIContainer()
    container.register { () async -> Engine in
      await Task.yield()
      return Engine(power: 7)
    }.lifetime(.perContainer(.strong))
    let engine: Engine = await container.resolve()
    let same: Engine = container.resolve(sync: ())
    #expect(engine === same)
  }

  @Test("V3-101 a synchronous request for an asynchronous component traps and says what to write")
  func trap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = DIContainer()
      container.register { () async -> Engine in
        await Task.yield()
        return Engine(power: 7)
      }
      container.register(Car.init)
      let _: Car = container.resolve(sync: ())
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("await"))
    #expect(text.contains("AsyncRequestTests.swift"))
    #expect(text.contains("creating Car"))
  }

  @Test("V3-101 nil does not stand for an asynchronous component")
  func optionalTraps() async {
    await #expect(processExitsWith: .failure) {
      let container = DIContainer()
      container.register { () async -> Engine in
        await Task.yield()
        return Engine(power: 7)
      }
      let _: Engine? = container.resolve(sync: ())
    }
  }

  @Test("V3-102 a nested request finds its resolution and its object graph")
  func nested() async {
    final class Root: Sendable {
      let first: Engine
      let second: Engine
      init(_ first: Engine, _ second: Engine) { (self.first, self.second) = (first, second) }
    }
    let container = DIContainer()
    container.register { () async -> Engine in
      await Task.yield()
      return Engine(power: 1)
    }.lifetime(.objectGraph)
    container.register { (engine: Engine) async -> Root in
      await Task.yield()
      return Root(engine, await container.resolve())
    }
    let root: Root = await container.resolve()
    #expect(root.first === root.second)
  }

  @Test("V3-102 asynchronous injections and the post-init run in the synchronous order")
  func order() async {
    let log = Received<String>()
    final class Screen: Sendable {}
    let container = DIContainer()
    container.register { Engine(power: 1) }
    container.register { () async -> Screen in
      log("make")
      return Screen()
    }
    .injection { (_: Screen, engine: Engine) async in log("inject \(engine.power)") }
    .injection(cycle: true) { (_: Screen, engine: Engine) async in log("cycle") }
    .postInit { (_: Screen) async in log("post") }
    let _: Screen = await container.resolve()
    let lines = log.all
    #expect(lines == ["make", "inject 1", "cycle", "post"])
  }

  @Test("V3-103 factories of the main actor run there, without blocking the task's thread")
  func mainActor() async {
    @MainActor final class Screen {
      let engine: Engine
      init(engine: Engine) {
        MainActor.assertIsolated()
        self.engine = engine
      }
    }
    let container = DIContainer()
    container.register { Engine(power: 1) }
    container.register(main: Screen.init(engine:))
    let screen: Screen = await container.resolve()
    let power = screen.engine.power
    #expect(power == 1)
  }

  @Test(
    "V3-100 values of all sizes and alignments, whether their closures suspend or not",
    arguments: [false, true])
  func layouts(_ suspends: Bool) async {
    struct Aligned: Sendable, Equatable {
      var vector = SIMD8<Int64>(0..<8)
      var byte: UInt8 = 9
    }
    struct Empty: Sendable {}
    final class Leaf: Sendable {}
    let container = DIContainer()
    container.register { () async -> Leaf in
      await Task.yield()
      return Leaf()
    }
    if suspends {
      container.register { (_: Leaf) in Aligned() }
      container.register { (_: Leaf) in Empty() }
    } else {
      container.register { Aligned() }
      container.register { Empty() }
    }
    for _ in 0..<3 {
      let _: Empty = await container.resolve()
      #expect(await container.resolve() as Aligned == Aligned())
      #expect(await container.resolve() as Aligned? == Aligned())
    }
  }

  @Test("optionals, many, names and tags")
  func modificators() async {
    enum Fast {}
    let container = DIContainer()
    container.register { () async -> Engine in
      await Task.yield()
      return Engine(power: 1)
    }.as(Engine.self, tag: Fast.self).as(Engine.self, name: "a")
    let maybe: Engine? = await container.resolve()
    let missing: Car? = await container.resolve()
    let all: [Engine] = await container.resolveMany()
    let tagged: Engine = await container.resolve(tag: Fast.self)
    let named: Engine = await container.resolve(name: "a")
    #expect(maybe?.power == 1 && missing == nil && all.count == 1)
    #expect(tagged.power + named.power == 2)
  }
}
