import DIEngine
import StoryboardAdapters
import TestSupport
import Testing

private class Scene {
  var children: [Scene] = []
  var presenter: Presenter?
  var injections = 0
}
private final class Known: Scene {}
private final class Unknown: Scene {}
private final class Broken: Scene {}
private final class Presenter {}
private struct SceneError: Error {}

@Suite("Injection of storyboard controllers: once, parents before children")
struct ControllerInjectorTests {
  private let c = RawContainer(.immediate)
  private let injected = InjectedObjects()

  private func register(_ c: RawContainer) {
    c.declare(.immediate) { Presenter() }
    c.declare(.immediate) { Known() }.inject { (scene: Known, presenter: Presenter) in
      scene.presenter = presenter
      scene.injections += 1
    }
    c.declare(.immediate) { Broken() }.inject { (_: Broken) in throw SceneError() }
  }

  private func walk(
    _ root: Scene, _ c: RawContainer? = nil, unknown: @escaping (AnyObject) -> Void = { _ in },
    failed: @escaping (AnyObject, Failure) -> Void = { _, _ in }
  ) {
    ControllerInjector(
      for: c ?? self.c, from: .none, scope: { $0.scope }, injected: injected, unknown: unknown,
      failed: failed
    ).inject(into: root) { ($0 as! Scene).children }
  }

  @Test("SB-22 SB-24 SB-25 the order is that of the tree, and a cycle terminates")
  func order() {
    register(c)
    let (root, first, second, deep) = (Unknown(), Known(), Known(), Known())
    root.children = [first, second]
    first.children = [deep]
    deep.children = [root, first]
    var visited: [AnyObject] = []
    ControllerInjector(
      for: c, from: .none, scope: { $0.scope }, injected: injected, failed: { _, _ in }
    ).inject(into: root) {
      visited.append($0)
      return ($0 as! Scene).children
    }
    #expect(
      visited.map(ObjectIdentifier.init) == [root, first, deep, second].map(ObjectIdentifier.init))
    #expect([first, second, deep].map(\.injections) == [1, 1, 1])
  }

  @Test("SB-33 an object is injected once, by the first injector; an unknown one may be later")
  func once() {
    register(c)
    let (known, unknown) = (Known(), Unknown())
    unknown.children = [known]
    walk(unknown)
    walk(unknown)
    #expect(known.injections == 1)
    let other = RawContainer(.immediate)
    var found = 0
    other.declare(.immediate) { Unknown() }.inject { (_: Unknown) in found += 1 }
    walk(unknown, other)
    walk(unknown, other)
    #expect(found == 1 && known.injections == 1)
  }

  @Test("SB-8 SB-66 unknown controllers and failures don't stop the injection")
  func failures() {
    register(c)
    let (root, broken, known) = (Unknown(), Broken(), Known())
    root.children = [broken]
    broken.children = [known]
    var (unknown, failed): ([AnyObject], [AnyObject]) = ([], [])
    walk(root, unknown: { unknown.append($0) }, failed: { object, _ in failed.append(object) })
    #expect(unknown.count == 1 && unknown.first === root)
    #expect(failed.count == 1 && failed.first === broken)
    #expect(known.injections == 1)
  }

  @Test("SB-27 SB-62 injection runs on the requesting thread, for each object separately")
  func threads() {
    register(c)
    let injector = Sent(
      ControllerInjector(
        for: c, from: .none, scope: { $0.scope }, injected: injected, failed: { _, _ in }))
    let (counter, injected) = (Counter(), injected)
    onThreads { _ in
      for _ in 0..<200 {
        let known = Known()
        injector.value.inject(into: known) { _ in [] }
        if known.injections == 1, injected.contains(known) { counter.add() }
      }
    }
    #expect(counter.value == 1600)
    #expect(injected.count < 2000)
  }

  @Test("SB-32 SB-47 SB-48 the result of a running factory is injected by its component only")
  func postponed() throws {
    register(c)
    let extra = Known()
    let other = RawContainer(.immediate)
    other.declare(.immediate) { Presenter() }
    other.closure(.immediate) { c -> Known in
      let made = Known()
      made.children = [extra]
      let injector = ControllerInjector(
        for: c, from: .none, scope: { $0.scope }, injected: self.injected, failed: { _, _ in })
      injector.inject(into: made) { ($0 as! Scene).children }
      #expect(made.injections == 0 && extra.injections == 0)
      return made
    }.inject { (scene: Known, presenter: Presenter) in
      scene.presenter = presenter
      scene.injections += 1
    }
    let made: Known = try other.get()
    #expect(made.injections == 1 && extra.injections == 1)
    walk(made, other)
    #expect(made.injections == 1 && extra.injections == 1)
  }

  @Test("SB-47 if the factory fails, controllers that it opened are injected nevertheless")
  func failedFactory() {
    let opened = Known()
    c.declare(.immediate) { Presenter() }
    c.closure(.immediate) { [injected] c -> Known in
      ControllerInjector(
        for: c, from: .none, scope: { $0.scope }, injected: injected, failed: { _, _ in }
      ).inject(into: opened) { _ in [] }
      throw SceneError()
    }.inject { (scene: Known, _: Presenter) in scene.injections += 1 }
    #expect(throws: Failure.self) { try c.get(Known.self) }
    #expect(opened.injections == 1)
  }

  @Test("SB-33 objects are remembered weakly, and an address can be reused")
  func weakly() {
    for _ in 0..<5000 {
      let scene = Unknown()
      #expect(!injected.contains(scene))
      injected.insert(scene)
      #expect(injected.contains(scene))
    }
    #expect(injected.count <= 64)
  }
}

private struct Sent<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
