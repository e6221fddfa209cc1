/// Lifetimes as 3.0 to 3.2 called them; they stay usable beside the names of today.
extension DILifeTime {
  /// One object for the process, made when it is asked for first: the same as `.perRun(.strong)`.
  ///
  /// - Since: 3.0
  #if MigrationHints
  @available(
    *, deprecated, message: "use perRun(.strong), see docs/migration/declarations-3.md#lifetimes"
  )
  #endif
  public static var lazySingle: DILifeTime { .perRun(.strong) }

  /// One object for the process while somebody holds it: the same as `.perRun(.weak)`.
  ///
  /// - Since: 3.0
  #if MigrationHints
  @available(
    *, deprecated, message: "use perRun(.weak), see docs/migration/declarations-3.md#lifetimes"
  )
  #endif
  public static var weakSingle: DILifeTime { .perRun(.weak) }
}
