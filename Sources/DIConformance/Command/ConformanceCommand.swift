/// A command that runs contracts against containers and prints the report. For your own containers,
/// call it from your own executable.
///
///     let command = ConformanceCommand(name: "my-conformance", containers: [mine])
///     exit(command.run())
public struct ConformanceCommand {
  /// The exit codes of the command.
  public enum ExitCode {
    /// All outcomes are as declared.
    public static let success: Int32 = 0
    /// Some outcome is not as declared, a random graph failed, or nothing ran.
    public static let failure: Int32 = 1
    /// The arguments are invalid, there is no container for them, or a declaration concerns no contract.
    public static let usage: Int32 = 2
  }

  private let name: String
  private let containers: [ContainerUnderTest]

  /// The contracts; unless you set them, all contracts of this library.
  public var contracts = Contract.all

  /// Further containers that only random graphs are registered with, for example another way to use
  /// one of the containers.
  public var graphContainers: [ContainerUnderTest] = []

  /// Where the contracts run unless an option says otherwise: in processes of their own where a
  /// program can start processes. They are this program once more, with its arguments.
  public var isolation = Conformance.Isolation.standard

  package var output = CommandOutput.standard

  /// Creates a command.
  public init(name: String, containers: [ContainerUnderTest]) {
    self.name = name
    self.containers = containers
  }

  /// Executes the command.
  ///
  /// - Parameter arguments: The arguments, with or without the program's own name in front as `CommandLine.arguments`
  ///   has it; by default those of the process.
  /// - Returns: The exit code.
  public func run(arguments: [String] = CommandLine.arguments) -> Int32 {
    let hasName = arguments.first != nil && arguments.first == CommandLine.arguments.first
    let arguments = Array(arguments.dropFirst(hasName ? 1 : 0))
    do {
      let options = try CommandLineOptions(arguments: arguments, contracts: contracts)
      switch options.action {
      case .help: output.printOut(help)
      case .list: output.printOut(list)
      case .explain(let contract): output.printOut(contract.explanationText)
      case .catalogue: output.printOut(Catalogue.page(of: contracts, on: containers))
      case .fuzz(let graphs): return try fuzz(graphs, seed: options.seed)
      case .run: return try runContracts(options)
      }
      return ExitCode.success
    } catch {
      output.printError("\(name): \(error)\n")
      return ExitCode.usage
    }
  }

  private func runContracts(_ options: CommandLineOptions) throws(UsageError) -> Int32 {
    if containers.isEmpty { throw UsageError("there is no container to run contracts against") }
    // A command with other contracts may know only some of those that a container declares.
    if Set(contracts).isSuperset(of: Contract.all) {
      let idle = containers.flatMap { $0.idleDeclarations(for: contracts) }
      if !idle.isEmpty { throw UsageError(idle.joined(separator: "\n\(name): ")) }
    }
    let chosen = contracts.filter { contract in
      options.only.isEmpty
        ? options.levels.contains(contract.level) : options.only.contains(contract.id)
    }
    let isolation = try isolation(options)
    let progress = CommandProgress(
      total: chosen.count, showLine: output.showProgress,
      printLine: { output.printError("\($0)\n") })
    let report = Conformance.run(
      containers, contracts: chosen, isolation: isolation, progress: progress.show)
    progress.end()
    if options.suggest {
      output.printOut(suggestions(report))
    } else if options.json {
      output.printOut(JSONRenderer().render(report))
    } else {
      let verdict = Verdict(
        on: report, of: name, allContracts: contracts.count,
        canFuzz: (containers + graphContainers).contains(where: \.canBeFuzzed))
      var renderer = TableRenderer(colour: output.colour, showsAll: options.all)
      renderer.showsEach = !options.only.isEmpty && !options.all
      output.printOut(renderer.render(report) + "\n\(verdict.text)")
    }
    return report.isAsDeclared ? ExitCode.success : ExitCode.failure
  }

  private func suggestions(_ report: ConformanceReport) -> String {
    report.suggestedDeviations.map { suggestion in
      suggestion.isComplete
        ? "// \(suggestion.container): nothing remains to be declared.\n"
        : "// \(suggestion.container): read each line; a contract in breaks or skips may be a bug.\n"
          + suggestion.swift
    }.joined(separator: "\n")
  }

  private func isolation(
    _ options: CommandLineOptions
  ) throws(UsageError) -> Conformance.Isolation {
    guard options.isolates ?? isolation.usesProcesses else { return .none }
    #if os(macOS) || os(Linux)
    return .processes(memoryLimit: options.memoryLimit ?? isolation.memoryLimit)
    #else
    throw UsageError("--isolate needs a system on which programs start processes")
    #endif
  }

  private func fuzz(_ graphs: Int, seed: UInt64) throws(UsageError) -> Int32 {
    let all = containers + graphContainers
    guard all.contains(where: \.canBeFuzzed) else {
      let names = all.map(\.name).joined(separator: ", ")
      throw UsageError("--fuzz needs a container with graphRules; without: \(names)")
    }
    if graphs == 1 { output.printOut("\(FuzzGenerator.graph(seed: seed))\n\n") }
    var number = 0
    var note: CrashNotes.Note?
    let report = Conformance.fuzz(
      all, graphs: graphs, seed: seed,
      willTry: { seed in
        number += 1
        // Limit progress to about a hundred lines.
        if number % max(1, graphs / 100) == 1 || graphs < 100 {
          output.showProgress?("graph \(number) of \(graphs)")
        }
        if let note { CrashNotes.remove(note) }
        note = CrashNotes.add(
          "a random graph ended the process; reproduce it with --fuzz 1 --seed \(seed)")
      },
      willReduce: { failure in
        output.showProgress?("")
        output.printError("\(name): \(failure)\n\(name): reducing it\n")
      })
    if let note { CrashNotes.remove(note) }
    output.showProgress?("")
    output.printOut(report.text)
    return report.followsRules ? ExitCode.success : ExitCode.failure
  }

  private var list: String {
    let width = (contracts.map(\.id.count).max() ?? 0) + 2
    return contracts.map { "\($0.id.padded(to: width))\($0.title) [\($0.class.word)]\n" }.joined()
  }

  private var help: String {
    """
    usage: \(name) [--level LEVEL] [--only ID]... [--all | --suggest | --json] [PROCESSES]
           \(name) --explain ID | --list | --catalogue | --help
           \(name) --fuzz N [--seed S]

    Runs \(contracts.count) contracts against \(containers.map(\.name).joined(separator: ", ")).

      --level LEVEL     run the contracts of core, of extended too, or of profile too (the default)
      --only ID         run only this contract, and show what it found; may be repeated
      --all             print the table of all contracts, too
      --suggest         print what remains to be declared as Swift, instead of the report
      --json            print JSON instead of the report
      --isolate         run contracts in processes of their own, so that a crash ends one
                        contract and not the run (the default where programs start processes)
      --no-isolate      run all in this process, for a debugger
      --memory-limit MB the memory of such a process (none unless given)
      --explain ID      print why a contract exists and what its scenario does
      --list            list the contracts
      --catalogue       print why each contract exists, and what each container shows, as Markdown
      --fuzz N          run N random graphs instead, and compare with a model
      --seed S          the seed of the first graph (1 unless given)
      --help            print this

    Exit codes: 0 all as declared, 1 an outcome differs or nothing ran, 2 wrong usage.

    """
  }
}
