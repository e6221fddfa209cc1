extension Rule {
  /// The rules for former spellings of the modern generation.
  static let modern: [Rule] = [
    safe(
      .formerLazySingle, "lifetime(.lazySingle)", "lifetime(.perRun(.strong))",
      page: "declarations-%.md#lifetimes",
      .modern(".lifetime(.lazySingle)", ".lifetime(.perRun(.strong))")),
    safe(
      .formerWeakSingle, "lifetime(.weakSingle)", "lifetime(.perRun(.weak))",
      page: "declarations-%.md#lifetimes",
      .modern(".lifetime(.weakSingle)", ".lifetime(.perRun(.weak))")),
    safe(
      .formerKeeping, "lifetime(.perRun), lifetime(.perContainer)", "the same with (.strong)",
      page: "declarations-%.md#lifetimes",
      .modern(".lifetime(.perContainer)", ".lifetime(.perContainer(.strong))")),
    safe(
      .formerRegistration, "register1(X.init)", "register(X.init)",
      page: "declarations-%.md#registration",
      .modern("container.register1(Press.init)", "container.register(Press.init)")),
  ].flatMap(\.self)
}
