extension Rule {
  /// All rules, by their ids.
  package static let all: [Rule] = (registrations + requests + remarks + modern).sorted {
    $0.id < $1.id
  }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// The rule with an id; nil if there is none.
  package static func with(_ id: ID) -> Rule? { byID[id] }

  /// A rule that rewrites, in each generation that has a spelling of it.
  ///
  /// - Parameter page: The page below `docs/migration`, where `%` stands for the number of the generation.
  /// - Parameter difference: What behaves differently in the modern generation.
  static func safe(
    _ name: Name, _ from: String, _ to: String, page: String, difference: String? = nil,
    _ spellings: [Spelling]...
  ) -> [Rule] {
    spellings.joined().map { Rule(name, .safe, from, to, page, difference, $0) }
  }

  /// A rule that leaves a remark, in each generation that has a spelling of it.
  static func remark(
    _ name: Name, _ from: String, _ to: String, page: String, _ spellings: [Spelling]...
  ) -> [Rule] {
    spellings.joined().map { Rule(name, .remark, from, to, page, nil, $0) }
  }

  private init(
    _ name: Name, _ outcome: Outcome, _ from: String, _ to: String, _ page: String,
    _ difference: String?, _ spelling: Spelling
  ) {
    id = ID(spelling.generation, to: spelling.target, name)
    self.outcome = outcome
    self.from = spelling.from ?? from
    self.to = spelling.to ?? to
    let isModern = spelling.target == .modern
    self.difference = spelling.difference ?? (isModern ? difference : nil)
    before = spelling.before
    after = spelling.after
    let release = "\(spelling.generation.rawValue)"
    self.page = (spelling.page ?? page).replacing("%", with: release).replacing(".md", with: "")
  }
}
