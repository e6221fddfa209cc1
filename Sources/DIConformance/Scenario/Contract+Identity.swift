/// Contracts are identified by their ids, so that a test of all contracts can run one of them again.
extension Contract: Identifiable, Hashable, CustomStringConvertible {
  /// The id and the title.
  public var description: String { "\(id): \(title)" }

  /// Contracts with the same id are equal.
  public static func == (left: Contract, right: Contract) -> Bool { left.id == right.id }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
