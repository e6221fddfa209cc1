#if compiler(>=6.2)
import DIDoubles
import DIEngine
import DIv1Compat
import DIv2Compat
import DIv3Async
import Foundation
import Testing

nonisolated private protocol Engine { var power: Int { get } }
nonisolated private protocol Bound: AnyObject { var power: Int { get } }
nonisolated private protocol Serial { var number: Int { get } }
nonisolated private protocol Source<Item, Place> {
  associatedtype Place
  associatedtype Item
  var item: Item { get }
  var place: Place { get }
}
nonisolated private protocol BoundSource<Item>: AnyObject {
  associatedtype Item
  var item: Item { get }
}
nonisolated private class Part: @unchecked Sendable {}

@MainActor
private final class Diesel: Part, @unchecked Sendable, @MainActor Engine, @MainActor Bound,
  @MainActor Serial, @MainActor Source, @MainActor BoundSource
{
  let power = 110
  let number = 7
  let item = 5
  let place = "here"
  nonisolated override init() {}
}
@MainActor private struct Small: @MainActor Engine { let power = 1 }
@MainActor private struct Large: @MainActor Engine, @MainActor Source {
  let power = 2
  let item = 6
  let place = "there"
  let more = (3, 4, 5, "a text that isn't stored in place")
}
/// Conforms everywhere.
nonisolated private final class Electric: Engine { let power = 80 }

nonisolated private final class Car {
  let engine: any Engine
  init(engine: any Engine) { self.engine = engine }
}
nonisolated private final class Workshop {
  var engine: (any Engine)?
  init() {}
  init(_ engine: (any Engine)?) { self.engine = engine }
  init(_ fill: (Workshop) throws -> Void) rethrows { try fill(self) }
}
@MainActor private final class Model {
  let engine: any Engine
  let other: (any Engine)?
  let all: [any Engine]
  init(engine: any Engine, other: (any Engine)?, all: [any Engine]) {
    (self.engine, self.other, self.all) = (engine, other, all)
  }
}
@MainActor private final class Reader {
  let text: String
  init(_ first: any Source<Int, String>, _ second: any BoundSource<Int> & Engine) {
    text = "\(first.item) \(first.place) \(second.item) \(second.power)"
  }
}
@MainActor private final class Driver {
  let car: DIv3.Lazy<any Engine>
  init(_ car: DIv3.Lazy<any Engine>) { self.car = car }
}

nonisolated private final class Storage: DIv3.DIStorage, @unchecked Sendable {
  private let kept = DIv3.DICacheStorage()
  var any: [DIv3.DIComponentInfo: Any] { kept.any }
  func fetch(key: DIv3.DIComponentInfo) -> Any? { kept.fetch(key: key) }
  func save(object: Any, by key: DIv3.DIComponentInfo) { kept.save(object: object, by: key) }
  func clean() { kept.clean() }
}

@globalActor private actor Base { static let shared = Base() }
@Base private final class Index: @Base Serial { let number = 3 }
@Base private final class Search {
  let index: any Serial
  init(index: any Serial) { self.index = index }
}

/// The answer of a request: "object", "nil", or the code of the failure.
nonisolated private func answer(_ request: () throws -> Any?) -> String {
  do {
    return try request() == nil ? "nil" : "object"
  } catch {
    return "\(error)".split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
  }
}

nonisolated private struct Shared<Value>: @unchecked Sendable { let value: Value }

/// Runs a request in the background.
nonisolated private func inBackground(_ request: @escaping @Sendable () throws -> Any?) async
  -> String
{
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: answer(request)) }
  }
}

