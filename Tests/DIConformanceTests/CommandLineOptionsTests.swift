import DIConformance
import Testing

@Suite("Command line options")
struct CommandLineOptionsTests {
  @Test("No arguments run everything and print the table")
  func none() throws {
    #expect(try CommandLineOptions(arguments: []) == CommandLineOptions())
  }

  @Test("All options together")
  func all() throws {
    let options = try CommandLineOptions(arguments: [
      "--json", "--markdown", "report.md", "--only", "names-01", "--only=types-02", "--only",
      "names-01",
    ])
    #expect(options.action == .run)
    #expect(options.json)
    #expect(options.markdownFile == "report.md")
    #expect(options.only == ["names-01", "types-02"])
  }

  @Test(
    "Listing and helping",
    arguments: [
      (["--list"], CommandLineOptions.Action.list), (["--help"], .help), (["-h"], .help),
      (["--list", "--help"], .help), (["--help", "--list"], .help),
    ])
  func actions(arguments: [String], action: CommandLineOptions.Action) throws {
    #expect(try CommandLineOptions(arguments: arguments).action == action)
  }

  @Test(
    "A mistake is told in one line",
    arguments: [
      (["--jsn"], "unknown option '--jsn'; --help names the options"),
      (["-x"], "unknown option '-x'; --help names the options"),
      (["names-01"], "unknown argument 'names-01'; --help names the options"),
      (["--json=yes"], "--json takes no value"),
      (["--markdown"], "--markdown needs a file"),
      (["--markdown", "--json"], "--markdown needs a file"),
      (["--markdown="], "--markdown needs a file"),
      (["--only"], "--only needs a contract's id"),
      (["--only", "nothing-99"], "unknown contract 'nothing-99'; --list names them all"),
    ])
  func mistakes(arguments: [String], text: String) {
    #expect(throws: UsageError(text)) { try CommandLineOptions(arguments: arguments) }
  }
}
