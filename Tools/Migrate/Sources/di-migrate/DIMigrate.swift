import ArgumentParser

@main
struct DIMigrate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "di-migrate",
    abstract: "Rewrites code of older generations of DITranquillity.",
    subcommands: [Rewrite.self, Plan.self, Remaining.self, Rules.self])
}
