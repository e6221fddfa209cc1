import ArgumentParser
import MigrationRules

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tells what a rule means, with an example, or prints a page on migration.",
    discussion: "Pages: \(Explanation.topics). A section follows the sign #, as in drop-in#xcode.")

  @Argument(help: "The code of a rule, such as M1-62, a page, or a section of one.")
  var topics: [String]

  func run() throws {
    let texts = try topics.map { topic in
      guard let explanation = Explanation(topic) else {
        throw ValidationError(
          "\(topic) is no rule and no page; `di-migrate rules` lists the rules; pages: \(Explanation.topics)"
        )
      }
      return explanation.text
    }
    print(texts.joined(separator: "\n"), terminator: "")
  }
}
