import BenchmarkModels
import DIv1Compat

/// The works of version 1.
enum Version1 {
  static let leaf = Work("v1.leaf") {
    let scope = version1Scope { builder in
      builder.register { Leaf() }.lifetime(.perDependency)
    }
    return { count in
      for _ in 0..<count { consume(*!scope as Leaf) }
    }
  }

  static let shared = Work("v1.shared") {
    let scope = version1Scope { builder in
      builder.register { SharedObject() }.lifetime(.lazySingle)
    }
    return { count in
      for _ in 0..<count { consume(*!scope as SharedObject) }
    }
  }

  static let chain = Work("v1.chain") {
    let scope = version1Scope { builder in
      registerVersion1Chain(in: builder)
    }
    return { count in
      for _ in 0..<count { consume(*!scope as Chain9) }
    }
  }

  static let app = Work("v1.app") {
    let scope = version1Scope { builder in
      registerVersion1App(in: builder)
    }
    return { count in
      for _ in 0..<count { consume(*!scope as App) }
    }
  }
}
