public struct Port: Equatable {
  public let code: String
  public let name: String

  public init(code: String, name: String) {
    self.code = code
    self.name = name
  }

  public static func == (lhs: Port, rhs: Port) -> Bool {
    return lhs.code == rhs.code
  }
}
