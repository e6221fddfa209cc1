extension Advice {
  /// What follows the declarations in former spellings of the modern generation.
  static let modern: [Advice] = [
    .of(.modern, rule: .formerRegistration, ["register1(file:line:_:)"]),
    .of(.modern, text: "use by(tag:on:)", ["by(tag:_:)"]),
    .of(.modern, rule: .formerKeeping, text: "use .perRun(.strong)", ["DILifeTime.perRun"]),
    .of(
      .modern, rule: .formerKeeping, text: "use .perContainer(.strong)", ["DILifeTime.perContainer"]
    ),
    .of(.modern, rule: .formerLazySingle, text: "use .perRun(.strong)", ["DILifeTime.lazySingle"]),
    .of(.modern, rule: .formerWeakSingle, text: "use .perRun(.weak)", ["DILifeTime.weakSingle"]),
    .of(
      .modern, text: "use resolve(args:)",
      [
        "resolve(arg:file:line:)", "extensions(for:name:framework:file:line:)",
        "DIExtensions.setArgs(_:)", "extension(for:name:framework:file:line:)",
      ]),
    .of(
      .modern, text: "use makeGraph().checkIsValid(checkGraphCycles:)",
      ["validate(checkGraphCycles:)"]),
    .of(.modern, text: "use makeGraph().checkIsValid()", ["valid()"]),
    .of(.modern, text: "use DISetting", ["DISettings"]),
    .of(.modern, text: "any thread may ask: leave it out", ["DISetting.multiThread"]),
  ]
}
