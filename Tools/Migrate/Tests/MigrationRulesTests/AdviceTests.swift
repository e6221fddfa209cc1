import Foundation
import Testing

@testable import MigrationRules

@Suite("Advices for the declarations of the tables")
struct AdviceTests {
  /// Whether a row names a successor: of the modern declarations, only those that ended and are not merely kept.
  private func hasSuccessor(_ cells: [String], _ generation: Generation) -> Bool {
    guard generation == .modern else {
      // The last column names rules.
      return !(cells.dropLast().last ?? "").hasPrefix("none")
    }
    let isFormer = cells[1].contains(" - ") || cells[1].contains("documents")
    return isFormer && !cells[2].contains("kept here")
  }

  @Test("each declaration with a successor has one", arguments: Generation.allCases)
  func complete(_ generation: Generation) throws {
    let advised = Advice.all.filter { $0.generation == generation }.flatMap(\.declarations)
    #expect(Set(advised).count == advised.count, "one advice for each")
    let rows = try rows(of: generation)
    let unchanged: Set = [
      // They stay as they are.
      "DIStoryboard.instantiateInitialViewController()",
      "DIStoryboard.instantiateViewController(withIdentifier:)", "DIStoryboard.onFailure",
      "DIStoryboard.injectsChildren", "DIStoryboard.single(_:)", "DISetting.Log.level",
      // The library of release 1 and 2 gives no component to tell it.
      "DIError.noAccess(typesInfo:accessModules:)",
      // What it belongs to is told.
      "DIComponent.scope", "DIComponentScope", "DIComponentScope.public",
      "DIComponentScope.internal", "DISetting.defaultComponentScope", "DILoggerComposite.wait()",
      "resolve(byTypeOf:)", "resolve(byTypeOf:f:l:)",
    ]
    for (name, cells) in rows where !unchanged.contains(name) {
      #expect(advised.contains(name) == hasSuccessor(cells, generation), "\(name): \(cells)")
    }
    #expect(Set(advised).subtracting(rows.keys).sorted() == [], "no table lists it")
  }

  @Test("each has a row, and says what to do in one line", arguments: Advice.all)
  func row(_ advice: Advice) {
    let text = advice.text
    #expect(text.count >= 8 && text.count < 120, "\(text)")
    #expect(
      !["use nothing", "use the same", "see the page"].contains(text), "the rule says too little")
    for name in advice.declarations {
      let row = DeclarationTable.of(advice.generation).rows[name]
      #expect(row?.page.contains("#") == true, "\(name)")
      #expect((row?.release2 != nil) == (advice.generation == .release1), "\(name)")
    }
  }

  @Test("none advises the spelling that it is about", arguments: Advice.all)
  func otherSpelling(_ advice: Advice) {
    for name in advice.declarations {
      #expect(
        advice.text != "use \(name)"
          && advice.text != "use .\(name.split(separator: ".").last ?? "")")
    }
  }

  @Test(
    "the tables name the rules: di-migrate rules --tables docs/migration writes them",
    arguments: [Generation.release1, .release2])
  func columns(_ generation: Generation) throws {
    let page = try String(contentsOfFile: path(of: generation), encoding: .utf8)
    let written = DeclarationTable.withRules(page, of: generation)
    #expect(written == page)
    #expect(DeclarationTable.withRules(written, of: generation) == written)
    #expect(page.contains(" | `M\(generation.rawValue)-11` |"))
    #expect(page.contains(" | remark `M\(generation.rawValue)-72` |"))
  }

  private func path(of generation: Generation) -> String {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).dropFirst()
    return "/\(root.joined(separator: "/"))/docs/migration/declarations-\(generation.rawValue).md"
  }

  private func rows(of generation: Generation) throws -> [String: [String]] {
    var rows: [String: [String]] = [:]
    for line in try String(contentsOfFile: path(of: generation), encoding: .utf8).split(
      separator: "\n")
    where line.hasPrefix("| `") {
      let cells = line.replacing(#"\|"#, with: "\u{0}").split(separator: "|")
        .map { $0.replacing("\u{0}", with: "|").trimmingCharacters(in: .whitespaces) }
      for match in cells[0].matches(of: #/`([^`]+)`/#) { rows[String(match.1)] = cells }
    }
    return rows
  }
}

extension Advice: CustomTestStringConvertible {
  public var testDescription: String { declarations.first ?? text }
}
