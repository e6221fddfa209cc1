import BenchmarkModels
import DIv3

/// Construction and validation of a dependency graph of 4,000 components with 16,000 injections.
enum ModernGraph {
  static let made = work("modern.graph", Injections { _ in true }) { container in
    consume(container.makeGraph().vertices.count)
  }

  /// All cycles are broken by deferred injections.
  static let checked = work("modern.graph.checked", Injections { _ in true }) { container in
    precondition(container.makeGraph().checkIsValid())
  }

  /// Every other injection is deferred, so that most cycles are broken but very many aren't.
  static let refused = work("modern.graph.refused", Injections { $0 % 2 == 0 }) { container in
    precondition(!container.makeGraph().checkIsValid())
  }

  private static func work(
    _ name: String, _ injections: Injections, _ body: @escaping @Sendable (DIContainer) -> Void
  ) -> Work {
    Work(name, pace: .once) {
      // Messages are built but discarded.
      DISetting.Log.fun = { _, message in consume(message.utf8.count) }
      let container = injections.container()
      return Run { count in
        for _ in 0..<count { body(container) }
      }
    }
  }

  private struct Injections: Sendable {
    let waits: @Sendable (Int) -> Bool

    init(waits: @escaping @Sendable (Int) -> Bool) {
      self.waits = waits
    }

    func container() -> DIContainer {
      let container = DIContainer()
      let types = TypeList()
      FillerTypes.forEach(upTo: DenseGraph.count, types)
      for (vertex, type) in types.all.enumerated() {
        register(type, container, DenseGraph.targets(of: vertex).map { types.all[$0] })
      }
      return container
    }

    private func register<T: FillerType>(
      _ type: T.Type, _ container: DIContainer, _ targets: [any FillerType.Type]
    ) {
      let builder = container.register { T() }.lifetime(.objectGraph)
      for (number, target) in targets.enumerated() {
        inject(target, builder, waits: waits(number))
      }
    }

    private func inject<T, Target: FillerType>(
      _ target: Target.Type, _ builder: DIComponentBuilder<T>, waits: Bool
    ) {
      builder.injection(cycle: waits) { (_: T, _: Target) in }
    }
  }

  private final class TypeList: FillerVisitor {
    private(set) var all: [any FillerType.Type] = []

    func visit<T: FillerType>(_ type: T.Type) {
      all.append(type)
    }
  }
}
