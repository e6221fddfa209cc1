/// What a run found and did in one file.
public struct FileResult: Sendable {
  public struct Finding: Sendable {
    public let rule: Rule.ID
    public let line: Int
  }

  public let path: String
  public let original: [UInt8]
  /// The bytes after the run; the same ones if nothing is rewritten.
  public internal(set) var rewritten: [UInt8]
  /// The rules that were applied, with their lines in the original or in the round that applied them.
  public internal(set) var applied: [Finding] = []
  /// The remarks that were written.
  public internal(set) var remarks: [Finding] = []
  /// Why the file was left as it is; nil if it was read.
  public internal(set) var leftBecause: String?
  /// Whether the file is left since it speaks another old generation.
  var isForAnotherRun = false
  public internal(set) var generations: SpokenGenerations?
  /// Lines of the file with a `di-migrate:off` that turns nothing off, and what is wrong with it.
  public internal(set) var unusedSuppressions: [(line: Int, rule: String)] = []
  public internal(set) var registrations = (rewritten: 0, remarked: 0)
  public internal(set) var requests = (rewritten: 0, remarked: 0)

  public var isChanged: Bool { original != rewritten }

  init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    original = bytes
    rewritten = bytes
  }
}
