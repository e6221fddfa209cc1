import BenchmarkModels
import DIv2Compat

/// The works of version 2: the container resolves the parameters, or closures do (`v2-lookup`).
enum Version2 {
  static let leaf = work("v2.leaf", Leaf.self) {
    $0.register(type: Leaf.init).lifetime(.perDependency)
  }
  static let chain = work("v2.chain", Chain9.self, registerChain)
  static let chainByLookup = work("v2-lookup.chain", Chain9.self, registerLookupChain)

  @inline(__always)
  private static func work<T: AnyObject & Sendable>(
    _ name: String, _: T.Type, _ register: @escaping @Sendable (DIContainerBuilder) -> Void
  ) -> Work {
    Work(name) {
      let builder = DIContainerBuilder()
      register(builder)
      let container = try! builder.build()
      return { count in
        for _ in 0..<count { consume(try! container.resolve() as T) }
      }
    }
  }
}
