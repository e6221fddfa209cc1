import BenchmarkModels

/// The limits: the same works without a container.
enum HandWritten {
  static let leaf = Work("limit.leaf") {
    return { count in
      for _ in 0..<count { consume(Leaf()) }
    }
  }

  static let shared = Work("limit.shared") {
    let owner = Owner()
    return { count in
      for _ in 0..<count { consume(owner.shared) }
    }
  }

  static let chain = Work("limit.chain") {
    return { count in
      for _ in 0..<count { consume(newChain9()) }
    }
  }

  static let wide = Work("limit.wide") {
    return { count in
      for _ in 0..<count { consume(newWide()) }
    }
  }

  static let app = Work("limit.app") {
    let app = HandWrittenApp()
    return { count in
      for _ in 0..<count { consume(app.newApp()) }
    }
  }

  static let byProtocol = Work("limit.protocol") {
    return { count in
      for _ in 0..<count { consume(HelloGreeter() as any Greeter) }
    }
  }

  static let many = Work("limit.many") {
    return { count in
      for _ in 0..<count {
        consume([
          Plugin0(), Plugin1(), Plugin2(), Plugin3(), Plugin4(),
          Plugin5(), Plugin6(), Plugin7(), Plugin8(), Plugin9(),
        ])
      }
    }
  }

  static let provider = Work("limit.provider") {
    let make: () -> Leaf = { Leaf() }
    return { count in
      for _ in 0..<count { consume(make()) }
    }
  }

  static let factories = Work(asynchronous: "limit.async.factories") {
    return { count in
      for _ in 0..<count { consume(await awaitedChain9()) }
    }
  }

  static let tree = Work("limit.first", pace: .once, operations: 1_111) {
    Run {
      for _ in 0..<$0 { consume(newRoot()) }
    }
  }

  /// Ten objects of distinct types, created by closures and stored in a list.
  static let creation = Work("limit.creation", pace: .once, operations: 10) {
    let factories: [() -> AnyObject] = [
      { Numbered000() }, { Numbered001() }, { Numbered002() }, { Numbered003() },
      { Numbered004() }, { Numbered005() }, { Numbered006() }, { Numbered007() },
      { Numbered008() }, { Numbered009() },
    ]
    var made: [AnyObject] = []
    made.reserveCapacity(factories.count)
    return Run {
      for _ in 0..<$0 {
        for make in factories { made.append(make()) }
      }
    } reset: {
      made.removeAll(keepingCapacity: true)
    }
  }

  static let registration = Work("limit.registration", pace: .once, operations: 1_000) {
    var registry: HandWrittenRegistry?
    return Run {
      for _ in 0..<$0 { registry = HandWrittenRegistry() }
    } reset: {
      registry = nil
    }
  }

  /// Ten dictionaries of 1,000 types each.
  static let memory = MemoryUse(components: 10_000) {
    (0..<10).map { _ in HandWrittenRegistry() }
  }
}

private final class Owner {
  lazy var shared = SharedObject()
}

/// The minimum that registration by type requires: inserting a new closure into a dictionary.
final class HandWrittenRegistry {
  private var factories: [ObjectIdentifier: () -> AnyObject] = [:]

  init() { insertNumbered(into: self) }

  /// Not specialised: a specialised copy would know `make` and create no closure.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  func insert<T: AnyObject>(_ make: @escaping () -> T) {
    factories[ObjectIdentifier(T.self)] = { make() }
  }
}
