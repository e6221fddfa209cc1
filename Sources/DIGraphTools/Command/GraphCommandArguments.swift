/// The words after the name of the command.
struct GraphCommandArguments {
  enum Command: Equatable {
    case help, validate, metrics, export
    case explain(String)
    case why(String)
    case dependents(String)
    /// Compares two files, or a file with the graph of the program.
    case difference(String, String?)
  }

  enum Format: String, CaseIterable {
    case text, json, github, mermaid, dot, html, markdown
  }

  let command: Command
  private(set) var format: Format
  private(set) var around: String?
  private(set) var depth = 2
  private(set) var output: String?
  private(set) var name: String?
  private(set) var isStrict = false
  /// Whether closures that take the container run, so that what they request is known.
  private(set) var isDryRun = false

  static let help = """
    validate [--strict] [--format text|github|json]   what is wrong with the graph; --strict fails for warnings, too,
                                                      and tells captives between unrelated scopes
    explain TYPE [--name NAME]                        what a request for a type would do
    why TYPE                                          the shortest paths to a type from the roots
    dependents TYPE                                   the components that need a type
    metrics                                           numbers about the graph
    export [--format json|html|mermaid|dot] [--around TYPE [--depth NUMBER]] [--output FILE]
                                                      the graph, or a part of it
    diff BASE [HEAD] [--format markdown|github|json|html|mermaid|dot] [--output FILE]
                                                      what changed since a saved graph
    help                                              this text

    All but explain and metrics take --dry-run: it makes an object of each component whose closures take the container,
    and adds what they request. The closures run with all that they do.

    TYPE is the name of a type, with its module or without. BASE and HEAD are files that export has written as JSON;
    without HEAD it is the graph of the program. The exit code is 0 if all is well, 1 if the graph has errors (with
    --strict also for warnings), if the graphs differ or no component offers TYPE, and 2 if the arguments are wrong or
    a file can't be read or written.

    """

  init(_ arguments: [String]) throws(GraphCommandMistake) {
    var words: [String] = []
    var options: [String: String] = [:]
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--strict": isStrict = true
      case "--dry-run": isDryRun = true
      case "--format", "--around", "--depth", "--output", "--name":
        guard let value = rest.popFirst() else {
          throw GraphCommandMistake("\(word) needs a value")
        }
        options[word] = value
      case "-h", "--help": words = ["help"]
      case _ where word.hasPrefix("-"): throw GraphCommandMistake("unknown option \(word)")
      default: words.append(word)
      }
    }
    let known: [Format]
    (command, known) = try Self.command(words)
    format = known.first ?? .text
    if let value = options["--format"] {
      guard let named = Format(rawValue: value), known.contains(named) else {
        let names = known.map(\.rawValue).joined(separator: ", ")
        throw GraphCommandMistake(
          "\(words[0]) has no format \(value)" + (names.isEmpty ? "" : "; it has \(names)"))
      }
      format = named
    }
    if let value = options["--depth"] {
      guard let number = Int(value), number >= 0 else {
        throw GraphCommandMistake("--depth needs a number, not \(value)")
      }
      depth = number
    }
    (around, output, name) = (options["--around"], options["--output"], options["--name"])
    try refuseUseless(
      options.keys.sorted() + (isStrict ? ["--strict"] : []) + (isDryRun ? ["--dry-run"] : []))
  }

  private static func command(
    _ words: [String]
  ) throws(GraphCommandMistake) -> (Command, formats: [Format]) {
    switch (words.first ?? "help", words.count) {
    case ("help", _): return (.help, [])
    case ("validate", 1): return (.validate, [.text, .github, .json])
    case ("metrics", 1): return (.metrics, [])
    case ("export", 1): return (.export, [.json, .html, .mermaid, .dot])
    case ("explain", 2): return (.explain(words[1]), [])
    case ("why", 2): return (.why(words[1]), [])
    case ("dependents", 2): return (.dependents(words[1]), [])
    case ("diff", 2...3):
      return (
        .difference(words[1], words.dropFirst(2).first),
        [.markdown, .github, .json, .html, .mermaid, .dot]
      )
    case ("validate", _), ("metrics", _), ("export", _), ("explain", _), ("why", _),
      ("dependents", _),
      ("diff", _):
      throw GraphCommandMistake("wrong number of words after \(words[0]); see help")
    default: throw GraphCommandMistake("unknown command \(words[0]); see help")
    }
  }

  /// An option that a command doesn't know is a mistake, which would go unnoticed.
  private func refuseUseless(_ options: [String]) throws(GraphCommandMistake) {
    var known: Set<String> = ["--format", "--dry-run"]
    switch command {
    case .validate: known.insert("--strict")
    case .explain: known = ["--name"]
    case .export: known.formUnion(["--around", "--depth", "--output"])
    case .difference: known.insert("--output")
    case .help, .metrics: known = []
    case .why, .dependents: break
    }
    if let useless = options.first(where: { !known.contains($0) }) {
      throw GraphCommandMistake("\(useless) has no effect here; see help")
    }
    if options.contains("--depth"), around == nil {
      throw GraphCommandMistake("--depth needs --around")
    }
  }
}

/// Wrong arguments of the command, or a file that can't be used.
struct GraphCommandMistake: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
