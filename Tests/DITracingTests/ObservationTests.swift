import DIEngine
import DITracing
import DIv1Compat
import DIv2Compat
import DIv3
import Testing

final class Wheel: Sendable {}

final class Car: Sendable {
  let wheel: Wheel
  init(wheel: Wheel) { self.wheel = wheel }
}

final class Missing {}

final class Wreck {
  init(missing: Missing) {}
}

/// Collects events as short texts.
final class Events: Sendable {
  private let list = Guarded<[ContainerEvent]>([])
  var all: [ContainerEvent] { list.value }
  var texts: [String] { all.map(\.text) }

  @Sendable
  func add(_ event: ContainerEvent) { list.locked { $0.append(event) } }
}

extension DIv3.DIContainer {
  /// Whether requests are reported to any tracer.
  fileprivate var isTraced: Bool { engine.registry.locked { engine.registry.tracers != nil } }
}

extension ContainerEvent {
  /// The depth, and the kind without places and times.
  var text: String {
    let what =
      switch kind {
      case .requested(let request): "requested \(request)"
      case .found(let component, let request): "found \(component.type) for \(request)"
      case .making(let component): "making \(component.type)"
      case .made(let component, _): "made \(component.type)"
      case .notMade(let component, _): "not made \(component.type)"
      case .injecting(let component): "injecting \(component.type)"
      case .injected(let component, _): "injected \(component.type)"
      case .given(let component): "given \(component.type)"
      case .reused(let component, let isFinished):
        "reused \(isFinished ? "" : "unfinished ")\(component.type)"
      case .kept(let component): "kept \(component.type)"
      case .failed(let request, _): "failed \(request)"
      case .ended(let request, _): "ended \(request)"
      }
    return "\(depth) \(what)"
  }
}

@Suite("Observing an engine")
struct ObservationTests {
  private let container: DIv3.DIContainer = {
    let container = DIContainer()
    container.register(Wheel.init).lifetime(.perContainer(.strong))
    container.register(Car.init)
    container.register(Wreck.init)
    return container
  }()

  private static let ofCar = [
    "0 requested Car", "1 found Car for Car", "1 making Car", "2 requested Wheel",
    "3 found Wheel for Wheel", "3 making Wheel", "3 made Wheel", "3 kept Wheel", "2 ended Wheel",
    "1 made Car", "0 ended Car",
  ]

