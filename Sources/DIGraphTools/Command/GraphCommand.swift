public import DIEngine
private import Foundation

/// A command that answers questions about the graph of a program, for an executable of the program's own.
///
/// ```swift
/// import DIGraphTools
/// import Foundation
///
/// exit(GraphCommand.run(makeContainer()))
/// ```
///
/// `graph help` lists what the command can do.
///
/// - Since: 0.1.0 of this package
public struct GraphCommand {
  /// The exit codes of the command.
  ///
  /// - Since: 0.1.0 of this package
  public enum ExitCode {
    /// All is well.
    ///
    /// - Since: 0.1.0 of this package
    public static let success: Int32 = 0
    /// The graph has errors, the graphs differ, or no component offers the type.
    ///
    /// - Since: 0.1.0 of this package
    public static let failure: Int32 = 1
    /// The arguments are wrong, or a file can't be read or written.
    ///
    /// - Since: 0.1.0 of this package
    public static let usage: Int32 = 2
  }

  private let source: any GraphSource
  private let files: RepositoryFiles
  private let printOut: (String) -> Void

  /// Runs the command.
  ///
  /// Reports, and what `export` writes, name files by their paths in the repository around the working directory.
  ///
  /// - Parameters:
  ///   - source: The container, scope or engine. The command makes no object.
  ///   - arguments: The words after the name of the command; those of the process by default.
  ///   - printOut: Writes text to standard output.
  ///   - printError: Writes text to standard error; nil for the standard error of the process.
  /// - Returns: The exit code of the process, see ``ExitCode``.
  /// - Since: 0.1.0 of this package
  public static func run(
    _ source: any GraphSource,
    arguments: [String] = Array(CommandLine.arguments.dropFirst()),
    printOut: @escaping (String) -> Void = { print($0, terminator: "") },
    printError: ((String) -> Void)? = nil
  ) -> Int32 {
    run(
      source, arguments: arguments, in: FileManager.default.currentDirectoryPath,
      printOut: printOut,
      printError: printError ?? { FileHandle.standardError.write(Data($0.utf8)) })
  }

  package static func run(
    _ source: any GraphSource, arguments: [String], in directory: String,
    printOut: @escaping (String) -> Void, printError: @escaping (String) -> Void
  ) -> Int32 {
    let files = RepositoryFiles(around: directory)
    let command = GraphCommand(source: source, files: files, printOut: printOut)
    defer {
      for (file, paths) in files.unclear.sorted(by: { $0.key < $1.key }) {
        printError("\(file) may be any of \(paths.joined(separator: ", "))\n")
      }
    }
    do {
      return try command.run(GraphCommandArguments(arguments))
    } catch let mistake as GraphCommandMistake {
      printError("\(mistake)\n")
      return ExitCode.usage
    } catch let unknown as UnknownGraphType {
      printError("\(unknown)\n")
      return ExitCode.failure
    } catch {
      printError("\(error)\n")
      return ExitCode.usage
    }
  }

  private func run(_ arguments: GraphCommandArguments) throws -> Int32 {
    switch arguments.command {
    case .help: printOut(GraphCommandArguments.help)
    case .validate: return validate(arguments)
    case .explain(let type): try explain(type, arguments.name)
    case .why(let type): printOut("\(try snapshot(arguments).why(type))\n")
    case .dependents(let type): printOut("\(try snapshot(arguments).dependents(of: type))\n")
    case .metrics: printOut("\(source.metrics)\n")
    case .export: try export(arguments)
    case .difference(let base, let head): return try compare(base, head, arguments)
    }
    return ExitCode.success
  }

  private func snapshot(_ arguments: GraphCommandArguments) -> GraphSnapshot {
    arguments.isDryRun
      ? source.graphSnapshot(seenIn: source.dryRun(), strict: arguments.isStrict)
      : source.graphSnapshot(strict: arguments.isStrict)
  }