/// A conformance that belongs to an actor (SE-0470): who requests decides, not who requested first.
@MainActor
// Under a sanitizer, other work may keep the threads of tasks for minutes.
@Suite("Conformances of actors", .timeLimit(.minutes(15)))
struct IsolatedConformanceTests {
  /// Requests cold and warm in the background, and on the main actor in between.
  private func check<Value>(
    _ type: Value.Type, background: String, _ register: (DIv3.DIContainer) -> Void,
    _ location: SourceLocation = #_sourceLocation
  ) async {
    let container = DIv3.DIContainer()
    register(container)
    let shared = Shared(value: container)
    let request = { @Sendable () throws -> Any? in
      let value: Value = try shared.value.resolved()
      return optional(value)
    }
    for round in ["cold", "warm"] {
      #expect(
        await inBackground(request) == background, "\(round)", sourceLocation: location)
      #expect(await awaited(shared, type) == background, "\(round)", sourceLocation: location)
      #expect(answer(request) == "object", "\(round), main", sourceLocation: location)
    }
  }

  @concurrent nonisolated private func awaited<Value>(
    _ container: Shared<DIv3.DIContainer>, _ type: Value.Type
  ) async -> String {
    do {
      let value: Value = try await container.value.resolved()
      return answer { optional(value) }
    } catch {
      return answer { throw error }
    }
  }

  @Test("each kind of type, of each lifetime, is refused outside of the actor, cold and warm")
  func kinds() async {
    for lifetime in [
      DIv3.DILifeTime.prototype, .perContainer(.strong), .perContainer(.weak), .single,
    ] {
      await check((any Engine).self, background: "DIF036") {
        $0.register(Diesel.init).as(check: (any Engine).self) { $0 }.lifetime(lifetime)
      }
    }
    func refused<Value>(_ type: Value.Type) async {
      await check(type, background: "DIF036") { $0.register(Diesel.init).as(type) }
    }
    await refused((any Bound).self)
    await refused((any Engine & Serial).self)
    await refused((any Part & Engine).self)
    await refused((any Source<Int, String>).self)
    await check(Part.self, background: "object") {
      $0.register(Diesel.init).as(check: Part.self) { $0 }
    }
    await check((any Engine).self, background: "DIF036") {
      $0.register(Small.init).as(check: (any Engine).self) { $0 }
    }
    await check((any Engine).self, background: "DIF036") {
      $0.register { @MainActor in Diesel() as any Bound }.as((any Engine).self)
    }
    await check((any Engine).self, background: "DIF036") {
      $0.register { @MainActor () -> Diesel? in Diesel() }.as((any Engine).self)
    }
    await check((any Source<Int, String> & Engine).self, background: "DIF036") {
      $0.register(Large.init).as(check: (any Source<Int, String> & Engine).self) { $0 }
    }
    await check((any BoundSource<Int>).self, background: "DIF036") {
      $0.register { @MainActor in Diesel() as any Source<Int, String> }
        .as((any BoundSource<Int>).self)
    }
    await check((any Engine).self, background: "object") {
      $0.register(Electric.init).as(check: (any Engine).self) { $0 }
    }
  }

  private func diesel(_ container: DIv3.DIContainer) {
    container.register(Diesel.init).as(check: (any Engine).self) { $0 }
      .lifetime(.perContainer(.strong))
  }

  @Test("an Optional, an injection and many fail as loudly as the object")
  func loudly() async {
    await check((any Engine)?.self, background: "DIF036") { diesel($0) }
    await check([any Engine].self, background: "DIF036") {
      diesel($0)
      $0.register { many($0) as [any Engine] }
    }
    await check(Workshop.self, background: "DIF036") {
      diesel($0)
      $0.register { Workshop($0) }
    }
    await check(Workshop.self, background: "DIF036") {
      diesel($0)
      $0.register { Workshop() }.injection(\.engine)
    }
    await check(Workshop.self, background: "DIF036") {
      diesel($0)
      $0.register { Workshop() }.injection { $0.engine = $1 as any Engine }
    }
  }

  @Test(
    "a holder of the actor is served from everywhere; another one only there, also if it exists")
  func holders() async {
    await check(Model.self, background: "object") {
      diesel($0)
      $0.register { @MainActor in Model(engine: $0, other: $1, all: many($2)) }
    }
    await check(Reader.self, background: "object") {
      $0.register(Large.init).as(check: (any Source<Int, String>).self) { $0 }
      $0.register(Diesel.init).as(check: (any BoundSource<Int> & Engine).self) { $0 }
      $0.register { @MainActor in
        let reader = Reader($0, $1)
        #expect(reader.text == "6 there 5 110")
        return reader
      }
    }
    await check(Driver.self, background: "object") {
      diesel($0)
      $0.register(Driver.init)
    }
    for lifetime in [DIv3.DILifeTime.prototype, .perContainer(.strong), .perRun(.strong)] {
      await check(Car.self, background: "DIF036") {
        diesel($0)
        $0.register(Car.init).lifetime(lifetime)
      }
    }
    await check(Shared<Car>.self, background: "DIF036") {
      diesel($0)
      $0.register(Car.init)
      $0.register(Shared<Car>.init).lifetime(.perContainer(.strong))
    }
    let container = DIv3.DIContainer()
    container.register(Index.init).as((any Serial).self)
    container.register(Search.init)
    let shared = Shared(value: container)
    for _ in 0..<2 {
      #expect(await awaited(shared, Search.self) == "object")
      #expect(
        await Task { @Base in answer { try shared.value.resolved() as any Serial } }.value
          == "object")
      #expect(
        await Task { @Base in answer { try shared.value.resolved() as Search } }.value == "object")
    }
  }

  @Test("an argument is taken as its receiver may take it")
  func arguments() async throws {
    let container = DIv3.DIContainer()
    container.register { @MainActor in Model(engine: arg($0), other: arg($1), all: []) }
    container.register { Car(engine: arg($0)) }
    container.register { Workshop(arg($0)) }
    let given = Shared(value: (container, Diesel()))
    for _ in 0..<2 {
      #expect(
        await inBackground {
          try given.value.0.resolved(args: given.value.1, given.value.1) as Model
        } == "object")
      #expect(
        await inBackground { try given.value.0.resolved(args: given.value.1) as Car } == "DIF036")
      #expect(
        await inBackground { try given.value.0.resolved(args: given.value.1) as Workshop }
          == "DIF036")
      #expect(answer { try container.resolved(args: given.value.1) as Car } == "object")
    }
  }

  @Test("a weakly kept protocol type is kept in the background, too")
  func weakly() async {
    let container = DIv3.DIContainer()
    container.register { @MainActor in Diesel() as any Engine }.lifetime(.perContainer(.weak))
    func first() -> any Engine { container.resolve() }
    let first = first()
    let shared = Shared(value: (container, first as AnyObject))
    #expect(
      await inBackground {
        let second: any Engine = try shared.value.0.resolved()
        return second as AnyObject === shared.value.1 ? true : nil
      } == "object")
    withExtendedLifetime(first) {}
  }

  @Test("four threads and the main actor at once get the same answers as alone")
  func load() async {
    for _ in 0..<20 {
      let container = DIv3.DIContainer()
      diesel(container)
      container.register { @MainActor in Model(engine: $0, other: $1, all: many($2)) }
      let shared = Shared(value: container)
      let tasks = (0..<4).map { _ in
        Task.detached {
          var answers: Set<String> = []
          for _ in 0..<10 {
            answers.insert(await inBackground { try shared.value.resolved() as any Engine })
            answers.insert(
              await inBackground { try shared.value.resolved() as Model } + " for Model")
          }
          return answers
        }
      }
      for _ in 0..<10 { #expect(answer { try container.resolved() as any Engine } == "object") }
      for task in tasks { #expect(await task.value == ["DIF036", "object for Model"]) }
    }
  }

  @Test("the text names the conformance and the cures")
  func text() async {
    let container = DIv3.DIContainer()
    diesel(container)
    let shared = Shared(value: container)
    let text = await Task.detached {
      do { return "\(try shared.value.resolved() as any Engine)" } catch { return "\(error)" }
    }.value
    #expect(
      text.hasPrefix("Diesel is Engine on MainActor only, and this request runs elsewhere."),
      "\(text)")
    #expect(text.contains("`Diesel: nonisolated Engine`"), "\(text)")
  }

  @Test("what a storage of the app keeps is an object for all, but not the conformance")
  func storages() async {
    func own() -> DIv3.DILifeTime { .custom(DIv3.DIScope(name: "own", storage: Storage())) }
    await check((any Engine).self, background: "DIF036") {
      $0.register(Diesel.init).as((any Engine).self).lifetime(own())
    }
    await check(Diesel.self, background: "object") { $0.register(Diesel.init).lifetime(own()) }
  }

  @Test("an isolated copy, and a child that offers another component, answer as the container")
  func copies() async {
    let container = DIv3.DIContainer()
    diesel(container)
    #expect(answer { try container.resolved() as any Engine } == "object")
    let parent = DIv3.DIContainer(parent: container)
    parent.register(Electric.init).as(check: (any Engine).self) { $0 }
    let child = DIv3.DIContainer(parent: parent)
    diesel(child)
    let other = Shared(value: parent)
    #expect(await inBackground { try other.value.resolved() as any Engine } == "object")
    for copy in [container.isolated(), DIv3.DIContainer(parent: container), child] {
      let shared = Shared(value: copy)
      for _ in 0..<2 {
        #expect(await inBackground { try shared.value.resolved() as any Engine } == "DIF036")
        #expect(answer { try shared.value.resolved() as any Engine } == "object")
      }
    }
  }

  @Test("arguments of a protocol type that an object doesn't have are another mistake")
  func otherArguments() {
    let container = DIv3.DIContainer()
    container.register(Diesel.init).as((any Source<String, Int>).self)
    #expect(answer { try container.resolved() as any Source<String, Int> } == "DIF006")
  }

  @Test(
    "releases 1 and 2: the same failure, cold and warm, for many, a kept holder, and an object of the caller"
  )
  func earlier() async throws {
    let first = DIv1Compat.DIContainerBuilder()
    first.register { Diesel() }.asSelf().asType((any Engine).self).instanceLazySingle()
    first.register { try Car(engine: $0.resolve()) }.instanceLazySingle()
    first.register(vc: Workshop.self).dependency { $1.engine = try $0.resolve() }
    let second = DIv2Compat.DIContainerBuilder()
    second.register { Diesel() }.as(.self).as((any Engine).self).unsafe().lifetime(.lazySingle)
    second.register(type: Car.init(engine:)).lifetime(.lazySingle)
    second.register(vc: Workshop.self).injection { $0.engine = $1 }
    let shared = Shared(value: (try first.build(), try second.build()))
    let requests: [@Sendable () throws -> Any?] = [
      { try shared.value.0.resolve() as any Engine }, { try shared.value.0.resolve() as Car },
      { try shared.value.0.resolveMany() as [any Engine] },
      { try Workshop { try shared.value.0.resolve($0) }.engine },
      { try shared.value.1.resolve() as any Engine }, { try shared.value.1.resolve() as Car },
      { try shared.value.1.resolveMany() as [any Engine] },
      { try Workshop { try shared.value.1.resolve($0) }.engine },
    ]
    for request in requests + requests {
      #expect(await inBackground(request) == "DIF036")
      #expect(answer(request) == "object")
    }
  }
}

nonisolated private func optional<Value>(_ value: Value) -> Any? {
  (value as? any AnyOptional)?.isNone == true || (value as? [any Engine])?.isEmpty == true
    ? nil : value
}

nonisolated private protocol AnyOptional { var isNone: Bool { get } }
nonisolated extension Optional: AnyOptional { fileprivate var isNone: Bool { self == nil } }
#endif
