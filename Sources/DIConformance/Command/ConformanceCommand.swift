/// A command that runs contracts against containers and prints the report. For your own containers,
/// call it from your own executable.
///
///     let command = ConformanceCommand(
///       name: "my-conformance", containers: [mine], colour: false,
///       printOut: { print($0, terminator: "") },
///       printError: { FileHandle.standardError.write(Data($0.utf8)) },
///       writeFile: { try $1.write(toFile: $0, atomically: true, encoding: .utf8) })
///     exit(command.run(arguments: Array(CommandLine.arguments.dropFirst())))
public struct ConformanceCommand {
  /// The exit codes of the command.
  public enum ExitCode {
    /// All outcomes are as declared.
    public static let success: Int32 = 0
    /// Some outcome is not as declared, differs from the saved report, or a random graph failed.
    public static let failure: Int32 = 1
    /// The arguments are invalid, or the command could not read or write a file.
    public static let usage: Int32 = 2
  }

  private let name: String
  private let containers: [ContainerUnderTest]
  private let graphContainers: [ContainerUnderTest]
  private let contracts: [Contract]
  private let colour: Bool
  private let printOut: (String) -> Void
  private let printError: (String) -> Void
  private let writeFile: (String, String) throws -> Void
  private let readFile: (String) throws -> String
  private let isolation: Conformance.Isolation
  private let showProgress: ((String) -> Void)?

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - name: The name of the command, for its messages.
  ///   - containers: The containers under test, one column each.
  ///   - graphContainers: Further containers that only random graphs are registered with, for example
  ///     another way to use one of `containers`; none by default.
  ///   - contracts: The contracts; all contracts of this library by default.
  ///   - colour: Whether the table uses colour.
  ///   - printOut: Writes text to standard output.
  ///   - printError: Writes text to standard error.
  ///   - isolation: Where the contracts run unless an option says otherwise: in processes of their own
  ///     where a program can start processes. They are this program once more, with its arguments.
  ///   - showProgress: Shows a line in place of the previous one; the line is empty at the end. Pass
  ///     `nil`, the default, if no terminal shows it.
  ///   - readFile: Returns the text of the file at a path. By default it throws, and `--against` is
  ///     unavailable.
  ///   - writeFile: Writes a text (second argument) to the file at a path (first argument).
  public init(
    name: String, containers: [ContainerUnderTest],
    graphContainers: [ContainerUnderTest] = [], contracts: [Contract] = Contract.all,
    colour: Bool, printOut: @escaping (String) -> Void, printError: @escaping (String) -> Void,
    isolation: Conformance.Isolation = .standard,
    showProgress: ((String) -> Void)? = nil,
    readFile: @escaping (String) throws -> String = { _ in throw UsageError("reads no files") },
    writeFile: @escaping (String, String) throws -> Void
  ) {
    self.name = name
    self.containers = containers
    self.graphContainers = graphContainers
    self.contracts = contracts
    self.colour = colour
    self.printOut = printOut
    self.printError = printError
    self.writeFile = writeFile
    self.readFile = readFile
    self.isolation = isolation
    self.showProgress = showProgress
  }

