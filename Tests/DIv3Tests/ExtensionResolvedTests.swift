import DIv3
import TestSupport
import Testing

@Suite("Reports of resolutions")
struct ExtensionResolvedTests {
  final class X {
    var a: A?
  }

  final class Inner {}

  final class Outer {
    let inner: Inner
    init(inner: Inner) { self.inner = inner }
  }

  typealias Resolved = (info: DIComponentInfo, object: Any?)

  let c: DIContainer
  let received = Received<Resolved>()

  init() {
    c = DIContainer()
    c.extensions.objectResolved = { [received] in received(($0, $1)) }
  }

  /// Returns the reports since the previous call: each type, prefixed by `no` if the request found
  /// nothing.
  private func reported() -> [String] {
    received.take().map { $0.object == nil ? "no \($0.info.type)" : "\($0.info.type)" }
  }

  @Test("V3-91 nested ones first, each with its component and its object")
  func nested() {
    let line = #line + 1
    c.register(Inner.init)
    c.register(Outer.init)
    let outer: Outer = c.resolve()
    let all = received.take()
    #expect(all.map { "\($0.info.type)" } == ["Inner", "Outer"])
    #expect(all.map(\.info.line) == [line, line + 1])
    #expect(all.first?.object as? Inner === outer.inner)
    #expect(all.last?.object as? Outer === outer)
  }

  @Test("V3-91 V3-90 an object is reported as created before it is reported as resolved")
  func afterMaked() {
    let log = Received<String>()
    c.extensions.objectMaked = { info, _ in log("maked \(info.type)") }
    c.extensions.objectResolved = { info, _ in log("resolved \(info.type)") }
    c.register(Inner.init).lifetime(.single)
    c.register(Outer.init)
    _ = c.resolve() as Outer
    #expect(log.all == ["maked Inner", "resolved Inner", "maked Outer", "resolved Outer"])
    _ = c.resolve() as Outer
    #expect(log.all.suffix(3) == ["resolved Inner", "maked Outer", "resolved Outer"])
  }

  @Test(
    "V3-91 cached objects are reported each time: two calls, the same object",
    arguments: zip(
      1...6,
      [
        DILifeTime.single, .perRun(.strong), .perRun(.weak), .perContainer(.strong),
        .perContainer(.weak), .custom(DIScope(name: "s", storage: DICacheStorage())),
      ]))
  func kept(line: Int, lifetime: DILifeTime) {
    // Process-wide instances are identified by their registration line.
    c.register(line: line, X.init).lifetime(lifetime).as(AnyObject.self)
    let x: X = c.resolve()
    #expect(c.resolve() as X === x)
    #expect(c.resolve() as AnyObject === x)
    let all = received.take()
    #expect(all.count == 3)
    #expect(all.allSatisfy { $0.object as AnyObject? === x })
    c.register { (_: X, _: X) in Numbered(1) }
    _ = c.resolve() as Numbered
    #expect(reported() == ["X", "X", "Numbered"])
  }

  @Test("V3-91 objects that existed before the callback are reported, too")
  func finishedBefore() {
    c.extensions.objectResolved = nil
    c.register(X.init).lifetime(.single)
    let x: X = c.resolve()
    c.extensions.objectResolved = { [received] in received(($0, $1)) }
    #expect(c.resolve() as X === x)
    #expect(reported() == ["X"])
  }

  @Test("V3-91 nil for a component whose object is unavailable")
  func failures() {
    c.register(Outer.init)
    c.register { nil as A? }
    c.register(B.self)
    #expect(c.resolve() as Outer? == nil)
    #expect(reported() == ["no Outer"])
    #expect(c.resolve() as A? == nil)
    #expect(reported() == ["no Optional<A>"])
    #expect(c.resolve() as B? == nil)
    #expect(reported() == ["no B"])
    c.register { (_: Outer?) in Numbered(1) }
    _ = c.resolve() as Numbered
    #expect(reported() == ["no Outer", "Numbered"])
  }

  @Test("V3-91 a request that finds no component or too many is not reported")
  func notFound() {
    #expect(c.resolve() as A? == nil)
    c.register(A.init)
    c.register(A.init)
    #expect(c.resolve() as A? == nil)
    #expect((many(*c) as [B]).isEmpty)
    #expect(c.resolve(name: "none") as A? == nil)
    c.inject(into: B())
    #expect(reported() == [])
  }

  @Test("V3-91 V3-75 the outermost component is reported before injections of cycles run")
  func beforeCycles() {
    let log = Received<String>()
    c.extensions.objectResolved = { info, _ in log("\(info.type)") }
    c.register(Inner.init).injection(cycle: true) { (_: Inner, _: A?) in log("inner cycle") }
    c.register(Outer.init).injection(cycle: true) { (_: Outer, _: B) in log("outer cycle") }
      .postInit { _ in log("post") }
    c.register(B.init)
    _ = c.resolve() as Outer
    #expect(log.all == ["Inner", "Outer", "inner cycle", "B", "outer cycle", "post"])
  }

  @Test("V3-91 requests by tag and name, of arguments, and through layers of Optional")
  func spellings() {
    c.register(A.init).as((any P).self, tag: T1.self).as((any P).self, name: "a")
    c.register { Numbered(arg($0)) }
    _ = c.resolve(tag: T1.self) as any P
    _ = c.resolve(name: "a") as any P
    _ = by(tag: T1.self, on: *c) as any P
    let layered: A?? = c.resolve()
    #expect(layered != nil)
    _ = c.resolve(args: 5) as Numbered
    let all = received.take()
    #expect(all.map { "\($0.info.type)" } == ["A", "A", "A", "A", "Numbered"])
    #expect(all.prefix(4).allSatisfy { $0.object is A })
    #expect((all.last?.object as? Numbered)?.number == 5)
  }

  @Test("V3-91 elements of many, and values of wrappers on access")
  func manyAndDelayed() {
    c.register(A.init).as((any P).self)
    c.register(B.init).as((any P).self)
    _ = many(*c) as [any P]
    #expect(reported() == ["A", "B"])
    let (lazy, provider): (Lazy<A>, Provider<B>) = (c.resolve(), c.resolve())
    #expect(reported() == [])
    for _ in 0..<2 {
      _ = lazy.value
      _ = provider.value
    }
    #expect(reported() == ["A", "B", "B"])
  }

  @Test("V3-91 external instances and eagerly created objects")
  func injectedAndAhead() {
    c.register(X.self).injection(\.a)
    c.register(A.init).lifetime(.single)
    let x = X()
    c.inject(into: x)
    let all = received.take()
    #expect(all.map { "\($0.info.type)" } == ["A", "X"])
    #expect(all.last?.object as? X === x)
    c.initializeSingletonObjects()
    #expect(reported() == ["A"])
  }

  @Test("V3-91 V3-46 the requesting container reports, not the one of the component")
  func family() {
    let child = DIContainer(parent: c)
    c.register(A.init).lifetime(.single)
    let a: A = child.resolve()
    #expect(reported() == [])
    let reportedByChild = Received<DIComponentInfo>()
    child.extensions.objectResolved = { info, object in
      if object as? A === a { reportedByChild(info) }
    }
    _ = child.resolve() as A
    #expect(reportedByChild.all.map { "\($0.type)" } == ["A"])
    #expect(reported() == [])
    _ = c.resolve() as A
    #expect(reported() == ["A"])
    #expect(reportedByChild.all.count == 1)
  }
}
