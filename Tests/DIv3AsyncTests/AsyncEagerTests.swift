import DIv3Async
import ProcessSettings
import TestSupport
import Testing

@Suite("Objects that are created before they are requested")
struct AsyncEagerTests {
  final class First: Sendable {}
  final class Second: Sendable {}
  final class Third: Sendable {}
  final class Missing: Sendable {}

  /// Runs a closure with the log of the library switched off.
  private func silently(_ body: () async -> Void) async {
    let former = DISetting.Log.fun
    DISetting.Log.fun = nil
    await body()
    DISetting.Log.fun = former
  }

  @Test("V3-106 initializeSingletonObjects awaits the singles, in the order of registration")
  func singles() async {
    let log = Received<String>()
    let container = DIContainer()
    container.register { () async -> First in
      await Task.yield()
      log("first")
      return First()
    }.lifetime(.single)
    container.register { (_: Third) in Second() }.lifetime(.single)
      .postInit { (_: Second) async in log("second") }
    container.register { () async -> Third in
      log("third")
      return Third()
    }.lifetime(.perContainer(.strong))
    container.register { () async -> Missing in
      log("not eager")
      return Missing()
    }.lifetime(.perContainer(.strong))
    await container.initializeSingletonObjects()
    let lines = log.all
    #expect(lines == ["first", "third", "second"])
    // The objects exist now, so that a synchronous request finds them.
    let _: First = container.resolve(sync: ())
    let _: Second = container.resolve(sync: ())
    await container.initializeSingletonObjects()
    let again = log.all
    #expect(again == lines)
  }

  @Test("V3-106 tasks that initialize the singles at once create each once")
  func concurrently() async {
    final class First: Sendable {}
    let log = Received<String>()
    let container = DIContainer()
    container.register { () async -> First in
      await untilWaiting(19, for: First.self)
      log("first")
      return First()
    }.lifetime(.single)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 { group.addTask { await container.initializeSingletonObjects() } }
    }
    let lines = log.all
    #expect(lines == ["first"])
  }

  @Test("V3-106 initializeObjectsForScope awaits the objects of one scope")
  func scope() async {
    let log = Received<String>()
    let storage = DICacheStorage()
    let scope = DIScope(name: "scope", storage: storage)
    let other = DIScope(name: "other", storage: DICacheStorage())
    let container = DIContainer()
    container.register { () async -> First in
      log("first")
      return First()
    }.lifetime(.custom(scope))
    container.register { () async -> Second in
      log("second")
      return Second()
    }.lifetime(.custom(other))
    await container.initializeObjectsForScope(scope)
    let lines = log.all
    #expect(lines == ["first"])
    let kept = storage.any.values.first as? First
    #expect(kept === container.resolve(sync: ()) as First)
  }

  @Test("V3-106 a single whose dependency is missing is skipped", .processSettings)
  func skips() async {
    let log = Received<String>()
    let container = DIContainer()
    container.register { (_: Missing) async -> First in
      log("first")
      return First()
    }.lifetime(.single)
    container.register { () async -> Second in
      log("second")
      return Second()
    }.lifetime(.single)
    await silently { await container.initializeSingletonObjects() }
    let lines = log.all
    #expect(lines == ["second"])
  }

  @Test(
    "V3-103 `await` creates the objects of another actor there, in every spelling",
    .processSettings)
  func otherActor() async {
    let container = DIContainer()
    await silently { Self.register(in: container) }
    for name in ["initializer", "closure", "asynchronous", "modified"] {
      let desk: Desk = await container.resolve(
        name: name, arguments: AnyArguments(for: Desk.self, args: 7))
      #expect(desk.number == 7)
    }
    let room: Room = await container.resolve()
    #expect(room.desk.number == 7)
  }

  @Test("V3-103 a synchronous request doesn't create the objects of another actor")
  func otherActorSynchronously() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = DIContainer()
      AsyncEagerTests.register(in: container)
      let _: Room = container.resolve(sync: ())
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("can't await it"))
    #expect(text.contains("creating Room"))
  }

  struct Desks: Sendable {
    let all: [Desk]
  }

  @Test(
    "V3-103 code of the actor creates its objects by synchronous requests, inside closures, too",
    .processSettings)
  func onTheActor() async {
    let container = DIContainer()
    await silently { Self.register(in: container) }
    container.register { @Office (container: DIContainer) async -> Desks in
      await Task.yield()
      return Desks(
        all: ["initializer", "closure"].map { container.resolve(sync: (), name: $0) })
    }
    let desks: Desks = await container.resolve()
    #expect(desks.all.map(\.number) == [7, 7])
    let room = await Task { @Office in container.resolve(sync: ()) as Room }.value
    #expect(room.desk.number == 7)
  }

  @globalActor actor Office { static let shared = Office() }

  @Office final class Desk {
    let number: Int
    init(number: Int) {
      Office.preconditionIsolated()
      self.number = number
    }
  }

  final class Room: Sendable {
    let desk: Desk
    init(_ desk: Desk) { self.desk = desk }
  }

  private static func register(in container: DIContainer) {
    container.register { 7 }
    container.register(Desk.init(number:)).as(Desk.self, name: "initializer").default()
    container.register { @Office in Desk(number: $0) }.as(Desk.self, name: "closure")
    container.register { @Office (number: Int) async -> Desk in
      await Task.yield()
      return Desk(number: number)
    }.as(Desk.self, name: "asynchronous")
    container.register(Desk.init(number:)) { arg($0) }.as(Desk.self, name: "modified")
    container.register(Room.init)
  }
}