  @Test("events of a request are nested, and say what is found, made and kept")
  func nesting() {
    let events = Events()
    let observation = container.observe(events.add)
    _ = container.resolve() as Car
    #expect(events.texts == Self.ofCar)
    _ = container.resolve() as Wheel
    #expect(
      events.texts.suffix(4) == [
        "0 requested Wheel", "1 found Wheel for Wheel", "1 reused Wheel", "0 ended Wheel",
      ])
    observation.cancel()
  }

  @Test("ends tell how long it took, and events when and where")
  func durations() throws {
    let events = Events()
    let observation = container.observe(events.add)
    _ = container.resolve() as Car
    let all = events.all
    try #require(all.count == 11)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.time <= $1.time })
    #expect(Set(all.map(\.requester)).count == 1)
    guard case .ended(_, let whole) = all[all.count - 1].kind,
      case .made(let car, let making) = all[all.count - 2].kind
    else {
      Issue.record("The last two events are others: \(all)")
      return
    }
    #expect(whole >= making && making > 0)
    #expect(whole == Double(all[all.count - 1].time - all[0].time) / 1_000_000_000)
    #expect(car.file.hasSuffix("ObservationTests.swift") && car.lifetime == "nowhere")
    #expect(car.generation == 3)
    observation.cancel()
  }

  @Test("a failure is reported once, with its path; what waited for it isn't made")
  func failure() throws {
    let events = Events()
    let observation = container.observe(events.add)
    #expect(container.resolve() as Wreck? == nil)
    #expect(
      events.texts == [
        "0 requested Wreck", "1 found Wreck for Wreck", "1 making Wreck",
        "2 requested Missing", "3 failed Missing", "2 ended Missing", "1 not made Wreck",
        "0 ended Wreck",
      ])
    let reasons = events.all.compactMap { event in
      if case .failed(_, let reason) = event.kind { reason } else { nil }
    }
    #expect(reasons.first?.contains("creating Wreck - ObservationTests.swift") == true)
    observation.cancel()
  }

  @Test("an observation ends by cancel(), or when nothing holds it; others go on")
  func end() {
    let (first, second) = (Events(), Events())
    var observation: Observation? = container.observe(first.add)
    let other = container.observe(second.add)
    _ = container.resolve() as Car
    let count = first.all.count
    #expect(count == 11 && second.all.count == count)
    withExtendedLifetime(observation) {}
    observation = nil
    _ = container.resolve() as Car
    #expect(first.all.count == count)
    #expect(second.all.count > count)
    other.cancel()
    let last = second.all.count
    _ = container.resolve() as Car
    #expect(second.all.count == last)
    #expect(container.isTraced == false)
  }

  @Test("an ended observation releases its closure, even if a delayed value knows it")
  func release() {
    final class Token: Sendable {}
    weak var token: Token?
    let later: Lazy<Car>
    do {
      let captured = Token()
      token = captured
      let observation = container.observe { _ in withExtendedLifetime(captured) {} }
      later = container.resolve()
      #expect(token != nil)
      observation.cancel()
    }
    #expect(token == nil)
    _ = later.value
  }

  @Test("children are observed, too, whether they exist already or not, until the end")
  func children() {
    let child = DIv3.DIContainer(parent: container)
    let grandchild = DIv3.DIContainer(parent: child)
    // Compiled before the observation.
    _ = grandchild.resolve() as Car
    let events = Events()
    let observation = container.observe(events.add)
    let later = DIv3.DIContainer(parent: child)
    let all = [child, grandchild, later]
    for container in all { _ = container.resolve() as Car }
    let made = events.texts.filter { $0 == "1 made Car" }
    #expect(made.count == all.count)
    observation.cancel()
    let count = events.all.count
    for container in all + [DIv3.DIContainer(parent: child)] {
      _ = container.resolve() as Car
      #expect(container.isTraced == false)
    }
    #expect(events.all.count == count)
  }

  @Test("parents and siblings aren't observed; what the container requests of them is")
  func parents() {
    let (child, sibling) = (DIv3.DIContainer(parent: container), DIContainer(parent: container))
    let events = Events()
    let observation = child.observe(events.add)
    _ = container.resolve() as Car
    _ = sibling.resolve() as Car
    #expect(events.texts == [])
    _ = child.resolve() as Car
    #expect(events.texts.first == "0 requested Car" && events.texts.last == "0 ended Car")
    observation.cancel()
  }

  @Test("a child of two observed containers reports once to each observation")
  func family() {
    let child = DIv3.DIContainer(parent: container)
    let (ofParent, ofChild) = (Events(), Events())
    let observations = [container.observe(ofParent.add), child.observe(ofChild.add)]
    _ = child.resolve() as Car
    #expect(ofParent.texts == Self.ofCar)
    #expect(ofChild.texts == Self.ofCar)
    for observation in observations { observation.cancel() }
  }

  @Test("requests of an observer aren't reported to it")
  func observer() {
    let events = Events()
    let container = container
    let observation = container.observe { event in
      events.add(event)
      _ = container.resolve() as Wheel
    }
    _ = container.resolve() as Wheel
    #expect(events.texts.filter { $0.hasPrefix("0 requested") }.count == 1)
    observation.cancel()
  }

  @Test("injections and given objects")
  func injections() {
    final class Screen { var car: Car? }
    let screen = Screen()
    let events = Events()
    container.register(Screen.self).injection(cycle: true, \.car)
    let observation = container.observe(events.add)
    container.inject(into: screen)
    #expect(screen.car != nil)
    #expect(events.texts.contains("1 given Screen"))
    #expect(events.texts.first { $0.contains("injecting") } != nil)
    #expect(events.texts.filter { $0.contains("injected Screen") }.count == 1)
    observation.cancel()
  }

  @Test("many, names and tags")
  func labels() {
    let events = Events()
    container.register { 7 }.as(Int.self, name: "seven").as(Int.self, tag: Wheel.self)
    let observation = container.observe(events.add)
    _ = container.resolve(name: "seven") as Int
    _ = container.resolve(tag: Wheel.self) as Int
    _ = container.resolveMany() as [Int]
    let requests = events.texts.filter { $0.hasPrefix("0 requested") }
    #expect(
      requests == [
        "0 requested Int, name \"seven\"", "0 requested Int, tag Wheel", "0 requested many Int",
      ])
    observation.cancel()
  }

  @Test("spans have numbers of their own, and those around them")
  func spans() {
    let events = Events()
    let observation = container.observe(events.add)
    _ = container.resolve() as Car
    _ = container.resolve() as Wheel
    #expect(observation.openSpans == 0)
    var open: [UInt64] = []
    var seen: Set<UInt64> = []
    for event in events.all {
      switch event.kind {
      case .requested, .making, .injecting:
        #expect(event.parentSpanID == open.last)
        guard let id = event.spanID else {
          Issue.record("\(event.text) has no span.")
          continue
        }
        #expect(seen.insert(id).inserted)
        open.append(id)
      case .ended, .made, .notMade, .injected:
        #expect(event.spanID == open.popLast())
        #expect(event.parentSpanID == open.last)
      default:
        #expect(event.spanID == open.last)
        #expect(event.parentSpanID == open.dropLast().last)
      }
    }
    #expect(open == [] && seen.count == 5)
    observation.cancel()
  }

  @Test("an error of a closure is reported by each request whose closure throws it or passes it on")
  func thrown() throws {
    struct Flat: Error {}
    let builder = DIv1Compat.DIContainerBuilder()
    builder.register { () throws -> Wheel in throw Flat() }
    builder.register { try Car(wheel: $0.resolve()) }
    let scope = try builder.build()
    let events = Events()
    let observation = scope.observe(events.add)
    #expect(throws: (any Error).self) { try scope.resolve() as Car }
    #expect(events.texts.filter { $0.contains("failed") } == ["3 failed Wheel", "1 failed Car"])
    let reasons = events.all.compactMap { event in
      if case .failed(_, let reason) = event.kind { reason } else { nil }
    }
    #expect(reasons.first?.contains("threw: Flat()") == true)
    #expect(reasons.first?.contains("creating Car - ObservationTests.swift") == true)
    #expect(events.texts.suffix(3) == ["1 not made Car", "1 failed Car", "0 ended Car"])
    observation.cancel()
  }

  @Test("scopes of release 1 and containers of release 2 are observed by their engine")
  func generations() throws {
    let first = DIv1Compat.DIContainerBuilder()
    first.register { Wheel() }
    first.register { Car(wheel: *!$0) }
    let scope = try first.build()
    let second = DIv2Compat.DIContainerBuilder()
    second.register(type: Wheel.init)
    second.register(type: Car.init(wheel:))
    let old = try second.build()
    let (ofFirst, ofSecond) = (Events(), Events())
    let observations = [
      scope.observe(ofFirst.add), old.observe(ofSecond.add),
    ]
    _ = try scope.resolve() as Car
    _ = try old.resolve() as Car
    for events in [ofFirst, ofSecond] {
      let made = events.texts.filter { $0.contains(" made ") }
      #expect(made.map { $0.dropFirst(2) } == ["made Wheel", "made Car"])
      #expect(events.texts.first == "0 requested Car" && events.texts.last == "0 ended Car")
    }
    for observation in observations { observation.cancel() }
  }

  @Test("threads report at a time, each with a number of its own")
  func threads() async {
    let events = Events()
    let container = container
    let observation = container.observe(events.add)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { _ = container.resolve() as Car } }
    }
    observation.cancel()
    let rows = Dictionary(grouping: events.all, by: \.requester)
    for row in rows.values {
      var depth = 0
      for event in row {
        switch event.kind {
        case .requested, .making, .injecting:
          #expect(event.depth == depth)
          depth += 1
        case .ended, .made, .notMade, .injected:
          depth -= 1
          #expect(event.depth == depth)
        default: #expect(event.depth == depth)
        }
      }
      #expect(depth == 0)
    }
    #expect(events.texts.filter { $0 == "0 ended Car" }.count == 50)
  }
}
