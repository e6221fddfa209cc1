import BenchmarkModels
import DIv1Compat

/// The works of version 1.
enum Version1 {
  static let leaf = work("v1.leaf", Leaf.self) {
    $0.register { Leaf() }.lifetime(.perDependency)
  }
  static let chain = work("v1.chain", Chain9.self, registerChain)

  @inline(__always)
  private static func work<T: AnyObject & Sendable>(
    _ name: String, _: T.Type, _ register: @escaping @Sendable (DIContainerBuilder) -> Void
  ) -> Work {
    Work(name) {
      let builder = DIContainerBuilder()
      register(builder)
      let scope = try! builder.build()
      return { count in
        for _ in 0..<count { consume(*!scope as T) }
      }
    }
  }
}
