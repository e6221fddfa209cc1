import DIConformance
import Testing

@Suite("The command")
struct ConformanceCommandTests {
  @Test("As declared: the table, and 0")
  func success() {
    let run = Run("--only", "dogs-01", "--only", "dogs-02")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("contract"))
    #expect(run.output.contains("2 contracts on 2 containers: 2 passed, 0 failed"))
    #expect(run.errors == "")
  }

  @Test("A failed contract: the report, and 1")
  func failure() {
    let run = Run()
    #expect(run.code == 1)
    #expect(run.output.contains("cats-01 on second"))
  }

  @Test("JSON instead of the table, Markdown beside it")
  func formats() {
    let run = Run("--json", "--markdown", "out/report.md", "--only", "dogs-03")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("{"))
    #expect(run.files["out/report.md"]?.hasPrefix("# Conformance") == true)
  }

  @Test("A file that cannot be written: one line, and 2")
  func unwritableFile() {
    let run = Run("--markdown", "forbidden")
    #expect(run.code == 2)
    #expect(run.errors == "sample: cannot write 'forbidden': DeliberateError(label: \"disk\")\n")
  }

  @Test("JUnit's XML beside the table")
  func junit() {
    let run = Run("--junit", "out.xml", "--only", "dogs-01")
    #expect(run.code == 0)
    #expect(run.files["out.xml"]?.contains("name=\"required_dogs_01_aDogBarks\"") == true)
  }

  @Test("Against a saved report: nothing changed, and 0")
  func unchanged() {
    let run = Run("--against", "saved.json", "--only", "dogs-01")
    #expect(run.code == 0)
    #expect(run.errors == "")
  }

  @Test("Against a saved report: each change on the error stream, and 1")
  func changed() {
    let run = Run("--against", "older.json", "--only", "dogs-01")
    #expect(run.code == 1)
    #expect(
      run.errors == """
        sample: dogs-01 on first: was failed, is passed
        sample: dogs-00 on first: was passed, is gone

        """)
  }

  @Test("A saved report that can't be read: one line, and 2")
  func unreadable() {
    #expect(Run("--against", "nowhere").errors.hasPrefix("sample: cannot read 'nowhere': "))
    let run = Run("--against", "broken.json")
    #expect(run.code == 2)
    #expect(
      run.errors == """
        sample: cannot read 'broken.json': the report is no JSON: Unexpected end of \
        file during JSON parse.

        """)
    #expect(run.output == "")
  }

  @Test("Random graphs: a line of counts, and 0; of one graph, the graph")
  func fuzz() {
    // The containers of the sample state no rules.
    let run = Run("--fuzz", "3")
    #expect(run.code == 0)
    #expect(run.output == "3 graphs, 0 requests: as the rules say\n")
    let one = Run("--fuzz", "1", "--seed", "8")
    #expect(one.output.hasPrefix("\(FuzzGenerator.graph(seed: 8))\n\n1 graphs"))
  }

  @Test("Wrong usage: one line on the error stream, nothing else, and 2")
  func usage() {
    let run = Run("--jsn")
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors == "sample: unknown option '--jsn'; --help names the options\n")
  }

  @Test("The list names each contract with its class")
  func list() {
    let run = Run("--list")
    #expect(run.code == 0)
    #expect(
      run.output == """
        dogs-01  A dog barks [required]
        dogs-02  How a dog greets [perGeneration]
        dogs-03  A dog swims [required]
        cats-01  A cat says "meow" [required]

        """)
  }

  @Test("The help names every option")
  func help() {
    let run = Run("--help")
    #expect(run.code == 0)
    for option in [
      "--json", "--markdown", "--junit", "--against", "--only", "--list", "--fuzz", "--seed",
      "--help",
    ] {
      #expect(run.output.contains(option))
    }
  }

  /// One run of the command on the sample, and what came of it.
  private final class Run {
    private(set) var code: Int32 = -1
    private(set) var output = ""
    private(set) var errors = ""
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

    init(_ arguments: String...) {
      let command = ConformanceCommand(
        name: "sample", containers: Sample.containers, contracts: Sample.contracts,
        colour: false,
        printOut: { self.output += $0 }, printError: { self.errors += $0 },
        readFile: { try Self.saved($0) },
        writeFile: { path, text in
          if path == "forbidden" { throw DeliberateError("disk") }
          self.files[path] = text
        })
      code = command.run(arguments: arguments)
    }
  }
}
