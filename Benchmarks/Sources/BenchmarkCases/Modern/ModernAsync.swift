import BenchmarkModels
import DIv3
import DIv3Async

/// Requests with `await`.
enum ModernAsync {
  static let leaf = Work(asynchronous: "modern.async.leaf") {
    let container = DIContainer()
    container.register(Leaf.init)
    return { count in
      for _ in 0..<count { consume(await container.resolve() as Leaf) }
    }
  }

  static let shared = Work(asynchronous: "modern.async.shared") {
    let container = DIContainer()
    container.register(SharedObject.init).lifetime(.single)
    return { count in
      for _ in 0..<count { consume(await container.resolve() as SharedObject) }
    }
  }

  static let chain = Work(asynchronous: "modern.async.chain") {
    let container = DIContainer()
    registerModernChain(in: container)
    return { count in
      for _ in 0..<count { consume(await container.resolve() as Chain9) }
    }
  }

  static let app = Work(asynchronous: "modern.async.app") {
    let container = DIContainer()
    registerModernApp(in: container)
    registerAsyncShared(in: container)
    return { count in
      for _ in 0..<count { consume(await container.resolve() as App) }
    }
  }

  static let factories = Work(asynchronous: "modern.async.factories") {
    let container = DIContainer()
    container.register { () async -> Chain0 in Chain0() }
    container.register { (next: Chain0) async -> Chain1 in Chain1(next: next) }
    container.register { (next: Chain1) async -> Chain2 in Chain2(next: next) }
    container.register { (next: Chain2) async -> Chain3 in Chain3(next: next) }
    container.register { (next: Chain3) async -> Chain4 in Chain4(next: next) }
    container.register { (next: Chain4) async -> Chain5 in Chain5(next: next) }
    container.register { (next: Chain5) async -> Chain6 in Chain6(next: next) }
    container.register { (next: Chain6) async -> Chain7 in Chain7(next: next) }
    container.register { (next: Chain7) async -> Chain8 in Chain8(next: next) }
    container.register { (next: Chain8) async -> Chain9 in Chain9(next: next) }
    return { count in
      for _ in 0..<count { consume(await container.resolve() as Chain9) }
    }
  }

  /// The first requests for all of so many asynchronous components of a new container, and their registration.
  static func first(_ components: Int) -> Work {
    Work(asynchronous: "modern.async.first-\(components)", operations: components) {
      return { count in
        for _ in 0..<count {
          let container = DIContainer()
          for number in 0..<components {
            container.register(line: number) { () async -> Leaf in Leaf() }
              .as(Leaf.self, name: "\(number)")
          }
          for number in 0..<components {
            consume(await container.resolve(name: "\(number)") as Leaf)
          }
        }
      }
    }
  }

  /// Registers five of the app's shared components anew, with asynchronous closures.
  private static func registerAsyncShared(in container: DIContainer) {
    container.register { () async -> Configuration in Configuration() }
      .lifetime(.single).default()
    container.register { (store: any Store) async -> Secrets in Secrets(store: store) }
      .lifetime(.single).default()
    container.register { (configuration: Configuration, log: any Log) async -> SQLDatabase in
      SQLDatabase(configuration: configuration, log: log)
    }
    .as((any Database).self).lifetime(.single).default()
    container.register { (configuration, log, session) async -> HTTPNetwork in
      HTTPNetwork(configuration: configuration, log: log, session: session)
    }
    .as((any Network).self).lifetime(.single).default()
    container.register { (store: any Store, log: any Log) async -> ImageCache in
      ImageCache(store: store, log: log)
    }
    .lifetime(.single).default()
  }
}

/// What a request with `await` can't be faster than: an asynchronous function that asks synchronously.
enum AwaitedModern {
  static let leaf = Work(asynchronous: "limit.async.leaf") {
    let container = DIContainer()
    container.register(Leaf.init)
    return { count in
      for _ in 0..<count { consume(await asked(container) as Leaf) }
    }
  }

  static let shared = Work(asynchronous: "limit.async.shared") {
    let container = DIContainer()
    container.register(SharedObject.init).lifetime(.single)
    return { count in
      for _ in 0..<count { consume(await asked(container) as SharedObject) }
    }
  }

  static let chain = Work(asynchronous: "limit.async.chain") {
    let container = DIContainer()
    registerModernChain(in: container)
    return { count in
      for _ in 0..<count { consume(await asked(container) as Chain9) }
    }
  }

  static let app = Work(asynchronous: "limit.async.app") {
    let container = DIContainer()
    registerModernApp(in: container)
    return { count in
      for _ in 0..<count { consume(await asked(container) as App) }
    }
  }

  @inline(never)
  private static func asked<Value>(
    _ container: DIContainer, isolation: isolated (any Actor)? = #isolation
  ) async -> Value {
    container.resolve(sync: ())
  }
}
