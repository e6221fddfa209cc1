/// The rules about graphs that di-lint checks: those of the run-time graph, with their codes.
package enum LintCode: String, Sendable, CaseIterable, Codable {
  case notRegistered = "DIG001"
  case ambiguous = "DIG002"
  case withoutInitializer = "DIG003"
  case endlessCycle = "DIG007"
  case newObjectInCycle = "DIG008"
  case staleObjectInCycle = "DIG009"
  case cycleOfInitializers = "DIG010"
  case cycleWithoutBreak = "DIG011"
  case captive = "DIG021"

  /// The title of the rule, as the documentation of the run-time graph has it.
  package var title: String {
    switch self {
    case .notRegistered: "Nothing offers what a component needs"
    case .ambiguous: "Several components offer it"
    case .withoutInitializer: "A component that is needed can't make objects"
    case .endlessCycle: "A cycle never ends"
    case .newObjectInCycle: "A cycle ends at another object"
    case .staleObjectInCycle: "Kept objects hold old ones"
    case .cycleOfInitializers: "A cycle of initializers"
    case .cycleWithoutBreak: "A cycle without a break"
    case .captive: "A captive: a longer life holds an object of a shorter one"
    }
  }
}
