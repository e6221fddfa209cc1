/// One thing that the tool knows how to rewrite, or knows that it must not.
///
/// Rules are data: the rewriter names the rules that it applies, and reports, remarks and the documentation
/// are made from this list.
package struct Rule: Sendable {
  /// Whether code to which the rule applies is rewritten.
  package enum Outcome: String, Sendable, Codable {
    /// The tool rewrites it.
    case safe
    /// The tool leaves it as it is, and writes a comment with the page that tells what to do.
    case remark
  }

  /// The generations and the number of a rule: `M1-07` leads from release 1 to the modern generation, and `M12-07`
  /// from release 1 to release 2.
  package struct ID: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let generation: Generation
    package let target: Generation
    package let number: Int

    package init(_ generation: Generation, to target: Generation = .modern, _ number: Int) {
      self.generation = generation
      self.target = target
      self.number = number
    }

    /// Reads `M1-07` or `M12-07`; nil for anything else.
    package init?(_ text: some StringProtocol) {
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].first == "M", parts[1].count == 2,
        let number = Int(parts[1])
      else { return nil }
      let digits = parts[0].dropFirst()
      if digits == "12" {
        self.init(.release1, to: .release2, number)
      } else if let generation = Int(digits).flatMap(Generation.init) {
        self.init(generation, number)
      } else {
        return nil
      }
    }

    package var description: String {
      "M\(generation.rawValue)\(target == .modern ? "" : "\(target.rawValue)")-\(number < 10 ? "0" : "")\(number)"
    }

    package static func < (left: ID, right: ID) -> Bool {
      (left.generation.rawValue, -left.target.rawValue, left.number)
        < (right.generation.rawValue, -right.target.rawValue, right.number)
    }
  }

  package let id: ID
  package let outcome: Outcome
  /// The declaration that the rule is about, as a user writes it.
  package let from: String
  /// What follows it; for a remark, what to do by hand.
  package let to: String
  /// What behaves differently after the rewrite, although nothing better can be written; nil if nothing does.
  package let difference: String?
  package let before: String
  package let after: String
  /// The page that tells more, relative to the repository.
  package let page: String
}
