/// What follows declarations of an old generation, or former spellings of the modern one.
///
/// The tables of declarations say it at length; an advice says it in one line of a compiler's console.
package struct Advice: Sendable {
  package let generation: Generation
  /// The rule that rewrites or remarks code with one of the declarations; nil if several do, or none.
  package let rule: Rule?
  /// What to write in the modern generation.
  package let text: String
  /// The declarations, as the tables list them: `DIModule.load(builder:)`.
  package let declarations: [String]

  /// All advices.
  package static let all: [Advice] = release1 + release2 + modern

  /// - Parameters:
  ///   - rule: The name of the rule.
  ///   - text: What to write, where the rule doesn't say it well in one line.
  static func of(
    _ generation: Generation, rule name: Rule.Name? = nil, text: String? = nil,
    _ declarations: [String]
  ) -> Advice {
    let rule = name.flatMap { Rule.with(Rule.ID(generation, $0)) }
    let successor = rule.map { $0.outcome == .safe ? "use \($0.to)" : $0.to } ?? ""
    return Advice(
      generation: generation, rule: rule, text: text ?? successor, declarations: declarations)
  }
}
