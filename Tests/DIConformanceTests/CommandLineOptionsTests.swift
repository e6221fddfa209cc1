import DIConformance
import Testing

@Suite("Command line options")
struct CommandLineOptionsTests {
  @Test("no arguments run all contracts and print the table")
  func none() throws {
    let options = try CommandLineOptions(arguments: [])
    #expect(options.action == .run && options.only.isEmpty && options.levels.count == 3)
    #expect(!options.json && !options.suggest && !options.all && options.isolates == nil)
  }

  @Test("all options of a run together")
  func all() throws {
    let options = try CommandLineOptions(arguments: [
      "--json", "--only", "names-01", "--only=types-02", "--only", "names-01", "--isolate",
      "--memory-limit", "300",
    ])
    #expect(options.action == .run)
    #expect(options.json)
    #expect(options.only == ["names-01", "types-02"])
    #expect(options.isolates == true && options.memoryLimit == 300)
    #expect(try CommandLineOptions(arguments: ["--level=core"]).levels == [.core])
  }

  @Test("random graphs")
  func fuzzing() throws {
    let options = try CommandLineOptions(arguments: ["--fuzz", "20", "--seed=7"])
    #expect(options.action == .fuzz(20))
    #expect(options.seed == 7)
    #expect(try CommandLineOptions(arguments: ["--fuzz=3"]).seed == 1)
  }

  @Test(
    "help wins over other actions",
    arguments: [
      (["--list"], CommandLineOptions.Action.list), (["--help"], .help), (["-h"], .help),
      (["--list", "--help"], .help), (["--help", "--list"], .help), (["--catalogue"], .catalogue),
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
      (["--fuzz"], "--fuzz needs a number of graphs"),
      (["--fuzz", "many"], "--fuzz needs a number of graphs, not 'many'"),
      (["--fuzz=0"], "--fuzz needs a number of graphs, not '0'"),
      (["--seed=-1"], "--seed needs a number, not '-1'"),
      (["--only"], "--only needs a contract's id"),
      (["--only="], "--only needs a contract's id"),
      (["--only", "--json"], "--only needs a contract's id"),
      (["--catalogue", "1.0"], "unknown argument '1.0'; --help names the options"),
      (["--explain=x"], "unknown contract 'x'; --list names them all"),
      (["--only", "names-01", "--level", "core"], "--level has no effect beside --only"),
      (["--fuzz=3", "--only", "names-01"], "--only has no effect beside --fuzz"),
      (["--json", "--fuzz=3"], "--json has no effect beside --fuzz"),
      (["--json", "--suggest"], "--json has no effect beside --suggest"),
      (["--list", "--catalogue"], "--catalogue has no effect beside --list"),
      (["--memory-limit=99", "--no-isolate"], "--memory-limit has no effect beside --no-isolate"),
      (["--seed=1"], "--seed has no effect without --fuzz"),
      (["--level", "all"], "--level needs core, extended or profile, not 'all'"),
      (["--memory-limit", "1"], "--memory-limit needs at least 16 megabytes, not '1'"),
      (["--only", "nothing-99"], "unknown contract 'nothing-99'; --list names them all"),
    ])
  func mistakes(arguments: [String], text: String) {
    #expect(throws: UsageError(text)) { try CommandLineOptions(arguments: arguments) }
  }
}
