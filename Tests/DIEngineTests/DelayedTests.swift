import DIEngine
import Testing

@Suite("Deferred requests and object graphs")
struct DelayedTests {
  final class D {}
  final class B {
    let d: D
    init(_ d: D) { self.d = d }
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
}
