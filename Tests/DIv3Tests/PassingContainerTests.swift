import DIv3
import Foundation
import TestSupport
import Testing

/// Runs a body on a thread of its own. Returns `false` if it has not ended within a time limit that
/// suffices even under a sanitizer on a busy machine.
private func ends(_ body: @escaping @Sendable () -> Void) -> Bool {
  let finished = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    finished.signal()
  }
  return finished.wait(timeout: .now() + 300) == .success
}

/// Containers that are released while other threads work; the objects they retain make requests when
/// they are released.
@Suite("Containers with short lives")
struct PassingContainerTests {
  final class Part {}
  final class Whole {
    let part: Part
    init(_ part: Part) { self.part = part }
  }
  final class Pair {
    let whole: Whole
    init(_ whole: Whole, _ leaves: [A]) { self.whole = whole }
  }
  /// Runs a body when it is released.
  final class Last: @unchecked Sendable {
    private let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    deinit { body() }
  }
  final class Left {
    var right: Right!
    init() {}
  }
  final class Right {
    weak var left: Left?
    init() {}
  }

  /// The lifetimes of the part in a container that lives for one factory.
  static let lifetimes: [DILifeTime] = [
    .single, .perRun(.strong), .perContainer(.strong), .perContainer(.weak), .objectGraph,
    .custom(DIScope(name: "temporary", storage: DICacheStorage())),
  ]

