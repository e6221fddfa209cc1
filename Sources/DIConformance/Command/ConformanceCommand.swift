/// The command that runs contracts against containers and prints the report; for your own
/// containers, call it from an executable of your own.
///
///     let command = ConformanceCommand(
///       name: "my-conformance", containers: [mine], colour: false,
///       printOut: { print($0, terminator: "") },
///       printError: { FileHandle.standardError.write(Data($0.utf8)) },
///       writeFile: { try $1.write(toFile: $0, atomically: true, encoding: .utf8) })
///     exit(command.run(arguments: Array(CommandLine.arguments.dropFirst())))
public struct ConformanceCommand {
  /// What the command ends with.
  public enum ExitCode {
    /// Everything is as declared.
    public static let success: Int32 = 0
    /// Something but what is declared happened.
    public static let failure: Int32 = 1
    /// The arguments are wrong, or a file could not be written.
    public static let usage: Int32 = 2
  }

  private let name: String
  private let containers: [ContainerUnderTest]
  private let contracts: [Contract]
  private let colour: Bool
  private let printOut: (String) -> Void
  private let printError: (String) -> Void
  private let writeFile: (String, String) throws -> Void
  private let readFile: (String) throws -> String
  private let willTry: (UInt64) -> Void
  private let showProgress: ((String) -> Void)?

  /// - Parameters:
  ///   - name: The name of the command in its own messages.
  ///   - containers: What is run, one column each.
  ///   - contracts: The contracts; all of them unless given.
  ///   - colour: Whether the table is coloured.
  ///   - printOut: Takes what belongs on the standard output.
  ///   - printError: Takes what belongs on the error stream.
  ///   - showProgress: Takes a line that replaces the one before, empty when all is done. Pass nil, as
  ///     without it, where no terminal shows it.
  ///   - willTry: Called with the seed of each random graph before it is tried.
  ///   - readFile: Reads the text at a path; without it, `--against` can't be used.
  ///   - writeFile: Writes a text (second) to a path (first).
  public init(
    name: String, containers: [ContainerUnderTest], contracts: [Contract] = Contract.all,
    colour: Bool, printOut: @escaping (String) -> Void, printError: @escaping (String) -> Void,
    showProgress: ((String) -> Void)? = nil,
    willTry: @escaping (UInt64) -> Void = { _ in },
    readFile: @escaping (String) throws -> String = { _ in throw UsageError("reads no files") },
    writeFile: @escaping (String, String) throws -> Void
  ) {
    self.name = name
    self.containers = containers
    self.contracts = contracts
    self.colour = colour
    self.printOut = printOut
    self.printError = printError
    self.writeFile = writeFile
    self.readFile = readFile
    self.willTry = willTry
    self.showProgress = showProgress
  }

  /// Does what the arguments say, and gives the exit code.
  public func run(arguments: [String]) -> Int32 {
    do {
      let options = try CommandLineOptions(arguments: arguments, contracts: contracts)
      switch options.action {
      case .help:
        printOut(help)
        return ExitCode.success
      case .list:
        printOut(list)
        return ExitCode.success
      case .fuzz(let graphs):
        if graphs == 1 { printOut("\(FuzzGenerator.graph(seed: options.seed))\n\n") }
        let report = fuzz(graphs, seed: options.seed)
        printOut(report.text)
        return report.failure == nil ? ExitCode.success : ExitCode.failure
      case .run:
        return try report(options)
      }
    } catch {
      printError("\(name): \(error)\n")
      return ExitCode.usage
    }
  }

  private func report(_ options: CommandLineOptions) throws(UsageError) -> Int32 {
    let chosen =
      options.only.isEmpty ? contracts : contracts.filter { options.only.contains($0.id) }
    let report = run(chosen)
    let changes = try changes(since: options.savedFile, to: report)
    if options.json {
      printOut(JSONRenderer().render(report))
    } else {
      let verdict = Verdict(
        on: report, changes: changes?.count ?? 0, of: name, allContracts: contracts.count,
        canFuzz: containers.contains { $0.graphRules != nil })
      printOut(TableRenderer(colour: colour).render(report) + "\n\(verdict.text)")
    }
    let files = [
      (options.markdownFile, { MarkdownRenderer().render(report) }),
      (options.junitFile, { JUnitRenderer().render(report) }),
    ]
    for case (let file?, let text) in files {
      do {
        try writeFile(file, text())
      } catch {
        printError("\(name): cannot write '\(file)': \(error)\n")
        return ExitCode.usage
      }
    }
    if let changes, !changes.isEmpty {
      printError(changes.map { "\(name): \($0)\n" }.joined())
      return ExitCode.failure
    }
    return report.isAsDeclared ? ExitCode.success : ExitCode.failure
  }

  private func run(_ chosen: [Contract]) -> ConformanceReport {
    var number = 0
    defer { showProgress?("") }
    return Conformance.run(containers, contracts: chosen) { contract in
      number += 1
      showProgress?("\(number) of \(chosen.count): \(contract.id)")
    }
  }

  private func fuzz(_ graphs: Int, seed: UInt64) -> FuzzReport {
    var number = 0
    defer { showProgress?("") }
    return Conformance.fuzz(containers, graphs: graphs, seed: seed) { seed in
      number += 1
      // A terminal needs no more than a hundred lines.
      if number % max(1, graphs / 100) == 1 || graphs < 100 {
        showProgress?("graph \(number) of \(graphs)")
      }
      willTry(seed)
    }
  }

  /// What changed since a report was saved; nil if none was given.
  private func changes(
    since file: String?, to report: ConformanceReport
  ) throws(UsageError) -> [String]? {
    guard let file else { return nil }
    let text: String
    do {
      text = try readFile(file)
    } catch {
      throw UsageError("cannot read '\(file)': \(error)")
    }
    do {
      // What was not run now has not changed.
      let saved = try SavedReport(json: text)
      let known = Set(report.rows.map(\.contract.id))
      return saved.restricted(to: known, of: contracts).changes(to: report)
    } catch {
      throw UsageError("cannot read '\(file)': \(error)")
    }
  }

  private var list: String {
    let width = (contracts.map(\.id.count).max() ?? 0) + 2
    return contracts.map { "\($0.id.padded(to: width))\($0.title) [\($0.class.word)]\n" }.joined()
  }

  private var help: String {
    """
    usage: \(name) [--json] [--markdown FILE] [--junit FILE] [--against FILE]
                 [--only ID]... [--list] [--help]
           \(name) --fuzz N [--seed S]

    Runs \(contracts.count) contracts against \(containers.map(\.name).joined(separator: ", ")).

      --json            print JSON instead of the table
      --markdown FILE   also write the report as Markdown to FILE
      --junit FILE      also write the report as JUnit's XML to FILE
      --against FILE    also compare with a report that was saved with --json
      --only ID         run only this contract, by its id or name; may be repeated
      --list            list the contracts and stop
      --fuzz N          try N random graphs instead, and compare with a model
      --seed S          the seed of the first graph (1 unless given)
      --help            print this and stop

    Exit codes: 0 as declared, 1 something else happened or changed, 2 wrong usage.

    """
  }
}
