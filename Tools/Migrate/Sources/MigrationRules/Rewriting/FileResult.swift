/// What a run found and did in one file.
package struct FileResult: Sendable {
  package struct Finding: Sendable {
    package let rule: Rule.ID
    package let line: Int
  }

  package let path: String
  package let original: [UInt8]
  /// The bytes after the run; the same ones if nothing is rewritten.
  package internal(set) var rewritten: [UInt8]
  /// The rules that were applied, with their lines in the original or in the round that applied them.
  package internal(set) var applied: [Finding] = []
  /// The remarks that were written.
  package internal(set) var remarks: [Finding] = []
  /// Why the file was left as it is; nil if it was read.
  package internal(set) var leftBecause: String?
  /// What is left to the user, besides remarks.
  package internal(set) var notes: [String] = []
  /// Whether the file is left since it speaks another old generation.
  var isForAnotherRun = false
  /// The modules that the file imports.
  package internal(set) var imports: Set<String> = []
  /// Whether the run was to rewrite the file, or only to read it.
  package internal(set) var isSelected = true
  package internal(set) var generations: SpokenGenerations?
  /// Lines of the file with a `di-migrate:off` that turns nothing off, and what is wrong with it.
  package internal(set) var unusedSuppressions: [(line: Int, rule: String)] = []
  package internal(set) var registrations = Tally()
  package internal(set) var requests = Tally()
  /// Whether the file was left because of a mistake of the tool.
  package internal(set) var hasMistake = false

  /// Whether the file got its old bytes again, since a command failed with its module.
  package internal(set) var isRolledBack = false

  /// Takes back what the run made of the file.
  mutating func leave(because reason: String) {
    rewritten = original
    applied = []
    remarks = []
    registrations = Tally(found: registrations.found, kept: registrations.found)
    requests = Tally(found: requests.found, kept: requests.found)
    leftBecause = reason
  }

  package var isChanged: Bool { original != rewritten }

  init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    original = bytes
    rewritten = bytes
  }
}