  @Test("a factory creates a container that is released with it", arguments: lifetimes.indices)
  func temporary(index: Int) {
    let same = Counter()
    #expect(
      ends {
        let app = DIContainer()
        app.register(file: "temporary", line: index) { () -> Whole in
          let sub = DIContainer()
          sub.register(file: "temporary part", line: index) { Part() }
            .lifetime(Self.lifetimes[index])
          return Whole(sub.resolve())
        }
        .lifetime(.single)
        let whole: Whole = app.resolve()
        if whole === (app.resolve() as Whole) { same.add() }
      })
    #expect(same.value == 1)
  }

  @Test(
    "its closures retain an object that makes a request when it is released",
    arguments: lifetimes.indices)
  func temporaryThatAsks(index: Int) {
    let asked = Counter()
    #expect(
      ends {
        let app = DIContainer()
        app.register { A() }.lifetime(.perContainer(.strong))
        app.register(file: "asks", line: index) { () -> Whole in
          let owned = DIContainer()
          let last = Last {
            _ = app.resolve() as A
            asked.add()
          }
          owned.register { Part() }
          let sub = DIContainer()
          sub.register(file: "asks part", line: index) { () -> Part in
            withExtendedLifetime(last) { owned.resolve() }
          }
          .lifetime(Self.lifetimes[index])
          return Whole(sub.resolve())
        }
        .lifetime(.perContainer(.strong))
        _ = app.resolve() as Whole
      })
    // Process-wide instances remain, but not the closures of the container.
    #expect(asked.value == 1)
  }

  @Test("a prototype with a shared parameter creates a container", arguments: lifetimes.indices)
  func prototype(index: Int) {
    #expect(
      ends {
        let app = DIContainer()
        app.register { A() }.lifetime(.single)
        app.register(file: "prototype", line: index) { (_: A) -> Whole in
          let sub = DIContainer()
          sub.register(file: "prototype part", line: index) { Part() }
            .lifetime(Self.lifetimes[index])
          return Whole(sub.resolve())
        }
        for _ in 0..<10 { _ = app.resolve() as Whole }
      })
  }

  @Test("two containers with the same singles in a cycle, resolved on two threads, then released")
  func sameSingles() {
    #expect(
      ends {
        for round in 0..<200 {
          @Sendable func made() -> DIContainer {
            let c = DIContainer()
            c.register(file: "left", line: round) { Left() }
              .injection(cycle: true) { $0.right = $1 }.lifetime(.single)
            c.register(file: "right", line: round) { Right() }
              .injection(cycle: true) { $0.left = $1 }.lifetime(.single)
            return c
          }
          onThreads(2) { thread in
            let c = made()
            if thread == 0 { _ = c.resolve() as Left } else { _ = c.resolve() as Right }
          }
        }
      })
  }

  @Test("a container is released on another thread while it resolves")
  func droppedMeanwhile() {
    let living = Counter()
    #expect(
      ends {
        for _ in 0..<100 {
          nonisolated(unsafe) var held: DIContainer? = DIContainer()
          let c = Unmanaged.passUnretained(held!)
          c._withUnsafeGuaranteedRef { c in
            c.register { LeakTests.Leaf(living) }.lifetime(.perContainer(.strong))
            c.register { (leaf: LeakTests.Leaf) -> Whole in
              Thread.sleep(forTimeInterval: 0.0002)
              return withExtendedLifetime(leaf) { Whole(Part()) }
            }
          }
          // The resolving thread holds the last reference once the other one has released its own.
          let started = DispatchSemaphore(value: 0)
          let ended = DispatchSemaphore(value: 0)
          let resolving = c.retain()
          Thread.detachNewThread {
            resolving._withUnsafeGuaranteedRef { c in
              started.signal()
              _ = c.resolve() as Whole
            }
            resolving.release()
            ended.signal()
          }
          started.wait()
          held = nil
          ended.wait()
        }
      })
    #expect(living.value == 0)
  }

  @Test("an object replaced by a change can make a request when it is released")
  func replaced() {
    let asked = Counter()
    #expect(
      ends {
        let c = DIContainer()
        c.register { A() }
        func last() -> Last {
          Last {
            _ = c.resolve() as A
            asked.add()
          }
        }
        final class Storage: DIStorage {
          let last: Last
          init(_ last: Last) { self.last = last }
          var any: [DIComponentInfo: Any] { [:] }
          func fetch(key: DIComponentInfo) -> Any? { nil }
          func save(object: Any, by key: DIComponentInfo) {}
          func clean() {}
        }
        let builder = c.register { Part() }
        let first = last()
        builder.postInit { _ in withExtendedLifetime(first) {} }
        builder.postInit { _ in }
        builder.lifetime(.custom(DIScope(name: "first", storage: Storage(last()))))
        builder.lifetime(.custom(DIScope(name: "second", storage: DICacheStorage())))
        builder.lifetime(.perContainer(.strong))
        _ = c.resolve() as Part
      })
    #expect(asked.value >= 1)
  }

  @Test(
    "children on four threads, with closures whose captures lock and request when released")
  func children() {
    let app = DIContainer()
    app.register { A() }.lifetime(.perContainer(.strong))
    app.register { (part: Part, _: A) in Whole(part) }.lifetime(.perContainer(.strong))
    let lock = NSLock()
    let made = Counter()
    #expect(
      ends {
        onThreads(4) { _ in
          for _ in 0..<2_000 {
            let child = DIContainer(parent: app)
            let last = Last {
              lock.withLock { _ = made.add() }
              _ = app.resolve() as A
            }
            child.register { withExtendedLifetime(last) { Part() } }
            lock.withLock { _ = child.resolve() as Whole }
          }
        }
      })
    #expect(made.value == 8_000)
  }

  @Test("clean() while others read the objects that it releases", arguments: [1, 2])
  func cleanedMeanwhile(depth: Int) {
    let living = Counter()
    let wrong = Counter()
    #expect(
      ends {
        let app = DIContainer()
        app.register { LeakTests.Leaf(living) }.lifetime(.perContainer(.strong))
        onThreads(4) { thread in
          let c = depth == 1 ? app : DIContainer(parent: app)
          for _ in 0..<4_000 {
            if thread == 0 {
              app.clean()
            } else if (c.resolve() as LeakTests.Leaf).isGone {
              wrong.add()
            }
          }
        }
      })
    #expect(wrong.value == 0)
    // The threads release the container shortly after they are joined.
    for _ in 0..<1_000 where living.value > 0 { Thread.sleep(forTimeInterval: 0.01) }
    #expect(living.value == 0)
  }

  @Test("components of a parent are registered while children are created and released")
  func registering() {
    let app = DIContainer()
    app.register { Pair(Whole($0), many($1)) }
    app.register { A() }
    let wrong = Counter()
    #expect(
      ends {
        onThreads(8) { thread in
          for round in 0..<300 {
            guard thread > 0 else {
              app.register(file: "more", line: round) { A() }
              continue
            }
            let child = DIContainer(parent: app)
            let part = Part()
            child.register { part }
            let pair: Pair = child.resolve()
            if pair.whole.part !== part { wrong.add() }
          }
        }
      })
    #expect(wrong.value == 0)
  }
}

