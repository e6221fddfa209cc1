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
    // The report says it, and nothing else.
    #expect(run.errors == "")
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
        "Next: `sample --explain cats-01` tells why it matters.",
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
  }

  @Test("single contracts are shown with their values and findings")
  func each() {
    #expect(
      Run("--only", "cats-01", "--only", "dogs-02").output.contains(
        """

        dogs-02: How a dog greets
          first   declared: wags
          second  declared: licks | twice

        cats-01: A cat says "meow"
          first   passed
          second  FAILED
            the sound: expected meow, found moo (Cats.swift:7)

        Verdict: NOT
        """))
  }

  @Test("a run in which nothing runs is no success")
  func nothingRuns() {
    let run = Run("--only", "dogs-03", containers: [Sample.containers[1]])
    #expect(run.code == 1)
    #expect(run.output.contains("\n  second  not offered: fears water\n"))
    #expect(
      run.ending == [
        "Verdict: nothing ran. second offers none of 1 contract.",
        "Next: `sample --all` shows the reasons; `--list` names the contracts.",
      ])
    #expect(Run(contracts: []).code == 1)
    #expect(!Conformance.run([], contracts: Sample.contracts).isAsDeclared)
    let idle = ContainerUnderTest(name: "idle")
    #expect(Run(containers: [idle]).ending[0].hasPrefix("Verdict: nothing ran. idle offers none"))
    let none = Run(containers: [])
    #expect(none.code == 2)
    #expect(none.errors == "sample: there is no container to run contracts against\n")
  }

  @Test("a declaration about a contract that doesn't exist, or has no values, is an error")
  func idleDeclarations() {
    var container = Sample.skipping
    container.shows["dogs-01"] = "barks"
    let run = Run(containers: [container], contracts: Contract.all + Sample.contracts)
    #expect(run.code == 2)
    #expect(
      run.errors == """
        sample: second declares cats-02, which is no contract; --list names them all
        sample: second shows a value for dogs-01, where containers may not differ

        """)
  }

  @Test("the arguments may begin with the program's name, as those of the process do")
  func arguments() {
    #expect(Run(CommandLine.arguments[0], "--only", "dogs-01").code == 0)
    #expect(Run("other", "--only", "dogs-01").code == 2)
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
    let run = Run("--json", "--only", "dogs-03")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("{") && run.output.hasSuffix("}\n"))
  }

  @Test("progress is shown on a terminal only, and ends with an empty line")
  func progress() {
    #expect(
      Run("--only", "dogs-01", "--only", "cats-01", terminal: true).progress
        == ["1 of 2: dogs-01", "2 of 2: cats-01", ""])
    let tiny = [ContainerUnderTest.tinyWithRules()]
    #expect(
      Run("--fuzz", "2", containers: tiny, terminal: true).progress
        == ["graph 1 of 2", "graph 2 of 2", ""])
    #expect(Run("--fuzz", "1000", containers: tiny, terminal: true).progress.count == 101)
    #expect(Run("--only", "dogs-01", terminal: true).errors == "")
    #expect(Run().progress == [])
  }

  @Test(
    "random graphs: a line of counts, and 0 if requests were compared; for one graph, the graph")
  func fuzz() {
    // The containers of the sample have no graph rules.
    let run = Run("--fuzz", "3")
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(
      run.errors == "sample: --fuzz needs a container with graphRules; without: first, second\n")
    var container = ContainerUnderTest.tinyWithRules()
    container.graphRules?.recursionEndsProcess = true
    let some = Run("--fuzz", "3", containers: Sample.containers, graphContainers: [container])
    #expect(some.code == 0)
    #expect(some.output.contains(" requests without first, second"))
    #expect(some.output.hasSuffix(": all follow the rules\n"))
    let one = Run("--fuzz", "1", "--seed", "8", containers: [container])
    #expect(one.output.hasPrefix("\(FuzzGenerator.graph(seed: 8))\n\n1 graph, "))
    // A graph whose only requests would end the process.
    let seed = (1...1_000 as ClosedRange<UInt64>).first {
      Conformance.fuzz([container], graphs: 1, seed: $0).requests == 0
    }
    let empty = Run("--fuzz", "1", "--seed", "\(seed ?? 0)", containers: [container])
    #expect(empty.code == 1)
    #expect(empty.output.hasSuffix(": nothing was compared\n"))
    let ofTasks = ContainerUnderTest(name: "for tasks", graphRules: GraphRules())
    #expect(Run("--fuzz", "3", containers: [ofTasks]).code == 2)
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
      "--suggest", containers: [Sample.skipping],
      contracts: Sample.contracts + [Sample.undeclared, Sample.skipped])
    #expect(
      run.output == """
        // second: read each line; a contract in breaks or skips may be a bug.
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
    let explanation = """
      A dog guards the house, so that everybody who lives in it sleeps well, even if a neighbour's cat comes by.

      - What users notice: Burglars.

      Values:

      - *barks*: Loud.
      - *growls*: Clear.
      """
    let contract = Contract(
      "dogs-09", "What a dog does at night", rules: [],
      class: .policy(values: ["barks", "growls"]), needs: [.names], explanation: explanation
    ) { $0.observe("barks") }
    #expect(
      Run("--explain", "dogs-09", contracts: [contract]).output == """
        dogs-09: What a dog does at night [extended; policy; needs `names`]

        A dog guards the house, so that everybody who lives in it sleeps well, even if a neighbour's cat
        comes by.

        - What users notice: Burglars.

        Values:

        - *barks*: Loud.
        - *growls*: Clear.

        """)
    #expect(Run("--explain", "dogs-01").output.contains("It has no explanation."))
  }

  @Test("the catalogue is the page with what the containers declare")
  func catalogue() throws {
    let output = Run("--catalogue").output
    #expect(output.hasPrefix("# The contracts\n"))
    #expect(
      output.contains(
        "### dogs-02: How a dog greets\n\n*extended; policy*\n\n"
          + "Shown: first *wags*; second *licks | twice*.\n"))
    let contract = try #require(Contract.all.first { $0.id == "names-04" })
    let known = Run("--catalogue", contracts: [contract]).output
    #expect(known.contains("*extended; policy; needs `names`*\n\n\(contract.explanation ?? "?")"))
    #expect(known.contains("\n## Rules without a scenario\n"))
  }

  @Test("the help describes every option once")
  func help() {
    let run = Run("--help")
    #expect(run.code == 0)
    let described = run.output.split(separator: "\n").filter { $0.hasPrefix("  --") }
      .compactMap { $0.split(separator: " ").first }
    #expect(
      described.sorted() == [
        "--all", "--catalogue", "--explain", "--fuzz", "--help", "--isolate", "--json", "--level",
        "--list", "--memory-limit", "--no-isolate", "--only", "--seed", "--suggest",
      ])
  }

  @Test("no two words crash the command, and a mistake is one line on standard error")
  func anyWords() {
    let words = [
      "--json", "--list", "--help", "-h", "--only", "--fuzz", "--seed", "--only=", "--fuzz=0",
      "--fuzz=-1", "--seed=18446744073709551616", "--seed=x", "--", "-", "", "=", "--=", "--json=",
      "dogs-01", "cats-01", "🦊", "--fuzz=1", "--é=1", "\u{0}", "99999999999999999999",
    ]
    for first in words {
      for second in words {
        let run = Run(first, second, contracts: [Sample.contracts[0]])
        #expect((0...2).contains(run.code), "\(first) \(second)")
        #expect((run.code == 2) == run.errors.hasPrefix("sample: "), "\(first) \(second)")
        #expect((run.code == 2) == run.output.isEmpty, "\(first) \(second)")
      }
    }
  }

  /// One run of the command on the sample, and its results.
  private final class Run {
    private(set) var code: Int32 = -1
    private(set) var output = ""
    private(set) var errors = ""
    private(set) var progress: [String] = []

    /// The last two lines.
    var ending: [String] {
      output.split(separator: "\n").suffix(2).map(String.init)
    }

    init(
      _ arguments: String..., containers: [ContainerUnderTest] = Sample.containers,
      graphContainers: [ContainerUnderTest] = [], contracts: [Contract] = Sample.contracts,
      terminal: Bool = false
    ) {
      var command = ConformanceCommand(name: "sample", containers: containers)
      command.graphContainers = graphContainers
      command.contracts = contracts
      command.isolation = .none
      command.output = CommandOutput(
        printOut: { self.output += $0 }, printError: { self.errors += $0 })
      if terminal { command.output.showProgress = { self.progress.append($0) } }
      code = command.run(arguments: arguments)
    }
  }
}
