private import Foundation

/// The texts of the contracts: the page `contracts.md`, which is part of the module's code.
package enum Catalogue {
  /// A section of the page: one contract.
  package struct Section {
    /// The id and the title of the contract.
    package let heading: String
    /// The level of the contract; `nil` for a word that is none.
    package let level: Contract.Level?
    /// Why the contract exists, what breaks it, what its scenario does, and what its values mean.
    package let text: String

    /// - Parameter text: The section without the mark of its heading.
    fileprivate init(_ text: String) {
      let blocks = text.components(separatedBy: "\n\n")
      heading = blocks[0]
      level = Contract.Level(rawValue: blocks[1].trimmingCharacters(in: ["*"]))
      self.text = blocks.dropFirst(2).joined(separator: "\n\n")
    }
  }

  /// The chapters of the page without the marks of their headings, after its introduction.
  private static let chapters = String(decoding: PackageResources.contracts_md, as: UTF8.self)
    .trimmingCharacters(in: .newlines).components(separatedBy: "\n\n## ")

  /// The sections, in the order of the page.
  package static let sections: [Section] = chapters.flatMap { chapter in
    chapter.components(separatedBy: "\n\n### ").dropFirst().map(Section.init)
  }

  private static let sectionsByHeading = Dictionary(
    sections.map { ($0.heading, $0) }, uniquingKeysWith: { first, _ in first })

  static func section(of contract: Contract) -> Section? {
    sectionsByHeading[contract.description]
  }

  private static let titles = Dictionary(
    sections.map { ($0.heading.prefix { $0 != ":" }, $0.heading.drop { $0 != ":" }.dropFirst(2)) },
    uniquingKeysWith: { first, _ in first })

  /// Returns the title of a contract of this library.
  static func title(of id: String) -> String {
    titles[id[...]].map(String.init) ?? "has no section on the page of the contracts"
  }

  /// The page, with what each contract needs and each container shows.
  static func page(of contracts: [Contract], on containers: [ContainerUnderTest]) -> String {
    var blocks = [chapters[0]]
    var group = ""
    for contract in contracts {
      if contract.group != group { blocks.append("## \(contract.group)") }
      group = contract.group
      blocks.append("### \(contract)\n\n*\(contract.facts)*")
      if let explanation = contract.explanation { blocks.append(explanation) }
      let shown = containers.compactMap { $0.answer(to: contract) }
      if !shown.isEmpty { blocks.append("Shown: \(shown.joined(separator: "; ")).") }
    }
    let others = chapters.dropFirst().filter { !$0.contains("\n\n### ") }
    return (blocks + others.map { "## \($0)" }).joined(separator: "\n\n") + "\n"
  }
}

extension Contract {
  /// How widely a contract applies.
  public enum Level: String, Sendable, CaseIterable {
    /// Any container must hold it: without it, code that uses the container is surprised sooner or later.
    case core
    /// It belongs to a capability, or asks for a policy, that many containers have.
    case extended
    /// It records how three generations of one library, DITranquillity, behave. It runs on containers
    /// with `ContainerUnderTest.runsProfile` only.
    case profile
  }

  /// How widely the contract applies; `extended` for a contract of your own that doesn't say.
  public var level: Level {
    ownLevel ?? Catalogue.section(of: self)?.level ?? .extended
  }

  /// Why the contract exists, in Markdown, if somebody has written it down. All contracts of this
  /// library have an explanation.
  public var explanation: String? {
    ownExplanation ?? Catalogue.section(of: self)?.text
  }

  /// The contract with its explanation, as text for a terminal with a trailing newline.
  var explanationText: String {
    let lines = (explanation ?? "It has no explanation.").components(separatedBy: "\n").flatMap {
      $0.wrapped(to: 100, indent: $0.hasPrefix("- ") ? "  " : "")
    }
    return (["\(self) [\(facts)]", ""] + lines).joined(separator: "\n") + "\n"
  }

  fileprivate var facts: String {
    let needs = needs.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return "\(level.rawValue); \(`class`.word)" + (needs.isEmpty ? "" : "; needs \(needs)")
  }
}

extension ContainerUnderTest {
  /// What the container declares about a contract, if that is more than that it holds.
  fileprivate func answer(to contract: Contract) -> String? {
    if let value = deviations.shows[contract.id] { return "\(name) *\(value.value)*" }
    return deviations.breaks[contract.id].map { "\(name) breaks it (\($0))" }
  }
}