/// The dependencies of a parent's objects if children offer some of them.
@Suite("Children share unchanged plans")
struct SharedPlanTests {
  final class Context {
    let number: Int
    init(_ number: Int = 0) { self.number = number }
  }
  final class Reader {
    let context: Context
    init(_ context: Context) { self.context = context }
  }
  final class Controller {
    let reader: Reader
    let maybe: Context?
    let all: [Context]
    let later: Lazy<Context>
    let again: Provider<Reader>
    init(
      _ reader: Reader, _ maybe: Context?, _ all: [Context], _ later: Lazy<Context>,
      _ again: Provider<Reader>
    ) {
      (self.reader, self.maybe, self.all, self.later, self.again) =
        (reader, maybe, all, later, again)
    }
  }

  /// - Parameter asksFirst: Whether the parent makes a request before any child registers something.
  private func app(asksFirst: Bool) -> DIContainer {
    let app = DIContainer()
    app.register { Context() }
    app.register(Reader.init).lifetime(.perContainer(.strong))
    app.register { Controller($0, $1, many($2), $3, $4) }
    if asksFirst { _ = app.resolve() as Controller }
    return app
  }

  @Test(
    "V3-46 each child's objects use its own components, at any depth", arguments: [true, false])
  func own(asksFirst: Bool) {
    let app = app(asksFirst: asksFirst)
    for number in 1...5 {
      let child = DIContainer(parent: app)
      let context = Context(number)
      child.register { context }
      let controller: Controller = child.resolve()
      #expect(controller.reader.context === context)
      #expect(controller.maybe === context)
      #expect(controller.all.map(\.number) == [0, number])
      #expect(controller.later.value === context)
      #expect(controller.again.value === controller.reader)
      #expect((app.resolve() as Controller).reader.context.number == 0)
      let plain = DIContainer(parent: app)
      #expect((plain.resolve() as Reader) === (app.resolve() as Reader))
    }
  }

  @Test("V3-46 a child that registers something later has objects of its own from then on")
  func later() {
    let app = app(asksFirst: true)
    let child = DIContainer(parent: app)
    let shared: Reader = child.resolve()
    #expect(shared === (app.resolve() as Reader))
    for _ in 0..<2 { #expect((child.resolve() as Reader) === shared) }
    child.register { Context(7) }.as(check: Context.self) { $0 }
    let own: Reader = child.resolve()
    #expect(own.context.number == 7)
    #expect(own !== shared)
    #expect((child.resolve() as Reader) === own)
    #expect((app.resolve() as Reader) === shared)
    app.clean()
    #expect((child.resolve() as Reader) === own)
    child.clean()
    #expect((child.resolve() as Reader) !== own)
  }

  @Test("V3-46 a grandchild's objects are cached at the lowest level of their dependencies")
  func grandchild() {
    let app = app(asksFirst: false)
    let child = DIContainer(parent: app)
    child.register { Context(1) }
    let plain = DIContainer(parent: child)
    let reader: Reader = plain.resolve()
    #expect(reader.context.number == 1)
    #expect(reader === (child.resolve() as Reader))
    #expect(reader !== (app.resolve() as Reader))
    let own = DIContainer(parent: child)
    own.register { Context(2) }
    #expect((own.resolve() as Reader).context.number == 2)
    #expect((plain.resolve() as Reader) === reader)
  }

  @Test("an initializer cycle through a child is reported, not executed")
  func cycle() async {
    await #expect(processExitsWith: .failure) {
      DISetting.Log.fun = { _, message in print(message) }
      let app = DIContainer()
      app.register { Context() }
      app.register { (context: Context) in Reader(context) }
      let child = DIContainer(parent: app)
      child.register { (reader: Reader) in Context(reader.context.number) }
      _ = child.resolve() as Reader
    }
  }

  @Test("a parent's tracers receive its own requests, a child's tracers those of the child")
  func reported() {
    let app = app(asksFirst: true)
    let child = DIContainer(parent: app)
    nonisolated(unsafe) var reported: [String] = []
    child.extensions.objectResolved = { component, _ in reported.append("\(component.type)") }
    _ = child.resolve() as Reader
    #expect(reported.contains("Reader"))
    reported = []
    _ = app.resolve() as Reader
    #expect(reported.isEmpty)
  }
}
