extension Unmanaged {
  /// Calls a closure with the instance, without counting a reference. The caller keeps the instance alive.
  ///
  /// The standard library's function rethrows any error; this one keeps the type.
  @inlinable
  @inline(__always)
  package func borrowed<Result>(
    _ body: (Instance) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do {
      return try _withUnsafeGuaranteedRef { try body($0) }
    } catch {
      throw error as! Failure
    }
  }
}
