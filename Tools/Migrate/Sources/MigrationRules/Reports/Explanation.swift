/// What is known about a rule, a page or a section of one, for those who read no documentation beside their sources.
package struct Explanation: Sendable {
  package let text: String

  /// - Parameter topic: The code of a rule, `M1-62`, a page, `differences`, or a section, `drop-in#xcode`.
  /// - Returns: nil if there is nothing with the name.
  package init?(_ topic: String) {
    if let rule = Rule.ID(topic.uppercased()).flatMap(Rule.with) {
      text = Self.lines(of: rule).joined(separator: "\n") + "\n"
      return
    }
    let parts = topic.split(separator: "#", maxSplits: 1)
    guard let name = parts.first?.split(separator: "/").last,
      let page = MigrationPage(name.replacing(".md", with: "")),
      let found = parts.count == 1 ? page.text : page.section(parts[1])
    else { return nil }
    text = Self.plain(found, on: page.name) + "\n"
  }

  /// What the command can explain, besides rules.
  package static var topics: String { MigrationPage.names.joined(separator: ", ") }

  // MARK: Rules

  private static func lines(of rule: Rule) -> [String] {
    let isRemark = rule.outcome == .remark
    var lines = ["\(rule.id): \(rule.from)"]
    lines.append(
      isRemark
        ? "It stays, with a remark. To do: \(rule.to)." : "di-migrate writes: \(rule.to).")
    if let difference = rule.difference { lines.append("What differs: \(difference).") }
    lines += ["", "Before:"] + indented(rule.before)
    lines += ["", isRemark ? "After, by hand:" : "After:"]
    lines += rule.after.isEmpty ? ["  nothing"] : indented(rule.after)
    let followers = followers(of: rule)
    if !followers.isEmpty { lines += ["", "What follows each declaration:"] + followers }
    return lines + ["", "More:"] + sources(of: rule).map { "  di-migrate explain \($0)" }
  }

  private static func indented(_ text: String) -> [String] {
    text.split(separator: "\n").map { "  \($0)" }
  }

  private static func advices(of rule: Rule) -> [Advice] {
    Advice.all.filter {
      $0.generation == rule.id.generation && $0.rule?.id.name == rule.id.name
    }
  }

  private static func followers(of rule: Rule) -> [String] {
    let table = DeclarationTable.of(rule.id.generation)
    let pairs = advices(of: rule).flatMap { advice in
      advice.declarations.map { name in
        let release2 = table.rows[name]?.release2
        return (name: name, text: rule.id.target == .release2 ? release2 ?? "" : advice.text)
      }
    }
    return widestFirst(pairs.filter { !["", "the same"].contains($0.text) }, by: \.text).map {
      "  \($0.items.map(\.name).joined(separator: ", ")): \($0.key)"
    }
  }

  /// The sections that tell more: those that list the declarations of a remark, and that of the rule.
  private static func sources(of rule: Rule) -> [String] {
    let table = DeclarationTable.of(rule.id.generation)
    let rows = advices(of: rule).flatMap(\.declarations).compactMap { table.rows[$0]?.page }
    let all = (rule.outcome == .remark ? rows : []) + [rule.page]
    return widestFirst(all) { $0 }.map(\.key)
  }

  // MARK: Pages

  /// A text whose links name what the command can explain, or nothing.
  private static func plain(_ text: String, on page: String) -> String {
    text.replacing(#/\[([^\]\n]+)\]\(([^)\n]*(?:\.md|#)[^)\n]*)\)/#) { link in
      topic(String(link.output.2), on: page).map { "\(link.output.1) (`explain \($0)`)" }
        ?? String(link.output.1)
    }
  }

  /// What a link on a page leads to; nil for the page itself, and for what isn't part of the tool.
  private static func topic(_ link: String, on page: String) -> String? {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].isEmpty ? page : String(parts[0].replacing(".md", with: ""))
    guard let other = MigrationPage(name) else { return nil }
    if parts.count > 1, other.sections.contains(String(parts[1])) { return "\(name)#\(parts[1])" }
    return name == page ? nil : name
  }
}
