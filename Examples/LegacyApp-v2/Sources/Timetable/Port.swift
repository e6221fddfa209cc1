public struct Port: Equatable {
  public let name: String

  public init(name: String) {
    self.name = name
  }

  public static func == (left: Port, right: Port) -> Bool {
    return left.name == right.name
  }
}

public struct Crossing: Equatable {
  public let from: Port
  public let to: Port
  public let minutes: Int

  public init(from: Port, to: Port, minutes: Int) {
    self.from = from
    self.to = to
    self.minutes = minutes
  }

  /// Parses the server's format: `Lindo>Vastra@12:15`.
  init?(_ text: String) {
    let parts = text.split { ">@:".contains($0) }.map(String.init)
    guard parts.count == 4, let hours = Int(parts[2]), let minutes = Int(parts[3]) else {
      return nil
    }
    self.init(from: Port(name: parts[0]), to: Port(name: parts[1]), minutes: hours * 60 + minutes)
  }

  public static func == (left: Crossing, right: Crossing) -> Bool {
    return left.from == right.from && left.to == right.to && left.minutes == right.minutes
  }
}
