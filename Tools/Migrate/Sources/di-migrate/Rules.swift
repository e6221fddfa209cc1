import ArgumentParser
import MigrationRules

struct Rules: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Lists the rules.")

  func run() async throws {
    for rule in Rule.all {
      print("\(rule.id) \(rule.outcome.rawValue): \(rule.from) -> \(rule.to)")
      if let difference = rule.difference { print("      differs: \(difference)") }
    }
  }
}
