/// One thing that the tool knows how to rewrite, or knows that it must not.
///
/// The rewriter is code, and names the rule of each edit; reports, remarks and the documentation are made from the list
/// of rules.
package struct Rule: Sendable {
  /// Whether code to which the rule applies is rewritten.
  package enum Outcome: String, Sendable, Codable {
    /// The tool rewrites it.
    case safe
    /// The tool leaves it as it is, and writes a comment with the page that tells what to do.
    case remark
  }

  /// The generations and the name of a rule, which is written as a number: `M1-07` leads from release 1 to the modern generation, and `M12-07`
  /// from release 1 to release 2.
  package struct ID: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let generation: Generation
    package let target: Generation
    package let name: Name

    package init(_ generation: Generation, to target: Generation = .modern, _ name: Name) {
      self.generation = generation
      self.target = target
      self.name = name
    }

    package var number: Int { name.number }

    /// Reads `M1-07` or `M12-07`; nil for anything else.
    package init?(_ text: some StringProtocol) {
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].first == "M", parts[1].count == 2,
        let number = Int(parts[1])
      else { return nil }
      let digits = parts[0].dropFirst()
      if digits == "12" {
        self.init(.release1, to: .release2, Name(number: number))
      } else if let generation = Int(digits).flatMap(Generation.init) {
        self.init(generation, Name(number: number))
      } else {
        return nil
      }
    }

    package var description: String {
      "M\(generation.rawValue)\(target == .modern ? "" : "\(target.rawValue)")-\(number < 10 ? "0" : "")\(number)"
    }

    /// The command that explains the rule.
    package var explanation: String { "di-migrate explain \(self)" }

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
  /// What a report says where the rule leaves a remark.
  var remark: String { "\(from): \(to); see \(id.explanation)" }

  /// The page and the section that tell more, as `di-migrate explain` takes them.
  package let page: String
}
