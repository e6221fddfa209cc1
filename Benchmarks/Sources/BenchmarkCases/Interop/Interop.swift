import BenchmarkModels
import DIEngine
import DIv1Compat
import DIv3

/// Requests for components of another generation on one engine. The limits are requests for the same
/// components through their own generation's façade.
enum Interop {
  static let modernLeafAtHome = Work("interop.modern-leaf.home") {
    loop(Leaf.self, in: graph { modern, _ in modern.register(Leaf.init) }.modern)
  }

  static let modernLeafByVersion1 = Work("interop.modern-leaf.by-v1") {
    loop(Leaf.self, in: graph { modern, _ in modern.register(Leaf.init) }.version1)
  }

  static let modernSharedAtHome = Work("interop.modern-shared.home") {
    loop(SharedObject.self, in: modernShared().modern)
  }

  static let modernSharedByVersion1 = Work("interop.modern-shared.by-v1") {
    loop(SharedObject.self, in: modernShared().version1)
  }

  static let modernChainAtHome = Work("interop.modern-chain.home") {
    loop(Chain9.self, in: graph { modern, _ in registerModernChain(in: modern) }.modern)
  }

  static let modernChainByVersion1 = Work("interop.modern-chain.by-v1") {
    loop(Chain9.self, in: graph { modern, _ in registerModernChain(in: modern) }.version1)
  }

  static let version1LeafAtHome = Work("interop.v1-leaf.home") {
    loop(Leaf.self, in: version1Leaf().version1)
  }

  static let version1LeafByModern = Work("interop.v1-leaf.by-modern") {
    loop(Leaf.self, in: version1Leaf().modern)
  }

  static let version1SharedAtHome = Work("interop.v1-shared.home") {
    loop(SharedObject.self, in: version1Shared().version1)
  }

  static let version1SharedByModern = Work("interop.v1-shared.by-modern") {
    loop(SharedObject.self, in: version1Shared().modern)
  }

  static let version1ChainAtHome = Work("interop.v1-chain.home") {
    loop(Chain9.self, in: graph { _, old in registerVersion1Chain(in: old) }.version1)
  }

  static let version1ChainByModern = Work("interop.v1-chain.by-modern") {
    loop(Chain9.self, in: graph { _, old in registerVersion1Chain(in: old) }.modern)
  }

  private static func modernShared() -> SharedGraph {
    graph { modern, _ in modern.register(SharedObject.init).lifetime(.single) }
  }

  private static func version1Leaf() -> SharedGraph {
    graph { _, old in old.register { Leaf() }.lifetime(.perDependency) }
  }

  private static func version1Shared() -> SharedGraph {
    graph { _, old in old.register { SharedObject() }.lifetime(.lazySingle) }
  }
}

/// A scope and a container on one engine.
private struct SharedGraph {
  let modern: DIv3.DIContainer
  let version1: DIv1Compat.DIScope
}

private func graph(
  _ register: (DIv3.DIContainer, DIv1Compat.DIContainerBuilder) -> Void
) -> SharedGraph {
  let engine = DIEngine.Engine()
  let modern = DIv3.DIContainer(engine: engine)
  let builder = DIv1Compat.DIContainerBuilder(engine: engine)
  register(modern, builder)
  return SharedGraph(modern: modern, version1: try! builder.build())
}

// Inlined, so that the request is specialised for the type, as at a call site in an app.
@inline(__always)
private func loop<T: AnyObject>(_: T.Type, in container: DIv3.DIContainer) -> (Int) -> Void {
  { count in
    for _ in 0..<count { consume(container.resolve() as T) }
  }
}

@inline(__always)
private func loop<T: AnyObject>(_: T.Type, in scope: DIv1Compat.DIScope) -> (Int) -> Void {
  { count in
    for _ in 0..<count { consume(*!scope as T) }
  }
}
