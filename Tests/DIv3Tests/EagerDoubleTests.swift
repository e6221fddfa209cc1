import DIv3
import TestSupport
import Testing

@Suite("Eager objects beside doubles")
struct EagerDoubleTests {
  final class Real: P {}
  final class Double: P {}
  protocol Further: AnyObject {}
  final class Half: P, Further {}

  @Test("V3-19 V3-59 initializeSingletonObjects() doesn't make what a test() component replaces")
  func replaced() {
    let c = DIContainer()
    let made = Received<String>()
    @discardableResult
    func add<T>(
      _ name: String, line: Int = #line, _ make: @escaping () -> T
    ) -> DIComponentBuilder<T> {
      c.register(line: line) { () -> T in
        made(name)
        return make()
      }
      .lifetime(.single)
    }
    add("real") { Real() }.as((any P).self)
    add("double") { Double() }.as((any P).self).test()
    add("tagged") { A() }.as((any P).self, tag: T1.self)
    add("half") { Half() }.as((any P).self).as((any Further).self)
    add("own") { 1 }
    add("own double") { 2 }.test()
    c.initializeSingletonObjects()
    #expect(made.all == ["double", "tagged", "half", "own double"])
    #expect(c.resolve() as any P is Double)
    #expect(c.resolve() as Real === c.resolve() as Real)
  }
}
