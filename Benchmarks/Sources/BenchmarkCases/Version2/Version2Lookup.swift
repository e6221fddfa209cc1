import BenchmarkModels
import DIv2Compat

/// The works of version 2 in which the closures resolve the parameters.
enum Version2Lookup {
  static let leaf = Work("v2-lookup.leaf") {
    let container = version2Container { builder in
      builder.register { _ in Leaf() }.lifetime(.perDependency)
    }
    return { count in
      for _ in 0..<count { consume(try! container.resolve() as Leaf) }
    }
  }

  static let shared = Work("v2-lookup.shared") {
    let container = version2Container { builder in
      builder.register { _ in SharedObject() }.lifetime(.lazySingle)
    }
    return { count in
      for _ in 0..<count { consume(try! container.resolve() as SharedObject) }
    }
  }

  static let chain = Work("v2-lookup.chain") {
    let container = version2Container { builder in
      registerVersion2LookupChain(in: builder)
    }
    return { count in
      for _ in 0..<count { consume(try! container.resolve() as Chain9) }
    }
  }

  static let app = Work("v2-lookup.app") {
    let container = version2Container { builder in
      registerVersion2LookupApp(in: builder)
    }
    return { count in
      for _ in 0..<count { consume(try! container.resolve() as App) }
    }
  }
}
