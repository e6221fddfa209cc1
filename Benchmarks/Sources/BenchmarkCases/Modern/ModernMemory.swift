import DIv3

/// The memory of components: ten containers of 1,000 types each.
enum ModernMemory {
  static let registered = MemoryUse(components: 10_000) {
    (0..<10).map { _ in container() }
  }

  static let resolved = MemoryUse(components: 10_000) {
    (0..<10).map { _ in
      let container = container()
      resolveNumbered(from: container)
      return container
    }
  }

  private static func container() -> DIContainer {
    let container = DIContainer()
    registerNumbered(in: container)
    return container
  }
}
