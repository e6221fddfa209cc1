import BenchmarkModels

/// The limits: the same works without a container.
enum HandWritten {
  static let leaf = Work("limit.leaf") {
    return { count in
      for _ in 0..<count { consume(Leaf()) }
    }
  }

  static let shared = Work("limit.shared") {
    let owner = HandWrittenOwner()
    return { count in
      for _ in 0..<count { consume(owner.shared) }
    }
  }

  static let chain = Work("limit.chain") {
    return { count in
      for _ in 0..<count { consume(makeChain()) }
    }
  }

  static let wide = Work("limit.wide") {
    return { count in
      for _ in 0..<count { consume(makeWide()) }
    }
  }

  static let app = Work("limit.app") {
    let app = HandWrittenApp()
    return { count in
      for _ in 0..<count { consume(app.app()) }
    }
  }

  static let byProtocol = Work("limit.protocol") {
    return { count in
      for _ in 0..<count { consume(makeGreeter()) }
    }
  }

  static let valueByProtocol = Work("limit.protocol.value") {
    return { count in
      for _ in 0..<count { consume(makeValueGreeter()) }
    }
  }

  static let many = Work("limit.many") {
    return { count in
      for _ in 0..<count { consume(makePlugins()) }
    }
  }

  static let registration = Work("limit.registration", pace: .once, operations: 1_000) {
    var registry: HandWrittenRegistry?
    return Run {
      for _ in 0..<$0 {
        let new = HandWrittenRegistry()
        insertNumberedTypes(into: new)
        registry = new
      }
    } reset: {
      registry = nil
    }
  }

  private static func makeChain() -> Chain9 {
    Chain9(
      next: Chain8(
        next: Chain7(
          next: Chain6(
            next: Chain5(
              next: Chain4(next: Chain3(next: Chain2(next: Chain1(next: Chain0())))))))))
  }

  private static func makeWide() -> Wide {
    Wide(
      leaf0: WideLeaf0(), leaf1: WideLeaf1(), leaf2: WideLeaf2(), leaf3: WideLeaf3(),
      leaf4: WideLeaf4(), leaf5: WideLeaf5(), leaf6: WideLeaf6(), leaf7: WideLeaf7())
  }

  private static func makeGreeter() -> any Greeter {
    HelloGreeter()
  }

  private static func makeValueGreeter() -> any Greeter {
    ValueGreeter(leaf: Leaf())
  }

  private static func makePlugins() -> [any Plugin] {
    [
      Plugin0(), Plugin1(), Plugin2(), Plugin3(), Plugin4(),
      Plugin5(), Plugin6(), Plugin7(), Plugin8(), Plugin9(),
    ]
  }
}
