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
    for option in ["--json", "--markdown", "--only", "--list", "--help"] {
      #expect(run.output.contains(option))
    }
  }

  /// One run of the command on the sample, and what came of it.
  private final class Run {
    private(set) var code: Int32 = -1
    private(set) var output = ""
    private(set) var errors = ""
    private(set) var files: [String: String] = [:]

    init(_ arguments: String...) {
      let command = ConformanceCommand(
        name: "sample", containers: Sample.containers, contracts: Sample.contracts,
        colour: false,
        printOut: { self.output += $0 }, printError: { self.errors += $0 },
        writeFile: { path, text in
          if path == "forbidden" { throw DeliberateError("disk") }
          self.files[path] = text
        })
      code = command.run(arguments: arguments)
    }
  }
}
