import DIConformance
import Testing

@Suite("The command")
struct ConformanceCommandTests {
  @Test("as declared: the summary, and 0")
  func success() {
    let run = Run("--only", "dogs-01", "--only", "dogs-02")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("2 contracts on 2 containers: 2 passed, 0 failed"))
    #expect(Run("--only", "dogs-01", "--all").output.contains("\ncontract  first "))
    #expect(run.errors == "")
  }

  @Test("a failed contract: the report, and 1")
  func failure() {
    let run = Run()
    #expect(run.code == 1)
    #expect(run.output.contains("cats-01 on second"))
  }

  @Test("without arguments, the output ends with a verdict and the next command")
  func verdict() {
    #expect(
      Run().ending == [
        "Verdict: NOT as declared. 1 of 4 contracts fails on second.",
        "Next: `sample --explain cats-01` tells why the first of them matters; "
          + "`--suggest` prints what is to be declared.",
      ])
    #expect(
      Run("--only", "cats-01").ending == [
        "Verdict: NOT as declared. 1 of 1 contract fails on second.",
        "Next: read \"Failed\" above, and `sample --explain cats-01`.",
      ])
    #expect(
      Run("--only", "dogs-01").ending == [
        "Verdict: as declared. 1 contract on first, second.", "Next: `sample` runs all 4.",
      ])
    #expect(
      Run(contracts: [Sample.contracts[0]]).ending == [
        "Verdict: as declared. 1 contract on first, second.",
        "Next: `sample --list` names the contracts; `--help` lists the options.",
      ])
    #expect(
      Run("--only", "dogs-01", "--against", "older.json").ending == [
        "Verdict: as declared, but 2 outcomes differ from the saved report.",
        "Next: save this report with `sample --json` if the changes are intended.",
      ])
  }

  @Test("containers with graph rules: the next command is random graphs")
  func verdictOfRules() {
    var container = Sample.containers[0]
    container.graphRules = GraphRules()
    #expect(
      Run(containers: [container]).ending == [
        "Verdict: as declared. 4 contracts on first.",
        "Next: `sample --fuzz 1000` compares random graphs with a model; `--help` lists the options.",
      ])
  }

  @Test("JSON output has no verdict")
  func jsonAlone() {
    #expect(!Run("--json", "--only", "dogs-01").output.contains("Verdict"))
  }

  @Test("progress is shown on a terminal only, and ends with an empty line")
  func progress() {
    #expect(
      Run("--only", "dogs-01", "--only", "cats-01", terminal: true).progress
        == ["1 of 2: dogs-01", "2 of 2: cats-01", ""])
    #expect(
      Run("--fuzz", "2", terminal: true).progress == ["graph 1 of 2", "graph 2 of 2", ""])
    #expect(Run("--fuzz", "1000", terminal: true).progress.count == 101)
    #expect(Run("--only", "dogs-01", terminal: true).errors == "")
    #expect(Run().progress == [])
  }

  @Test("JSON instead of the table, with a Markdown file")
  func formats() {
    let run = Run("--json", "--markdown", "out/report.md", "--only", "dogs-03")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("{"))
    #expect(run.files["out/report.md"]?.hasPrefix("# Conformance") == true)
  }

  @Test("a file that can't be written: one line, and 2")
  func unwritableFile() {
    let run = Run("--markdown", "forbidden", "--only", "dogs-01")
    #expect(run.code == 2)
    #expect(run.errors == "sample: cannot write 'forbidden': DeliberateError(label: \"disk\")\n")
  }

  @Test("JUnit XML besides the table")
  func junit() {
    let run = Run("--junit", "out.xml", "--only", "dogs-01")
    #expect(run.code == 0)
    #expect(run.files["out.xml"]?.contains("name=\"required_dogs_01_aDogBarks\"") == true)
  }

  @Test("against a saved report: no changes, and 0")
  func unchanged() {
    let run = Run("--against", "saved.json", "--only", "dogs-01")
    #expect(run.code == 0)
    #expect(run.errors == "")
  }

  @Test("against a saved report: each change on standard error, and 1")
  func changed() {
    let run = Run("--against", "older.json", "--only", "dogs-01")
    #expect(run.code == 1)
    #expect(
      run.errors == """
        sample: dogs-01 on first: was failed, is passed
        sample: dogs-00 on first: was passed, is gone

        """)
  }

  @Test("a saved report that can't be read: one line, and 2")
  func unreadable() {
    #expect(Run("--against", "nowhere").errors.hasPrefix("sample: cannot read 'nowhere': "))
    let run = Run("--against", "broken.json")
    #expect(run.code == 2)
    #expect(
      run.errors == """
        sample: cannot read 'broken.json': the report isn't JSON: Unexpected end of \
        file during JSON parse.

        """)
    #expect(run.output == "")
  }

  @Test("random graphs: a line of counts, and 0; for one graph, the graph")
  func fuzz() {
    // The containers of the sample have no graph rules.
    let run = Run("--fuzz", "3")
    #expect(run.code == 0)
    #expect(run.output == "3 graphs, 0 requests: all follow the rules\n")
    let one = Run("--fuzz", "1", "--seed", "8")
    #expect(one.output.hasPrefix("\(FuzzGenerator.graph(seed: 8))\n\n1 graphs"))
  }

  @Test("containers for random graphs only: random graphs use them, contracts don't")
  func graphContainers() {
    var container = Sample.containers[0]
    container.name = "third"
    container.graphRules = GraphRules()
    let graphs = Run("--fuzz", "20", graphContainers: [container])
    #expect(graphs.code == 1)
    #expect(graphs.output.contains("third"))
    let contracts = Run("--only", "dogs-01", graphContainers: [container])
    #expect(contracts.output.contains("1 contract on 2 containers"))
  }

  @Test("wrong usage: only one line on standard error, and 2")
  func usage() {
    let run = Run("--jsn")
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors == "sample: unknown option '--jsn'; --help names the options\n")
  }

  @Test("the list contains each contract with its class")
  func list() {
    let run = Run("--list")
    #expect(run.code == 0)
    #expect(
      run.output == """
        dogs-01  A dog barks [required]
        dogs-02  How a dog greets [policy]
        dogs-03  A dog swims [required]
        cats-01  A cat says "meow" [required]

        """)
  }

  @Test("what remains to be declared is printed as Swift")
  func suggest() {
    let run = Run(
      "--suggest", containers: [Sample.containers[1]],
      contracts: Sample.contracts + [Sample.undeclared])
    #expect(
      run.output == """
        // second: read each line; a contract in breaks may be a bug.
        extension Deviations {
          static let second = Deviations(
            lacks: [
              .newScope: "fears water",
            ],
            tellsApart: [.ambiguous, .noInitializer, .notFound, .recursion, .user, .wrongArguments, \
        .wrongType],
            shows: [
              "cats-03": "in a box",
              "dogs-02": "licks | twice",
            ],
            breaks: [
              "cats-01": "TODO: the sound, expected meow, found moo",
            ],
            skips: [
              "cats-02": "takes too long",
            ])
        }

        """)
    #expect(
      Run("--suggest", "--only", "dogs-01", containers: [Sample.containers[0]]).output
        == "// first: nothing remains to be declared.\n")
  }

  @Test("a level includes those before it")
  func levels() {
    let contracts = [
      Contract("x-01", "Core", rules: [], level: .core) { $0.expect(true, "") },
      Contract("x-02", "Extended", rules: []) { $0.expect(true, "") },
      Contract("x-03", "Profile", rules: [], level: .profile) { $0.expect(true, "") },
    ]
    for (level, number) in [("core", 1), ("extended", 2), ("profile", 3)] {
      let run = Run("--level", level, contracts: contracts)
      #expect(run.output.hasPrefix("\(number) contract"), "\(run.output)")
    }
  }

  @Test("a contract is explained, with its reason if it has one")
  func explain() {
    let explanation = ContractExplanation(
      why: "Burglars.", cost: "A silent house.", cause: "Sleep.", experiment: "Ring the bell.",
      values: ["barks": "loud", "growls": "clear"])
    let contract = Contract(
      "dogs-09", "What a dog does at night", rules: [],
      class: .policy(values: ["barks", "growls"]), needs: [.names], explanation: explanation
    ) { $0.observe("barks") }
    #expect(
      Run("--explain", "dogs-09", contracts: [contract]).output == """
        dogs-09: What a dog does at night [policy, extended]
        Needs: names

        Why:        Burglars.
        Cost:       A silent house.
        Cause:      Sleep.
        Experiment: Ring the bell.

        Values:
          barks: loud
          growls: clear

        """)
    #expect(Run("--explain", "dogs-01").output.contains("It has no explanation."))
  }

  @Test("the catalogue is a page with what the containers declare")
  func catalogue() {
    let output = Run("--catalogue").output
    #expect(output.hasPrefix("# The contracts\n"))
    #expect(output.contains("### dogs-02: How a dog greets"))
    #expect(output.contains("Shown: first *wags*; second *licks | twice*."))
    #expect(Run("--catalogue", "1.0", "--only", "dogs-01").code == 0)
  }

  @Test("the help describes every option")
  func help() {
    let run = Run("--help")
    #expect(run.code == 0)
    for option in [
      "--json", "--markdown", "--junit", "--against", "--only", "--list", "--fuzz", "--seed",
      "--help", "--level", "--suggest", "--all", "--explain", "--catalogue", "--isolate",
      "--no-isolate", "--memory-limit",
    ] {
      #expect(run.output.contains(option))
    }
  }

  /// One run of the command on the sample, and its results.
  private final class Run {
    private(set) var code: Int32 = -1
    private(set) var output = ""
    private(set) var errors = ""
    private(set) var progress: [String] = []
    private(set) var files: [String: String] = [:]

    private static func saved(_ path: String) throws -> String {
      let report = JSONRenderer().render(Sample.report)
      switch path {
      case "saved.json": return report
      case "older.json":
        return """
          {"version": 1, "containers": ["first", "second"], "contracts": [
            {"id": "dogs-01", "outcomes": [{"container": "first", "outcome": "failed"},
              {"container": "second", "outcome": "passed"}]},
            {"id": "dogs-00", "outcomes": [{"container": "first", "outcome": "passed"}]},
            {"id": "dogs-02", "outcomes": [{"container": "first", "outcome": "passed"}]}]}
          """
      case "broken.json": return ""
      default: throw DeliberateError(path)
      }
    }

    /// The last two lines.
    var ending: [String] {
      output.split(separator: "\n").suffix(2).map(String.init)
    }

    init(
      _ arguments: String..., containers: [ContainerUnderTest] = Sample.containers,
      graphContainers: [ContainerUnderTest] = [], contracts: [Contract] = Sample.contracts,
      terminal: Bool = false
    ) {
      let command = ConformanceCommand(
        name: "sample", containers: containers, graphContainers: graphContainers,
        contracts: contracts, colour: false,
        printOut: { self.output += $0 }, printError: { self.errors += $0 },
        isolation: .none, showProgress: terminal ? { self.progress.append($0) } : nil,
        readFile: { try Self.saved($0) },
        writeFile: { path, text in
          if path == "forbidden" { throw DeliberateError("disk") }
          self.files[path] = text
        })
      code = command.run(arguments: arguments)
    }
  }
}