  private func validate(_ arguments: GraphCommandArguments) -> Int32 {
    let findings = snapshot(arguments).findings.map(files.located)
    let rejected: Set<GraphFinding.Severity> =
      arguments.isStrict ? [.error, .warning] : [.error]
    let isValid = !findings.contains { rejected.contains($0.severity) }
    switch arguments.format {
    case .json: printOut(encoded(findings))
    case .github: printOut(annotations(findings))
    default:
      for finding in findings { printOut("\(finding.text(location))\n") }
      printOut("\(isValid ? "valid" : "not valid"): \(summary(of: findings))\n")
    }
    return isValid ? ExitCode.success : ExitCode.failure
  }

  private func summary(of findings: [GraphFinding]) -> String {
    func number(_ severity: GraphFinding.Severity, _ word: String) -> String {
      count(findings.count { $0.severity == severity }, word)
    }
    let unchecked = findings.count { $0.severity == .notChecked }
    return "\(number(.error, "error")), \(number(.warning, "warning")), \(unchecked) not checked"
  }

  private func explain(_ type: String, _ name: String?) throws {
    let types = source.types(named: type)
    guard !types.isEmpty else {
      // The error names similar types.
      _ = try source.graphSnapshot().components(offering: type)
      throw UnknownGraphType(type: type, similar: [])
    }
    for type in types { printOut("\(source.explain(type, name: name))\n") }
  }

  private func export(_ arguments: GraphCommandArguments) throws {
    var snapshot = snapshot(arguments)
    if let around = arguments.around {
      snapshot = try snapshot.around(around, depth: arguments.depth)
    }
    snapshot = files.located(snapshot)
    try write(
      try drawn(GraphPicture(of: snapshot), arguments) ?? snapshot.json, arguments)
  }

  /// Returns a picture in the format of the arguments; nil if that is no format of pictures.
  private func drawn(_ picture: GraphPicture, _ arguments: GraphCommandArguments) throws -> String?
  {
    switch arguments.format {
    case .mermaid: return try picture.mermaid()
    case .dot: return picture.dot
    case .html: return picture.html()
    case .text, .json, .github, .markdown: return nil
    }
  }

  private func write(_ text: String, _ arguments: GraphCommandArguments) throws {
    guard let path = arguments.output else { return printOut(text) }
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw GraphCommandMistake("\(path) can't be written: \(error.localizedDescription)")
    }
  }

  private func compare(
    _ base: String, _ head: String?, _ arguments: GraphCommandArguments
  ) throws -> Int32 {
    let (base, head) = (
      try read(base), files.located(try head.map(read) ?? snapshot(arguments))
    )
    let difference = GraphDifference(from: base, to: head)
    guard !difference.isEmpty else { return ExitCode.success }
    let text: String
    switch arguments.format {
    case .json: text = difference.json
    case .github: text = annotations(difference.newFindings)
    default: text = try drawn(GraphPicture(of: head, since: base), arguments) ?? difference.markdown
    }
    try write(text, arguments)
    return ExitCode.failure
  }

  private func read(_ path: String) throws -> GraphSnapshot {
    let text: String
    do {
      text = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw GraphCommandMistake("\(path) can't be read: \(error.localizedDescription)")
    }
    do {
      return try GraphSnapshot(json: text)
    } catch {
      throw GraphCommandMistake("\(path): \(error)")
    }
  }

  /// Returns findings as commands for GitHub, which shows each at its registration. If the repository doesn't have the file,
  /// the message has what the registration noted.
  private func annotations(_ findings: [GraphFinding]) -> String {
    findings.map { finding in
      let level =
        switch finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .notChecked, .note: "notice"
        }
      var properties = ["title=\(finding.code.rawValue)"]
      var message = ([finding.message] + [finding.remedy].compactMap(\.self))
        .joined(separator: "\n")
      if let file = finding.file, let line = finding.line {
        if let path = files.path(of: file, line: line) {
          properties = ["file=\(Escaping.gitHubProperty(path))", "line=\(line)"] + properties
        } else {
          message = "\(location(file, line)): \(message)"
        }
      }
      return "::\(level) \(properties.joined(separator: ","))::\(Escaping.gitHubMessage(message))\n"
    }.joined()
  }
}
