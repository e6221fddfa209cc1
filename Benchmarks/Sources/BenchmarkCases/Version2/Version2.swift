import BenchmarkModels
import DIv2Compat

/// The works of version 2 in which the container resolves the parameters.
enum Version2 {
  static let leaf = Work("v2.leaf") {
    let container = version2Container { builder in
      builder.register(type: Leaf.init).lifetime(.perDependency)
    }
    return { count in
      for _ in 0..<count { consume(try! container.resolve() as Leaf) }
    }
  }

  static let shared = Work("v2.shared") {
    let container = version2Container { builder in
      builder.register(type: SharedObject.init).lifetime(.lazySingle)
    }
    return { count in
      for _ in 0..<count { consume(try! container.resolve() as SharedObject) }
    }
  }

  static let chain = Work("v2.chain") {
    let container = version2Container { builder in
      registerVersion2Chain(in: builder)
    }
    return { count in
      for _ in 0..<count { consume(try! container.resolve() as Chain9) }
    }
  }

  static let app = Work("v2.app") {
    let container = version2Container { builder in
      registerVersion2App(in: builder)
    }
    return { count in
      for _ in 0..<count { consume(try! container.resolve() as App) }
    }
  }
}
