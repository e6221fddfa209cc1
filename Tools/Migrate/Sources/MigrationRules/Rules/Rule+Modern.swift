extension Rule {
  /// The rules for former spellings of the modern generation.
  static let modern: [Rule] = [
    .safe(
      .modern, 1, "lifetime(.lazySingle)", "lifetime(.perRun(.strong))",
      before: ".lifetime(.lazySingle)",
      after: ".lifetime(.perRun(.strong))",
      page: "declarations-3.md#lifetimes"),
    .safe(
      .modern, 2, "lifetime(.weakSingle)", "lifetime(.perRun(.weak))",
      before: ".lifetime(.weakSingle)",
      after: ".lifetime(.perRun(.weak))",
      page: "declarations-3.md#lifetimes"),
    .safe(
      .modern, 3, "lifetime(.perRun), lifetime(.perContainer)", "the same with (.strong)",
      before: ".lifetime(.perContainer)",
      after: ".lifetime(.perContainer(.strong))",
      page: "declarations-3.md#lifetimes"),
    .safe(
      .modern, 4, "register1(X.init)", "register(X.init)",
      before: "container.register1(Press.init)",
      after: "container.register(Press.init)",
      page: "declarations-3.md#registration"),
  ]
}
