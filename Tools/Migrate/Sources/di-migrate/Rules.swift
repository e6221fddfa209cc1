import ArgumentParser
import Foundation
import MigrationRules

struct Rules: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Lists the rules.")

  @Option(
    help:
      "Writes the rules into the last column of the tables of declarations in this directory, docs/migration."
  )
  var tables: String?

  func run() async throws {
    guard tables == nil else { return try writeTables() }
    for rule in Rule.all {
      print("\(rule.id) \(rule.outcome.rawValue): \(rule.from) -> \(rule.to)")
      if let difference = rule.difference { print("      differs: \(difference)") }
    }
  }

  private func writeTables() throws {
    for generation in [Generation.release1, .release2] {
      let path = "\(tables ?? ".")/declarations-\(generation.rawValue).md"
      guard let page = FileManager.default.contents(atPath: path) else {
        throw ValidationError("\(path) can't be read; --tables takes the directory docs/migration")
      }
      let text = DeclarationTable.withRules(String(decoding: page, as: UTF8.self), of: generation)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
  }
}
