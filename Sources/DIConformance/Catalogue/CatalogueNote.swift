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
