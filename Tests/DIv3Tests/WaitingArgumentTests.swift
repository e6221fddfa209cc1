import DIv3
import TestSupport
import Testing

extension LogTests {
  @Suite("Arguments stored for a component")
  struct WaitingArgumentTests {
    final class X: P {
      let a: Int
      let b: Double?
      var c: String?

      init(a: Int, b: Double?) { (self.a, self.b) = (a, b) }
    }

    let c = DIContainer()

    init() {
      c.register { X(a: arg($0), b: arg($1)) }
        .as((any P).self, name: "x")
        .injection { $0.c = arg($1) }
    }

    private func contents(_ x: X?) -> String {
      x.map { "\($0.a) \($0.b ?? 0) \($0.c ?? "nil")" } ?? "none"
    }

    @Test("V3-48 each arg takes the next value, initializer first, then injections")
    func order() {
      c.extensions(for: X.self)?.setArgs(1, 2.5, "c")
      #expect(contents(c.resolve()) == "1 2.5 c")
    }

    @Test("extension(for:) is the name in the documentation")
    func documented() {
      c.extension(for: X.self)?.setArgs(1, 2.5, "c")
      #expect(contents(c.resolve()) == "1 2.5 c")
    }

    @Test("V3-48 remaining values serve the next object")
    func leftovers() {
      c.extensions(for: X.self)?.setArgs(1, 2.5, "c", 2, nil, "d")
      #expect(contents(c.resolve()) == "1 2.5 c")
      #expect(contents(c.resolve()) == "2 0.0 d")
    }

    @Test("V3-48 with no value left, an Optional is nil, with an error in the log")
    func exhausted() {
      c.extensions(for: X.self)?.setArgs(1, nil)
      let logged = logged(.error) { #expect(contents(c.resolve()) == "1 0.0 nil") }
      #expect(logged.map(\.level) == [.error])
      #expect(logged.first(contains: "Argument 3", "X"))
    }

    @Test("V3-48 with no value left, a mandatory one fails the creation, with an error in the log")
    func uncreatable() {
      c.extensions(for: X.self)?.setArgs()
      let logged = logged(.error) { #expect((c.resolve() as X?) == nil) }
      #expect(logged.map(\.level) == [.error])
      #expect(logged.first(contains: "Argument 1", "X"))
    }

    @Test("V3-48 a new call replaces the remaining values of the previous one")
    func again() {
      c.extensions(for: X.self)?.setArgs(1, 2.5, "c", 2)
      #expect(contents(c.resolve()) == "1 2.5 c")
      c.extensions(for: X.self)?.setArgs(3, 4.5, "d")
      #expect(contents(c.resolve()) == "3 4.5 d")
    }

    @Test("V3-48 the component is found by another type and a name, and after a first request")
    func named() {
      #expect(contents(c.resolve(args: 0)) == "0 0.0 nil")
      c.extensions(for: (any P).self, name: "x")?.setArgs(1, 2.5, "c")
      #expect(contents(c.resolve()) == "1 2.5 c")
    }

    @Test("V3-48 the component of a parent receives them, through parent or child")
    func parent() {
      let child = DIContainer(parent: c)
      child.extensions(for: X.self)?.setArgs(1, 2.5, "c", 2, 3.5, "d")
      #expect(contents(child.resolve()) == "1 2.5 c")
      #expect(contents(c.resolve()) == "2 3.5 d")
    }

    @Test("V3-48 arguments of the request come first, and leave the stored ones")
    func request() {
      c.extensions(for: X.self)?.setArgs(1, 2.5, "c")
      #expect(contents(c.resolve(args: 9)) == "9 0.0 nil")
      #expect(contents(c.resolve()) == "1 2.5 c")
    }

    @Test("V3-48 V3-54 a value of another type is an error")
    func wrongType() {
      c.extensions(for: X.self)?.setArgs(1, "two", "c")
      let logged = logged(.error) { #expect(contents(c.resolve()) == "1 0.0 c") }
      #expect(logged.map(\.level) == [.error])
    }

    @Test("V3-48 no component, or several: nil, with an error in the log")
    func unknown() {
      c.register(A.init)
      c.register(A.init)
      for type in [B.self, A.self] as [Any.Type] {
        let logged = logged(.error) { #expect(c.extensions(for: type) == nil) }
        #expect(logged.map(\.level) == [.error])
        #expect(logged.first(contains: "WaitingArgumentTests.swift", "\(type)"))
      }
      #expect(c.extensions(for: X.self, name: "y") == nil)
    }

    @Test("V3-48 a framework's component takes precedence in its framework")
    func framework() {
      final class Own: DIFramework {
        static func load(container: DIContainer) {
          container.register { Numbered(arg($0)) }
        }
      }
      c.register { Numbered(arg($0) + 100) }
      c.append(framework: Own.self)
      c.extensions(for: Numbered.self, framework: Own.self)?.setArgs(7)
      #expect((c.resolve(from: Own.self) as Numbered).number == 7)
    }

    @Test("the extensions of the whole container have no component")
    func container() {
      let logged = logged(.error) { c.extensions.setArgs(1) }
      #expect(logged.map(\.level) == [.error])
    }

    @Test("V3-48 concurrent requests take each value once")
    func threads() {
      c.register { Numbered(arg($0)) }
      let extensions = c.extensions(for: Numbered.self)
      extensions?.setArgs(
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23)
      let taken = Received<String>()
      let c = c
      onThreads { _ in
        for _ in 0..<3 { taken("\((c.resolve() as Numbered).number)") }
      }
      #expect(taken.all.compactMap { Int($0) }.sorted() == Array(0..<24))
    }
  }
}
