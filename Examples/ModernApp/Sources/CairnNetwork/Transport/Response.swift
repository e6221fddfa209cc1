public struct Response: Sendable {
  public let status: Int
  public let rows: [[String]]

  public init(status: Int = 200, rows: [[String]] = []) {
    self.status = status
    self.rows = rows
  }
}
