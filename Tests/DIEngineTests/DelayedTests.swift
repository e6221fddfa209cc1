import DIEngine
import TestSupport
import Testing

@Suite("Deferred requests and object graphs")
struct DelayedTests {
  final class D {}
  final class B {
    let d: D
    init(_ d: D) { self.d = d }
  }
  final class C {
    let d: D
    init(_ d: D) { self.d = d }
  }
  final class A {
    let b: B
    let c: C
    init(_ b: B, _ c: C) {
      self.b = b
      self.c = c
    }
  }

  @Test("V3-66 one request is one object graph", arguments: [Lifetime(.graph), Lifetime(.nowhere)])
  func oneGraph(lifetime: Lifetime) throws {
    let c = RawContainer(.immediate)
    c.declare(.immediate, A.init)
    c.declare(.immediate, B.init)
    c.declare(.immediate, C.init)
    c.declare(.immediate, kept: lifetime) { D() }
    let first = try c.get(A.self)
    let second = try c.get(A.self)
    #expect((first.b.d === first.c.d) == (lifetime.kind == .graph))
    #expect(first.b.d !== second.b.d)
  }

  @Test("V3-66 an object graph distinguishes many objects")
  func largeGraph() throws {
    let c = RawContainer(.immediate)
    for type in vertexTypes {
      func register<V: VertexType>(_ type: V.Type) {
        c.declare(.immediate, kept: Lifetime(.graph)) { V(0) }
      }
      register(type)
    }
    c.closure(.immediate) { c in
      let all = try (vertexTypes + vertexTypes).map { try c.vertex($0) }
      for index in 0..<12 {
        #expect(all[index] === all[index + 12])
        #expect(type(of: all[index]) == vertexTypes[index])
      }
      return D()
    }
    _ = try c.get(D.self)
  }

  @Test("V3-67 a request inside a factory joins the object graph of the same container only")
  func nested() throws {
    for isSame in [true, false] {
      let engine = Engine()
      let c = RawContainer(.immediate, engine: engine)
      let asked = isSame ? c : RawContainer(.immediate, engine: engine)
      c.declare(.immediate, A.init)
      c.declare(.immediate, B.init)
      c.closure(.immediate) { _ in C(try asked.get()) }
      c.declare(.immediate, kept: Lifetime(.graph)) { D() }
      let a = try c.get(A.self)
      #expect((a.b.d === a.c.d) == isSame)
    }
  }

  final class Router {
    let news: Later<News>
    init(_ news: Later<News>) { self.news = news }
  }
  final class News {
    var router: Router!
  }

  private func routers(_ style: RawContainer.Style) -> RawContainer {
    let c = RawContainer(style)
    c.declare(style, kept: Lifetime(.graph), Router.init)
    c.declare(style, kept: Lifetime(.graph)) { News() }.inject(later: true) { $0.router = $1 }
    return c
  }

  @Test("V3-68 a deferred request continues with the living objects of its object graph")
  func continues() throws {
    let c = routers(.immediate)
    let router = try c.get(Router.self)
    let one = try router.news.value()
    let two = try router.news.value()
    #expect(one !== two)
    #expect(one.router === router)
    #expect(two.router === router)
  }

  @Test("V3-68 during the creation of the object graph, deferred requests belong to it")
  func duringRequest() throws {
    let c = RawContainer(.immediate)
    c.declare(.immediate, kept: Lifetime(.graph)) { D() }
    c.closure(.immediate) { c in
      let later: Later<D> = try c.get()
      let d = try c.get(D.self)
      #expect(try later.value() === d)
      return B(try later.value())
    }
    c.declare(.immediate) { (b: B, d: D) in
      #expect(b.d === d)
      return C(d)
    }
    _ = try c.get(C.self)
  }

  @Test("V3-69 a deferred request retains no object of its object graph")
  func keepsNothing() throws {
    let c = RawContainer(.immediate)
    let living = Counter()
    c.declare(.immediate, kept: Lifetime(.graph)) { Counted(living) }
    c.declare(.immediate) { (_: Counted, later: Later<Counted>) in later }
    let later = try c.get(Later<Counted>.self)
    #expect(living.value == 0)
    let remade = try later.value()
    #expect(living.value == 1)
    withExtendedLifetime(remade) {}
  }

