import DIConformance
import Testing

@Suite("Command line options")
struct CommandLineOptionsTests {
  @Test("no arguments run all contracts and print the table")
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

  @Test("random graphs, and output files")
  func fuzzing() throws {
    let options = try CommandLineOptions(arguments: ["--fuzz", "20", "--seed=7"])
    #expect(options.action == .fuzz(20))
    #expect(options.seed == 7)
    #expect(try CommandLineOptions(arguments: ["--fuzz=3"]).seed == 1)
    let files = try CommandLineOptions(arguments: ["--junit", "a.xml", "--against=b.json"])
    #expect(files.junitFile == "a.xml")
    #expect(files.savedFile == "b.json")
  }

  @Test("a contract is selected by its id or by its name")
  func names() throws {
    let contract = try #require(Contract.all.first { $0.id == "names-02" })
    #expect(try CommandLineOptions(arguments: ["--only", contract.name]).only == ["names-02"])
  }

  @Test(
    "list and help",
    arguments: [
      (["--list"], CommandLineOptions.Action.list), (["--help"], .help), (["-h"], .help),
      (["--list", "--help"], .help), (["--help", "--list"], .help),
    ])
  func actions(arguments: [String], action: CommandLineOptions.Action) throws {
    #expect(try CommandLineOptions(arguments: arguments).action == action)
  }

  @Test(
    "a mistake is described in one line",
    arguments: [
      (["--jsn"], "unknown option '--jsn'; --help names the options"),
      (["-x"], "unknown option '-x'; --help names the options"),
      (["names-01"], "unknown argument 'names-01'; --help names the options"),
      (["--json=yes"], "--json takes no value"),
      (["--markdown"], "--markdown needs a file"),
      (["--markdown", "--json"], "--markdown needs a file"),
      (["--markdown="], "--markdown needs a file"),
      (["--fuzz"], "--fuzz needs a number of graphs"),
      (["--fuzz", "many"], "--fuzz needs a number of graphs, not 'many'"),
      (["--fuzz=0"], "--fuzz needs a number of graphs, not '0'"),
      (["--seed=-1"], "--seed needs a number, not '-1'"),
      (["--against"], "--against needs a file"),
      (["--junit="], "--junit needs a file"),
      (["--only"], "--only needs a contract's id"),
      (["--explain=x"], "unknown contract 'x'; --list names them all"),
      (["--level", "all"], "--level needs core, extended or profile, not 'all'"),
      (["--catalogue", "9.0"], "--catalogue knows versions up to 1.0, not '9.0'"),
      (["--memory-limit", "1"], "--memory-limit needs at least 16 megabytes, not '1'"),
      (["--only", "nothing-99"], "unknown contract 'nothing-99'; --list names them all"),
    ])
  func mistakes(arguments: [String], text: String) {
    #expect(throws: UsageError(text)) { try CommandLineOptions(arguments: arguments) }
  }
}
