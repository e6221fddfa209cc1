import DIv3

/// The memory of components with the modern façade: ten containers of 1,000 types each.
enum ModernMemory {
  static let registered = MemoryUse("modern.memory.registered", components: 10_000) {
    (0..<10).map { _ in container() }
  }

  static let resolved = MemoryUse("modern.memory.resolved", components: 10_000) {
    (0..<10).map { _ in
      let container = container()
      resolveNumberedTypes(from: container)
      return container
    }
  }

  static let firstTime = MemoryUse(
    "modern.memory.first-time", components: 1_000, rehearses: false
  ) { container() }

  private static func container() -> DIContainer {
    let container = DIContainer()
    registerNumberedTypes(in: container)
    return container
  }
}
