/// Which rules a run applies.
package struct RuleSelection: Sendable {
  private let only: Set<Rule.ID>?
  private let except: Set<Rule.ID>

  /// - Parameters:
  ///   - only: The rules to apply; nil for all.
  ///   - except: The rules to leave out.
  package init(only: Set<Rule.ID>? = nil, except: Set<Rule.ID> = []) {
    self.only = only
    self.except = except
  }

  func contains(_ rules: Set<Rule.ID>) -> Bool {
    rules.isDisjoint(with: except) && (only.map { rules.isSubset(of: $0) } ?? true)
  }
}
