/// A version of the catalogue of contracts: a new minor version has more contracts, a new major version
/// changes the meaning of some.
public struct CatalogueVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The first number.
  public let major: Int
  /// The second number.
  public let minor: Int

  /// Creates a version.
  ///
  /// - Parameters:
  ///   - major: The first number.
  ///   - minor: The second number.
  public init(_ major: Int, _ minor: Int) {
    (self.major, self.minor) = (major, minor)
  }

  /// Parses a version, for example `1.0`.
  ///
  /// - Parameter text: Two numbers with a dot between them; any other text gives `nil`.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let major = Int(parts[0]), let minor = Int(parts[1]) else { return nil }
    self.init(major, minor)
  }

  /// The version of the catalogue of this library.
  public static let current = CatalogueVersion(1, 0)

  /// Compares the first numbers, then the second.
  public static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// Both numbers, with a dot between them.
  public var description: String { "\(major).\(minor)" }
}

extension Contract {
  /// The version of the catalogue in which the contract appeared.
  public var since: CatalogueVersion {
    // Contracts that a later version adds are listed here.
    CatalogueVersion(1, 0)
  }

  /// Returns the contracts of a version of the catalogue, so that an update of the library adds none to
  /// a run.
  ///
  /// - Parameter version: The version.
  /// - Returns: The contracts that are in it, in the order of ``all``.
  public static func all(in version: CatalogueVersion) -> [Contract] {
    all.filter { $0.since <= version }
  }
}

/// A rule that no scenario can test: part of the catalogue's text, and of no run.
public struct CatalogueNote: Sendable {
  /// The rule.
  public let title: String
  /// Why no scenario can test it.
  public let reason: String
  /// The version in which a contract of this id became a note, and the id, if it ever was one.
  public let withdrawn: (id: String, in: CatalogueVersion)?

  /// The notes of the catalogue.
  public static let all: [CatalogueNote] = [
    CatalogueNote(
      title: "A mandatory request that fails ends the process with the reason",
      reason: "only for containers whose requests don't throw; it would end the process of the run",
      withdrawn: ("process-01", CatalogueVersion(1, 0))),
    CatalogueNote(
      title: "A shared object for the whole process lives to its end",
      reason: "no code can check it after the process has ended",
      withdrawn: ("process-02", CatalogueVersion(1, 0))),
  ]
}
