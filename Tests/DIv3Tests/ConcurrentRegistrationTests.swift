import DIv3
import TestSupport
import Testing

/// One thread still gives names and other settings to components that other threads already use.
@Suite("Components in registration")
struct ConcurrentRegistrationTests {
  private final class User {
    let a: A
    init(_ a: A) { self.a = a }
  }

  /// A storage that requests can't read without calling it.
  private final class Storage: DIStorage {
    private let kept = DICacheStorage()
    var any: [DIComponentInfo: Any] { kept.any }
    func fetch(key: DIComponentInfo) -> Any? { kept.fetch(key: key) }
    func save(object: Any, by key: DIComponentInfo) { kept.save(object: object, by: key) }
    func clean() { kept.clean() }
  }

  /// Lets one thread register `A` with many names, and three other threads use the container meanwhile.
  ///
  /// - Parameter configure: What the registering thread does for each name, besides.
  private func whileRegistering(
    _ lifetime: DILifeTime, _ c: DIContainer, line: Int,
    _ configure: @escaping (DIComponentBuilder<A>, Int) -> Void,
    use: @escaping (Int) -> Void
  ) {
    nonisolated(unsafe) let (use, configure) = (use, configure)
    onThreads(4) { thread in
      guard thread == 0 else {
        for number in 0..<30 { use(number) }
        return
      }
      let builder = c.register(line: line, A.init).lifetime(lifetime).as((any P).self)
      for number in 0..<30 {
        builder.as((any P).self, name: "\(line) \(number)")
        configure(builder, number)
      }
    }
  }

  @Test(
    "V3-96 V3-87 a storage keeps an object of a component that still gets names",
    arguments: [DILifeTime.ReferenceCounting.strong, .weak])
  func storage(policy: DILifeTime.ReferenceCounting) {
    let scope = DIScope(name: "s", storage: Storage(), policy: policy)
    for line in 0..<30 {
      let c = DIContainer()
      c.register(User.init)
      let got = Received<A>()
      whileRegistering(.custom(scope), c, line: line) { _, _ in
      } use: { number in
        // The first name comes after the lifetime.
        guard let p: any P = c.resolve(name: "\(line) \(number / 4)") else { return }
        got(p as! A)
        got((c.resolve() as User).a)
      }
      let last: A = c.resolve()
      #expect(got.all.allSatisfy { $0 === last })
    }
  }

  @Test("V3-96 requests, descriptions and graphs of a component whose lifetime changes")
  func lifetimes() {
    let scope = DIScope(name: "s", storage: Storage())
    for line in 0..<30 {
      let c = DIContainer()
      let seen = Received<DIComponentInfo>()
      c.extensions.objectMaked = { component, _ in seen(component) }
      c.register(User.init)
      whileRegistering(.prototype, c, line: line) { builder, number in
        builder.lifetime(number % 2 == 0 ? .custom(scope) : .perContainer(.weak))
        builder.injection { _ in }
      } use: { number in
        _ = c.resolve() as User?
        _ = c.resolve(name: "nobody") as (any P)?
        _ = many(c.resolve()) as [any P]
        if number % 5 == 0 {
          c.initializeObjectsForScope(scope)
          _ = c.makeGraph().checkIsValid()
        }
      }
      #expect(seen.all.allSatisfy { $0.type == A.self || $0.type == User.self })
      #expect((c.resolve(name: "\(line) 29") as any P) is A)
    }
  }

  @Test("V3-96 V3-3 several threads register the same line with names of their own")
  func repetitions() {
    for line in 0..<30 {
      let c = DIContainer()
      onThreads(4) { thread in
        for number in 0..<10 {
          c.register(line: line, A.init).as((any P).self, name: "\(line) \(thread) \(number)")
        }
      }
      let missing = (0..<4).flatMap { thread in
        (0..<10).filter { c.resolve(name: "\(line) \(thread) \($0)") as (any P)? == nil }
      }
      #expect(missing == [])
    }
  }
}
