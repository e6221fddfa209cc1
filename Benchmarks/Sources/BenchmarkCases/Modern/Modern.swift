import BenchmarkModels
import DIv3

/// The works of the modern façade, except those in files of their own.
enum Modern {
  static let leaf = Work("modern.leaf") {
    let container = DIContainer()
    container.register(Leaf.init)
    return { count in
      for _ in 0..<count { consume(container.resolve() as Leaf) }
    }
  }

  static let shared = Work("modern.shared") {
    let container = DIContainer()
    container.register(SharedObject.init).lifetime(.single)
    return { count in
      for _ in 0..<count { consume(container.resolve() as SharedObject) }
    }
  }

  static let chain = Work("modern.chain") {
    let container = DIContainer()
    registerModernChain(in: container)
    return { count in
      for _ in 0..<count { consume(container.resolve() as Chain9) }
    }
  }

  static let wide = Work("modern.wide") {
    let container = DIContainer()
    registerModernWide(in: container)
    return { count in
      for _ in 0..<count { consume(container.resolve() as Wide) }
    }
  }

  static let app = Work("modern.app") {
    let container = DIContainer()
    registerModernApp(in: container)
    return { count in
      for _ in 0..<count { consume(container.resolve() as App) }
    }
  }

  static let byProtocol = Work("modern.protocol") {
    let container = DIContainer()
    container.register(HelloGreeter.init).as((any Greeter).self)
    return { count in
      for _ in 0..<count { consume(container.resolve() as any Greeter) }
    }
  }

  static let valueByProtocol = Work("modern.protocol.value") {
    let container = DIContainer()
    container.register(Leaf.init)
    container.register(ValueGreeter.init).as((any Greeter).self)
    return { count in
      for _ in 0..<count { consume(container.resolve() as any Greeter) }
    }
  }

  static let many = Work("modern.many") {
    let container = DIContainer()
    registerModernPlugins(in: container)
    return { count in
      for _ in 0..<count { consume(DIv3.many(container.resolve()) as [any Plugin]) }
    }
  }

  static let arguments = Work("modern.arguments") {
    let container = DIContainer()
    container.register { TwoArguments(number: arg($0), text: arg($1)) }
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
}
