/// A use of an old declaration, and what follows it.
package struct Hint: Sendable, Encodable {
  package let file: String
  package let line: Int
  package let column: Int
  /// The declaration, as the tables list it.
  package let declaration: String
  package let generation: Generation
  /// What to write in the modern generation.
  package let advice: String
  /// What to write in release 2, for code of release 1.
  package let release2: String?
  /// The page and section with the declaration's row, as `di-migrate explain` takes them.
  package let page: String
  /// The rule that is about it.
  package let rule: String?
  /// Whether `di-migrate rewrite` can write it; else it leaves a remark, or leaves the line as it is.
  package let isRewritten: Bool

  init(_ entry: AdviceIndex.Entry, file: String, line: Int, column: Int) {
    let advice = entry.advice
    let row = DeclarationTable.of(advice.generation).rows[entry.declaration]
    self.file = file
    self.line = line
    self.column = column
    declaration = entry.declaration
    generation = advice.generation
    self.advice = advice.text
    release2 = row?.release2
    page = row?.page ?? "declarations-\(advice.generation.rawValue)"
    rule = advice.rule?.id.description
    isRewritten = advice.rule?.outcome == .safe
  }

  /// The hint in one sentence, without its place.
  var message: String {
    let former = generation == .modern ? "a former spelling" : "of release \(generation.rawValue)"
    return "'\(declaration)', \(former): \(advice)"
      + (release2.map { "; in release 2: \($0)" } ?? "")
      + "; see di-migrate explain \(rule ?? page)"
  }
}
