/// How to start the server, from its arguments and its environment.
public struct ServerOptions: Sendable, Equatable {
  /// Who creates the objects of a request.
  public enum Wiring: String, Sendable, CaseIterable {
    case container
    case hand
  }

  public var host = "127.0.0.1"
  public var port = 8080
  public var databasePath = "lending.sqlite"
  public var wiring = Wiring.container

  public init() {}

  /// Reads options such as `--port 8080`. The environment sets those that the arguments leave out:
  /// `LENDING_PORT=8080`.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the name of the program.
  ///   - environment: The environment by name.
  /// - Throws: `InvalidOption` for an unknown option, and for a value that is missing or malformed.
  public init(arguments: [String], environment: [String: String]) throws(InvalidOption) {
    for name in ["host", "port", "database", "wiring"] {
      if let value = environment["LENDING_\(name.uppercased())"] { try set(name, to: value) }
    }
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else { throw InvalidOption(argument, "is not an option") }
      guard let value = rest.popFirst() else { throw InvalidOption(argument, "needs a value") }
      try set(String(argument.dropFirst(2)), to: value)
    }
  }

  private mutating func set(_ name: String, to value: String) throws(InvalidOption) {
    switch name {
    case "host":
      host = value
    case "port":
      guard let number = UInt16(value) else {
        throw InvalidOption("--port", "needs a number from 0 to 65535")
      }
      port = Int(number)
    case "database":
      databasePath = value
    case "wiring":
      guard let choice = Wiring(rawValue: value) else {
        throw InvalidOption("--wiring", "is container or hand")
      }
      wiring = choice
    default:
      throw InvalidOption("--\(name)", "is unknown")
    }
  }
}

/// An option that the server can't start with.
public struct InvalidOption: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ option: String, _ complaint: String) {
    description = "\(option) \(complaint)."
  }
}
