/// Lifetimes under their names of 3.0 to 3.2, which stay available.
extension DILifeTime {
  /// One object per process, created by the first request: the same as `.perRun(.strong)`.
  ///
  /// - Since: 3.0
  public static var lazySingle: DILifeTime { .perRun(.strong) }

  /// One object per process as long as other code holds it: the same as `.perRun(.weak)`.
  ///
  /// - Since: 3.0
  public static var weakSingle: DILifeTime { .perRun(.weak) }
}
