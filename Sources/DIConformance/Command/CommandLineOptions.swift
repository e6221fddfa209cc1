/// The options of the conformance command.
public struct CommandLineOptions: Sendable, Equatable {
  /// The action of the command.
  public enum Action: Sendable, Equatable {
    /// Run the contracts.
    case run
    /// Print the ids and titles of the contracts.
    case list
    /// Print the usage of the command.
    case help
    /// Compare the containers with their models on this number of random graphs.
    case fuzz(Int)
    /// Print why the contract with this id exists.
    case explain(String)
    /// Print the catalogue of contracts as Markdown.
    case catalogue
  }

  /// The action; `run` by default.
  public var action = Action.run

  /// Print JSON instead of the table.
  public var json = false

  /// The file to which the command also writes the report as Markdown, if any.
  public var markdownFile: String?

  /// The file to which the command also writes the report as JUnit XML, if any.
  public var junitFile: String?

  /// The file with an earlier report in JSON with which the command compares this one, if any.
  public var savedFile: String?

  /// The ids of the contracts to run; empty for all contracts.
  public var only: [String] = []

  /// Print the suggested deviations as Swift instead of the report.
  public var suggest = false

  /// Print the table of all contracts and the long lists, too.
  public var all = false

  /// The levels of the contracts to run.
  public var levels = Set(Contract.Level.allCases)

  /// The version of the catalogue whose contracts run.
  public var catalogue = CatalogueVersion.current

  /// Whether contracts run in processes of their own; `nil` if no option says so.
  public var isolates: Bool?

  /// The megabytes that such a process may take, if there is a limit.
  public var memoryLimit: Int?

  /// The seed of the first random graph.
  public var seed: UInt64 = 1

  /// Creates the default options: run all contracts and print the table.
  public init() {}

  /// Parses the arguments that follow the command's name.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - contracts: The contracts that `--only` can select.
  /// - Throws: A `UsageError` for an unknown option, a missing or invalid value, or an unknown
  ///   contract.
  public init(arguments: [String], contracts: [Contract] = Contract.all) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let (option, attached) = Self.split(argument)
      switch option {
      case "--help", "-h": action = .help
      case "--list": action = action == .help ? .help : .list
      case "--json": json = true
      case "--suggest": suggest = true
      case "--all": all = true
      case "--explain":
        action = .explain(try Self.contract(attached, or: &rest, of: option, in: contracts))
        continue
      case "--level":
        let text = try Self.value(attached, or: &rest, of: option, called: "a level")
        guard let level = Contract.Level(rawValue: text) else {
          throw UsageError("--level needs core, extended or profile, not '\(text)'")
        }
        // A level includes those before it.
        levels = Set(Contract.Level.allCases.prefix { $0 != level } + [level])
        continue
      case "--catalogue":
        guard attached != nil || rest.first?.first?.isNumber == true else {
          if action == .run { action = .catalogue }
          continue
        }
        let text = try Self.value(attached, or: &rest, of: option, called: "a version")
        guard let version = CatalogueVersion(text), version <= .current else {
          throw UsageError(
            "--catalogue knows versions up to \(CatalogueVersion.current), not '\(text)'")
        }
        catalogue = version
        continue
      case "--isolate": isolates = true
      case "--no-isolate": isolates = false
      case "--memory-limit":
        let text = try Self.value(attached, or: &rest, of: option, called: "a number of megabytes")
        // Less than that, and no program starts.
        guard let number = Int(text), (16...1_000_000_000).contains(number) else {
          throw UsageError("--memory-limit needs at least 16 megabytes, not '\(text)'")
        }
        memoryLimit = number
        continue
      case "--markdown":
        markdownFile = try Self.value(attached, or: &rest, of: option, called: "a file")
        continue
      case "--junit":
        junitFile = try Self.value(attached, or: &rest, of: option, called: "a file")
        continue
      case "--against":
        savedFile = try Self.value(attached, or: &rest, of: option, called: "a file")
        continue
      case "--only":
        let id = try Self.contract(attached, or: &rest, of: option, in: contracts)
        if !only.contains(id) { only.append(id) }
        continue
      case "--fuzz":
        let text = try Self.value(attached, or: &rest, of: option, called: "a number of graphs")
        guard let count = Int(text), count > 0 else {
          throw UsageError("--fuzz needs a number of graphs, not '\(text)'")
        }
        if action == .run { action = .fuzz(count) }
        continue
      case "--seed":
        let text = try Self.value(attached, or: &rest, of: option, called: "a number")
        guard let number = UInt64(text) else {
          throw UsageError("--seed needs a number, not '\(text)'")
        }
        seed = number
        continue
      default:
        let what = argument.hasPrefix("-") ? "option" : "argument"
        throw UsageError("unknown \(what) '\(argument)'; --help names the options")
      }
      if attached != nil { throw UsageError("\(option) takes no value") }
    }
  }

  /// Splits `--name=value` into its two parts.
  private static func split(_ argument: String) -> (option: String, value: String?) {
    guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else {
      return (argument, nil)
    }
    return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }

  private static func contract(
    _ attached: String?, or rest: inout ArraySlice<String>, of option: String,
    in contracts: [Contract]
  ) throws(UsageError) -> String {
    let text = try value(attached, or: &rest, of: option, called: "a contract's id")
    guard let id = contracts.first(where: { $0.id == text || $0.name == text })?.id else {
      throw UsageError("unknown contract '\(text)'; --list names them all")
    }
    return id
  }

  private static func value(
    _ attached: String?, or rest: inout ArraySlice<String>, of option: String, called name: String
  ) throws(UsageError) -> String {
    if let attached, !attached.isEmpty { return attached }
    if attached == nil, let next = rest.first, !next.hasPrefix("-") { return rest.removeFirst() }
    throw UsageError("\(option) needs \(name)")
  }
}

/// A mistake in the arguments, described in one line.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The description, without the name of the command.
  public let description: String

  /// Creates an error.
  ///
  /// - Parameter description: The description, without the name of the command.
  public init(_ description: String) {
    self.description = description
  }
}