  @Test("V3-69 a request during an initializer does not retain its owner")
  func askedInInitializer() throws {
    let c = RawContainer(.immediate)
    let living = Counter()
    c.declare(.immediate, kept: Lifetime(.graph)) { Counted(living) }
    c.declare(.immediate, kept: Lifetime(.graph)) { (later: Later<Counted>) in
      #expect(throws: Never.self) { _ = try later.value() }
      return D()
    }
    _ = try c.get(D.self)
    #expect(living.value == 0)
  }

  @Test("V3-24 the component is chosen when the deferred request is created")
  func chosenEarly() throws {
    let c = RawContainer(.immediate)
    let early = try c.get(Later<D?>.self)
    c.declare(.immediate) { D() }
    #expect(try early.value() == nil)
    #expect(try c.get(Later<D?>.self).value() != nil)
  }

  @Test("V3-71 the deferred request itself never fails, its value does")
  func failsLate() throws {
    let c = RawContainer(.immediate)
    let later = try c.get(Later<D>.self)
    #expect(try failure { _ = try later.value() }.kind.name == "notFound")
  }

  @Test("V3-72 a deferred request outlives its container")
  func outlivesContainer() throws {
    let later: Later<D>
    do {
      let c = RawContainer(.immediate)
      c.declare(.immediate) { D() }
      later = try c.get()
    }
    #expect(try later.value() !== later.value())
  }

  @Test("V3-35 an array has a deferred request for each component")
  func many() throws {
    let c = RawContainer(.immediate)
    for _ in 0..<3 { c.declare(.immediate, kept: Lifetime(.scope)) { D() } }
    let all = try c.get(All<Later<D?>>.self).elements
    let values = try all.map { try $0.value() }
    #expect(Set(values.map { $0.map(ObjectIdentifier.init) }).count == 3)
    for (later, value) in zip(all, values) { #expect(try later.value() === value) }
  }

  @Test("V3-72 a deferred request retains the container that created it")
  func keepsView() throws {
    weak var container: RawContainer?
    var later: Later<D>?
    do {
      let c = RawContainer(.immediate)
      c.declare(.immediate) { D() }
      container = c
      later = try c.get()
    }
    #expect(container != nil)
    #expect(throws: Never.self) { _ = try later?.value() }
    later = nil
    #expect(container == nil)
  }

  @Test("V3-68 a value resolved inside another resolution continues its own object graph")
  func insideAnotherRequest() throws {
    let c = routers(.immediate)
    let router = try c.get(Router.self)
    c.closure(.immediate) { _ in B(D()) }.run { c, _ in
      let news = try router.news.value()
      #expect(news.router === router)
      #expect(try c.get(Router.self) !== router)
    }
    _ = try c.get(B.self)
  }

  @Test(
    "V3-77 a cycle in the object graph closes in each request, one in the scope for all requests")
  func initializerAndInjection() throws {
    for lifetime in [Lifetime(.graph), Lifetime(.scope), Lifetime(.engine)] {
      let c = RawContainer(.immediate)
      c.declare(.immediate, kept: lifetime, Rim.init)
      c.declare(.immediate, kept: lifetime) { Hub() }.inject(later: true) { $0.rim = $1 }
      let rim = try c.get(Rim.self)
      #expect(rim.hub.rim === rim)
      let hub = try c.get(Hub.self)
      #expect(hub.rim.hub === hub)
      #expect((hub === rim.hub) == (lifetime.kind != .graph))
    }
  }

  @Test("V3-78 transient objects each time, or one shared by the object graph")
  func twoInjections() throws {
    for isKept in [false, true] {
      let c = RawContainer(.immediate)
      c.declare(.immediate, kept: Lifetime(.graph)) { Hub() }
        .inject(later: true) { $0.rim = $1 }.inject(later: true) { $0.other = $1 }
      c.declare(.immediate, kept: Lifetime(isKept ? .graph : .nowhere), Rim.init)
      let hub = try c.get(Hub.self)
      #expect((hub.rim === hub.other) == isKept)
      #expect(hub.rim.hub === hub)
      #expect(hub.other.hub === hub)
      if isKept {
        let rim = try c.get(Rim.self)
        #expect(rim.hub.rim === rim)
        #expect(rim.hub.other === rim)
      }
    }
  }
}
