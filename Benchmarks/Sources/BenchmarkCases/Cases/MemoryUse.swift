import CMeasure

/// Something that is built to see how much memory it takes.
public struct MemoryUse: Sendable {
  public let name: String
  /// How many components are built.
  public let components: Int
  /// Whether everything is built and dropped once before, so that what the runtime keeps for
  /// ever for each type isn't counted.
  let rehearses: Bool
  let build: @Sendable () -> Any

  init(
    _ name: String, components: Int, rehearses: Bool = true, build: @escaping @Sendable () -> Any
  ) {
    self.name = name
    self.components = components
    self.rehearses = rehearses
    self.build = build
  }

  /// Builds everything; gives the bytes that one component takes.
  public func bytesPerComponent() -> Double {
    if rehearses { _ = build() }
    let before = measure_memory_in_use()
    let built = build()
    let after = measure_memory_in_use()
    return withExtendedLifetime(built) {
      (Double(after) - Double(before)) / Double(components)
    }
  }
}
