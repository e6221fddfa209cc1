import CMeasure

/// A structure whose memory is measured.
public struct MemoryUse: Sendable {
  public let name: String
  /// The number of components in the structure.
  public let components: Int
  /// Whether to build and release the structure once before measuring, so that memory that the
  /// runtime permanently allocates for each type isn't counted.
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

  /// Builds the structure and returns the number of bytes for each component.
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
