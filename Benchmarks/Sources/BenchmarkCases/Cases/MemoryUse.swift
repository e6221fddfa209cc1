import CMeasure

/// A structure whose memory is measured.
public struct MemoryUse: Sendable {
  /// The number of components in the structure.
  public let components: Int
  let build: @Sendable () -> Any

  init(components: Int, build: @escaping @Sendable () -> Any) {
    self.components = components
    self.build = build
  }

  /// Builds the structure and returns the number of bytes for each component.
  public func bytesPerComponent() -> Double {
    // Memory that the runtime permanently allocates for each type isn't counted.
    _ = build()
    let before = measure_memory_in_use()
    let built = build()
    let after = measure_memory_in_use()
    return withExtendedLifetime(built) {
      (Double(after) - Double(before)) / Double(components)
    }
  }
}
