extension Rule {
  /// All rules, by their ids.
  package static let all: [Rule] =
    release1 + release1Remarks + release1To2 + release2 + release2Remarks + modern

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// The number of the rules that are about manifests, not about sources.
  static let ofManifests = 80

  /// The rule with an id; nil if there is none.
  package static func with(_ id: ID) -> Rule? { byID[id] }

  static func safe(
    _ generation: Generation, to target: Generation = .modern, _ number: Int, _ from: String,
    _ to: String, before: String, after: String, page: String, difference: String? = nil
  ) -> Rule {
    Rule(
      id: ID(generation, to: target, number), outcome: .safe, from: from, to: to,
      difference: difference,
      before: before,
      after: after, page: "docs/migration/" + page)
  }

  static func remark(
    _ generation: Generation, to target: Generation = .modern, _ number: Int, _ from: String,
    _ to: String, before: String, after: String, page: String
  ) -> Rule {
    Rule(
      id: ID(generation, to: target, number), outcome: .remark, from: from, to: to, difference: nil,
      before: before,
      after: after, page: "docs/migration/" + page)
  }
}
