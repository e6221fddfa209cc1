import BenchmarkModels
import DIv3

/// The works of the modern façade, except those in files of their own.
enum Modern {
  static let leaf = work("modern.leaf", Leaf.self) { $0.register(Leaf.init) }
  static let shared = work("modern.shared", SharedObject.self) {
    $0.register(SharedObject.init).lifetime(.single)
  }
  static let kept = work("modern.kept", SharedObject.self) {
    $0.register(SharedObject.init).lifetime(.perContainer(.strong))
  }
  static let keptByScope = work("modern.kept.custom", SharedObject.self) {
    let scope = DIScope(name: "scope", storage: DICacheStorage())
    $0.register(SharedObject.init).lifetime(.custom(scope))
  }
  static let chain = work("modern.chain", Chain9.self, registerChain)
  static let wide = work("modern.wide", Wide.self, registerWide)
  static let app = work("modern.app", App.self, registerApp)

  /// Inlined, so that the request is specialised for the type, as at a call site in an app.
  @inline(__always)
  private static func work<T: AnyObject & Sendable>(
    _ name: String, _: T.Type, _ register: @escaping @Sendable (DIContainer) -> Void
  ) -> Work {
    Work(name) {
      let container = DIContainer()
      register(container)
      return { count in
        for _ in 0..<count { consume(container.resolve() as T) }
      }
    }
  }

  static let weaklyKept = Work("modern.kept.weak") {
    let container = DIContainer()
    container.register(SharedObject.init).lifetime(.perContainer(.weak))
    let held: SharedObject = container.resolve()
    return { count in
      for _ in 0..<count { consume(container.resolve() as SharedObject) }
      consume(held)
    }
  }

  static let byProtocol = Work("modern.protocol") {
    let container = DIContainer()
    container.register(HelloGreeter.init).as((any Greeter).self)
    return { count in
      for _ in 0..<count { consume(container.resolve() as any Greeter) }
    }
  }

  static let many = Work("modern.many") {
    let container = DIContainer()
    registerPlugins(in: container)
    return { count in
      for _ in 0..<count { consume(DIv3.many(container.resolve()) as [any Plugin]) }
    }
  }

  static let arguments = Work("modern.arguments") {
    let container = DIContainer()
    container.register { TwoArguments(int: arg($0), string: arg($1)) }
    return { count in
      for _ in 0..<count { consume(container.resolve(args: 1, "x") as TwoArguments) }
    }
  }

  static let byName = Work("modern.name") {
    let container = DIContainer()
    container.register(Leaf.init).as(Leaf.self, name: "x")
    return { count in
      for _ in 0..<count { consume(container.resolve(name: "x") as Leaf) }
    }
  }

  static let provider = Work("modern.provider") {
    let container = DIContainer()
    container.register(Leaf.init)
    let leaves: Provider<Leaf> = container.resolve()
    return { count in
      for _ in 0..<count { consume(leaves.value) }
    }
  }

  static let lazy = Work("modern.lazy") {
    let container = DIContainer()
    container.register(Leaf.init)
    let leaf: Lazy<Leaf> = container.resolve()
    return { count in
      for _ in 0..<count { consume(leaf.value) }
    }
  }

  static let registration = Work("modern.registration", pace: .once, operations: 1_000) {
    var container: DIContainer?
    return Run {
      for _ in 0..<$0 {
        let new = DIContainer()
        registerNumbered(in: new)
        container = new
      }
    } reset: {
      container = nil
    }
  }
}
