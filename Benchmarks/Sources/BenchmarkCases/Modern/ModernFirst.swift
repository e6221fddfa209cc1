import BenchmarkModels
import DIv3

/// The first request of a container, for the root of a tree of 1,111 components: it compiles the
/// plans of all components and creates an object of each.
enum ModernFirst {
  static let tree = Work("modern.first", pace: .once, operations: 1_111) {
    var container = registered()
    return Run {
      for _ in 0..<$0 { consume(container.resolve() as NumberedRoot) }
    } reset: {
      container = registered()
    }
  }

  private static func registered() -> DIContainer {
    let container = DIContainer()
    registerNumberedTree(in: container)
    return container
  }
}