  /// Executes the command.
  ///
  /// - Parameter arguments: The arguments that follow the command's name.
  /// - Returns: The exit code.
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
        return report.failures.isEmpty ? ExitCode.success : ExitCode.failure
      case .explain(let id):
        printOut(contracts.first { $0.id == id }?.explanationText ?? "")
        return ExitCode.success
      case .catalogue:
        printOut(CatalogueRenderer(containers: containers).render(contracts))
        return ExitCode.success
      case .run:
        return try report(options)
      }
    } catch {
      printError("\(name): \(error)\n")
      return ExitCode.usage
    }
  }

  private func report(_ options: CommandLineOptions) throws(UsageError) -> Int32 {
    let chosen = contracts.filter { contract in
      options.only.isEmpty
        ? options.levels.contains(contract.level) && contract.since <= options.catalogue
        : options.only.contains(contract.id)
    }
    let saved = try saved(options.savedFile)
    let report = try run(chosen, options)
    // A contract that didn't run is no change.
    let changes = saved?.restricted(to: Set(chosen.map(\.id)), of: contracts).changes(to: report)
    if options.suggest {
      printOut(suggestions(report))
    } else if options.json {
      printOut(JSONRenderer().render(report))
    } else {
      let verdict = Verdict(
        on: report, changes: changes?.count ?? 0, of: name, allContracts: contracts.count,
        canFuzz: (containers + graphContainers).contains { $0.graphRules != nil })
      let renderer = TableRenderer(colour: colour, showsAll: options.all)
      printOut(renderer.render(report) + "\n\(verdict.text)")
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

  private func suggestions(_ report: ConformanceReport) -> String {
    report.suggestedDeviations.map { suggestion in
      suggestion.isComplete
        ? "// \(suggestion.container): nothing remains to be declared.\n"
        : "// \(suggestion.container): read each line; a contract in breaks may be a bug.\n"
          + suggestion.swift
    }.joined(separator: "\n")
  }

  private func run(
    _ chosen: [Contract], _ options: CommandLineOptions
  ) throws(UsageError) -> ConformanceReport {
    let isolation = try isolation(options)
    let progress = CommandProgress(
      total: chosen.count, showLine: showProgress, printLine: { printError("\($0)\n") })
    defer { progress.end() }
    return Conformance.run(
      containers, contracts: chosen, isolation: isolation, progress: progress.show)
  }

  private func isolation(
    _ options: CommandLineOptions
  ) throws(UsageError) -> Conformance.Isolation {
    switch options.isolates {
    case false?: return .none
    case true?:
      #if os(macOS) || os(Linux)
      return .processes(memoryLimit: options.memoryLimit)
      #else
      throw UsageError("--isolate needs a system on which programs start processes")
      #endif
    case nil:
      #if os(macOS) || os(Linux)
      if isolation.worker != nil, let limit = options.memoryLimit {
        return .processes(memoryLimit: limit)
      }
      #endif
      return isolation
    }
  }

  private func fuzz(_ graphs: Int, seed: UInt64) -> FuzzReport {
    var number = 0
    var note: CrashNotes.Note?
    defer {
      if let note { CrashNotes.remove(note) }
      showProgress?("")
    }
    return Conformance.fuzz(
      containers + graphContainers, graphs: graphs, seed: seed,
      willTry: { seed in
        number += 1
        // Limit progress to about a hundred lines.
        if number % max(1, graphs / 100) == 1 || graphs < 100 {
          showProgress?("graph \(number) of \(graphs)")
        }
        if let note { CrashNotes.remove(note) }
        note = CrashNotes.add(
          "a random graph ended the process; reproduce it with --fuzz 1 --seed \(seed)")
      },
      willReduce: { failure in
        showProgress?("")
        printError("\(name): \(failure)\n\(name): reducing it\n")
      })
  }

  /// Reads the saved report before anything runs, so that a mistake shows at once.
  private func saved(_ file: String?) throws(UsageError) -> SavedReport? {
    guard let file else { return nil }
    do {
      return try SavedReport(json: readFile(file))
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
    usage: \(name) [--level LEVEL] [--only ID]... [--all | --suggest | --json] [FILES] [PROCESSES]
           \(name) --explain ID | --list | --catalogue | --help
           \(name) --fuzz N [--seed S]

    Runs \(contracts.count) contracts against \(containers.map(\.name).joined(separator: ", ")).

      --level LEVEL     run the contracts of core, of extended too, or of profile too (the default)
      --only ID         run only this contract, by its id or name; may be repeated
      --catalogue V     run the contracts of version V of the catalogue (now \(CatalogueVersion.current))
      --all             print the table of all contracts, too
      --suggest         print what remains to be declared as Swift, instead of the report
      --json            print JSON instead of the report
      --markdown FILE   also write the report as Markdown to FILE
      --junit FILE      also write the report as JUnit's XML to FILE
      --against FILE    also compare with a report that was saved with --json
      --isolate         run contracts in processes of their own, so that a crash ends one
                        contract and not the run (the default where programs start processes)
      --no-isolate      run all in this process, for a debugger
      --memory-limit MB the memory of such a process (none unless given)
      --explain ID      print why a contract exists and what its scenario does
      --list            list the contracts
      --catalogue       print the catalogue of contracts as Markdown
      --fuzz N          run N random graphs instead, and compare with a model
      --seed S          the seed of the first graph (1 unless given)
      --help            print this

    Exit codes: 0 all as declared, 1 an outcome differs or changed, 2 wrong usage.

    """
  }
}
