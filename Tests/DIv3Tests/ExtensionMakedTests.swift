import DIv3
import TestSupport
import Testing

@Suite("Reports of created objects")
struct ExtensionMakedTests {
  final class X {
    var a: A?
    var b: B?
  }

  final class Inner {}

  final class Outer {
    let inner: Inner
    init(inner: Inner) { self.inner = inner }
  }

  final class Shelf: DIStorage {
    let log: Received<String>
    init(_ log: Received<String>) { self.log = log }
    var any: [DIComponentInfo: Any] { [:] }
    func fetch(key: DIComponentInfo) -> Any? { nil }
    func save(object: Any, by key: DIComponentInfo) { log("save \(key.type)") }
    func clean() {}
  }

  let c = DIContainer()
  let log = Received<String>()

  /// Records created objects by type.
  private func follow() {
    c.extensions.objectMaked = { [log] info, _ in log("maked \(info.type)") }
  }

  @Test("V3-90 dependencies come first, each with its component and its object")
  func nested() {
    let made = Received<(DIComponentInfo, Any?)>()
    c.extensions.objectMaked = { made(($0, $1)) }
    let line = #line + 1
    c.register(Inner.init)
    c.register(Outer.init)
    let outer: Outer = c.resolve()
    #expect(made.all.map { "\($0.0.type)" } == ["Inner", "Outer"])
    #expect(made.all.map(\.0.line) == [line, line + 1])
    #expect(made.all.first?.1 as? Inner === outer.inner)
    #expect(made.all.last?.1 as? Outer === outer)
  }

  @Test("V3-90 after ordinary injections and an immediate postInit")
  func order() {
    let log = log
    follow()
    c.register { () -> X in
      log("factory")
      return X()
    }
    .injection { _ in log("injection") }
    .injection { (_: X, _: A?) in log("dependency") }
    .postInit { _ in log("post") }
    _ = c.resolve() as X
    #expect(log.all == ["factory", "injection", "dependency", "post", "maked X"])
  }

  @Test("V3-90 V3-76 before injections of cycles, and before a postInit that waits for them")
  func beforeCycles() {
    let log = log
    follow()
    c.register(X.init)
      .injection { _ in log("injection") }
      .injection(cycle: true) { (_: X, _: A?) in log("cycle") }
      .postInit { _ in log("post") }
    c.register { (_: X) in Inner() }
    _ = c.resolve() as Inner
    #expect(log.all == ["injection", "maked X", "maked Inner", "cycle", "post"])
  }

  @Test("V3-90 before the object is cached")
  func beforeCaching() {
    let log = log
    follow()
    let scope = DIScope(name: "shelf", storage: Shelf(log))
    c.register(X.init).lifetime(.custom(scope)).postInit { _ in log("post") }
    _ = c.resolve() as X
    #expect(log.all == ["post", "maked X", "save X"])
  }

  @Test(
    "V3-90 not for cached objects",
    arguments: zip(
      1...7,
      [
        DILifeTime.single, .perRun(.strong), .perRun(.weak), .perContainer(.strong),
        .perContainer(.weak), .objectGraph,
        .custom(DIScope(name: "s", storage: DICacheStorage())),
      ]))
  func kept(line: Int, lifetime: DILifeTime) {
    follow()
    // Process-wide instances are identified by their registration line.
    c.register(line: line, X.init).lifetime(lifetime)
    c.register { (_: X, _: X) in Inner() }
    let x: X = c.resolve()
    _ = c.resolve() as Inner
    let again = lifetime == .objectGraph ? ["maked X"] : []
    #expect(log.all == ["maked X"] + again + ["maked Inner"])
    withExtendedLifetime(x) {}
  }

  @Test("V3-90 for an external instance, after its ordinary injections")
  func injected() {
    let log = log
    let made = Received<X>()
    c.extensions.objectMaked = { info, object in
      log("maked \(info.type)")
      if let x = object as? X { made(x) }
    }
    c.register(A.init)
    c.register(X.self)
      .injection(\.a)
      .injection { _ in log("injection") }
      .injection(cycle: true) { (_: X, _: B?) in log("cycle") }
    let x = X()
    c.inject(into: x)
    #expect(log.all == ["maked A", "injection", "maked X", "cycle"])
    #expect(made.all.count == 1)
    #expect(made.all.first === x)
    c.inject(into: x)
    #expect(made.all.count == 2)
  }

  @Test(
    "V3-90 V3-82 an external instance that is already cached is neither injected again nor reported"
  )
  func injectedAgain() {
    follow()
    c.register(X.self).lifetime(.single)
    let x = X()
    c.inject(into: x)
    c.inject(into: x)
    #expect(c.resolve() as X === x)
    #expect(log.all == ["maked X"])
  }

  @Test("V3-90 a failed creation is not reported")
  func failures() {
    follow()
    c.register(Outer.init)
    c.register { nil as A? }
    c.register(B.self)
    #expect(c.resolve() as Outer? == nil)
    #expect(c.resolve() as A? == nil)
    #expect(c.resolve() as B? == nil)
    #expect(c.resolve() as Numbered? == nil)
    #expect(log.all == [])
  }

  @Test("V3-90 V3-12 the object of a factory that returns an Optional, and a struct")
  func values() {
    let made = Received<Any?>()
    c.extensions.objectMaked = { _, object in made(object) }
    c.register { B() as (any P)? }
    c.register { 5 }
    let p: any P = c.resolve()
    _ = c.resolve() as Int
    #expect(made.all.count == 2)
    #expect(made.all.first?.map { type(of: $0) == B.self } == true)
    #expect(made.all.first.flatMap { $0 } as? B === p)
    #expect(made.all.last.flatMap { $0 } as? Int == 5)
  }

  @Test("V3-90 elements of many, and values of wrappers on access")
  func manyAndDelayed() {
    follow()
    c.register(A.init).as((any P).self)
    c.register(B.init).as((any P).self)
    _ = many(*c) as [any P]
    #expect(log.all == ["maked A", "maked B"])
    let provider: Provider<A> = c.resolve()
    let lazy: Lazy<B> = c.resolve()
    #expect(log.all.count == 2)
    for _ in 0..<2 {
      _ = provider.value
      _ = lazy.value
    }
    #expect(log.all.suffix(3) == ["maked A", "maked B", "maked A"])
  }

  @Test("V3-90 eagerly created singles")
  func ahead() {
    follow()
    c.register(A.init).lifetime(.single)
    c.register(B.init).lifetime(.single)
    c.register(X.init)
    c.initializeSingletonObjects()
    c.initializeSingletonObjects()
    #expect(log.all == ["maked A", "maked B"])
  }
}
