import BenchmarkModels
import DIv3
import DIv3Async

/// Requests with `await`, and what they can't be faster than: an asynchronous function that asks synchronously.
enum ModernAsync {
  static let leaf = work("modern.async.leaf", Leaf.self) { $0.register(Leaf.init) }
  static let leafAsked = askedWork("limit.async.leaf", Leaf.self) { $0.register(Leaf.init) }
  static let shared = work("modern.async.shared", SharedObject.self, registerShared)
  static let sharedAsked = askedWork("limit.async.shared", SharedObject.self, registerShared)
  static let chain = work("modern.async.chain", Chain9.self, registerChain)
  static let chainAsked = askedWork("limit.async.chain", Chain9.self, registerChain)
  static let factories = work("modern.async.factories", Chain9.self, registerAsyncChain)

  private static func registerShared(in container: DIContainer) {
    container.register(SharedObject.init).lifetime(.single)
  }

  // Inlined, so that requests are specialised for the type, as at a call site in an app.

  @inline(__always)
  private static func work<T: AnyObject & Sendable>(
    _ name: String, _: T.Type, _ register: @escaping @Sendable (DIContainer) -> Void
  ) -> Work {
    Work(asynchronous: name) {
      let container = DIContainer()
      register(container)
      return { count in
        for _ in 0..<count { consume(await container.resolve() as T) }
      }
    }
  }

  @inline(__always)
  private static func askedWork<T: AnyObject & Sendable>(
    _ name: String, _: T.Type, _ register: @escaping @Sendable (DIContainer) -> Void
  ) -> Work {
    Work(asynchronous: name) {
      let container = DIContainer()
      register(container)
      return { count in
        for _ in 0..<count { consume(await asked(container) as T) }
      }
    }
  }

  @inline(never)
  private static func asked<Value>(
    _ container: DIContainer, isolation: isolated (any Actor)? = #isolation
  ) async -> Value {
    container.resolve(sync: ())
  }
}
