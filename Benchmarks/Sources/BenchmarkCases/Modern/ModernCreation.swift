import BenchmarkModels
import DIv3

/// Objects that are made for the first time.
enum ModernCreation {
  /// Ten shared objects of distinct types, each created by its own request after the container has released them.
  static let alone = Work("modern.creation", pace: .once, operations: 10) {
    let c = DIContainer()
    c.register { Numbered000() }.lifetime(.perContainer(.strong))
    c.register { Numbered001() }.lifetime(.perContainer(.strong))
    c.register { Numbered002() }.lifetime(.perContainer(.strong))
    c.register { Numbered003() }.lifetime(.perContainer(.strong))
    c.register { Numbered004() }.lifetime(.perContainer(.strong))
    c.register { Numbered005() }.lifetime(.perContainer(.strong))
    c.register { Numbered006() }.lifetime(.perContainer(.strong))
    c.register { Numbered007() }.lifetime(.perContainer(.strong))
    c.register { Numbered008() }.lifetime(.perContainer(.strong))
    c.register { Numbered009() }.lifetime(.perContainer(.strong))
    let requests = [
      { consume(c.resolve() as Numbered000) }, { consume(c.resolve() as Numbered001) },
      { consume(c.resolve() as Numbered002) }, { consume(c.resolve() as Numbered003) },
      { consume(c.resolve() as Numbered004) }, { consume(c.resolve() as Numbered005) },
      { consume(c.resolve() as Numbered006) }, { consume(c.resolve() as Numbered007) },
      { consume(c.resolve() as Numbered008) }, { consume(c.resolve() as Numbered009) },
    ]
    return Run {
      for _ in 0..<$0 {
        for request in requests { request() }
      }
    } reset: {
      c.clean()
    }
  }

  /// The first request of a container, for the root of a tree of 1,111 components: it compiles the plans of all components
  /// and creates an object of each.
  static let tree = Work("modern.first", pace: .once, operations: 1_111) {
    var container = registered()
    return Run {
      for _ in 0..<$0 { consume(container.resolve() as Root) }
    } reset: {
      container = registered()
    }
  }

  private static func registered() -> DIContainer {
    let container = DIContainer()
    registerTree(in: container)
    return container
  }
}
