import BenchmarkModels
import DIv1Compat

/// Transient objects of distinct types, each of which receives the next one by a closure.
enum Version1Ring {
  static let line100 = links("v1.line-100", 100, isRing: false)
  static let ring100 = links("v1.ring-100", 100, isRing: true)
  static let line1000 = links("v1.line-1000", 1_000, isRing: false)
  static let ring1000 = links("v1.ring-1000", 1_000, isRing: true)

  /// In a ring, the closure of the last object receives the first one.
  private static func links(_ name: String, _ count: Int, isRing: Bool) -> Work {
    Work(name) {
      let types = LinkTypes.first(count)
      let (first, last) = (types[0], types[count - 1])
      let scope = version1Scope { builder in
        for (type, next) in zip(types, types.dropFirst()) { register(type, next, in: builder) }
        if isRing { register(last, first, in: builder) } else { registerEnd(last, in: builder) }
      }
      return loop(first, in: scope)
    }
  }

  private static func register<T: LinkType, Next: LinkType>(
    _: T.Type, _: Next.Type, in builder: DIContainerBuilder
  ) {
    builder.register { T() }.lifetime(.perDependency).dependency { $1.next = *!$0 as Next }
  }

  private static func registerEnd<T: LinkType>(_: T.Type, in builder: DIContainerBuilder) {
    builder.register { T() }.lifetime(.perDependency)
  }

  private static func loop<T: LinkType>(_: T.Type, in scope: DIScope) -> (Int) -> Void {
    { count in
      for _ in 0..<count {
        let first = *!scope as T
        consume(first)
        // Break the ring, which would keep itself alive; also the line, for a fair comparison.
        first.next = nil
      }
    }
  }
}
