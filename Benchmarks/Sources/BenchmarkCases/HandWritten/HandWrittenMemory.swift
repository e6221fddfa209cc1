/// The memory of a dictionary of closures: ten dictionaries of 1,000 types each.
enum HandWrittenMemory {
  static let registered = MemoryUse("limit.memory.registered", components: 10_000) {
    (0..<10).map { _ in registry() }
  }

  static let firstTime = MemoryUse("limit.memory.first-time", components: 1_000, rehearses: false) {
    registry()
  }

  private static func registry() -> HandWrittenRegistry {
    let registry = HandWrittenRegistry()
    insertNumberedTypes(into: registry)
    return registry
  }
}
