import Foundation
import Testing

@testable import MigrationRules

@Suite("Rows of the declaration tables")
struct DeclarationRowTests {
  /// Rows that no pair and no remark shows, by their first declaration, and why.
  private static let withoutPair: [Int: [String: String]] = [
    1: [
      "DIScan": "scanning gets M1-62, shown with DIScanModule",
      "DIErrorPattern": "errors get M1-72",
      "DIStoryboard": "needs UIKit or AppKit",
      "DIStoryboard.instantiateInitialViewController()": "needs UIKit or AppKit",
      "DIStoryboard.onFailure": "needs UIKit or AppKit",
      "DIStoryboard.injectsChildren": "needs UIKit or AppKit",
    ],
    2: [
      "useAutoPropertyInjection()": "injects nothing on Linux",
      "DILifeTime": "its cases have pairs; a value of the type gets M2-57",
      "DIScan": "scanning gets M2-62, shown with DIScanModule",
      "DIErrorPattern": "errors get M2-72",
      "DISetting.defaultComponentScope": "DISetting gets M2-62, shown with defaultLifeTime",
      "DILoggerComposite": "logging gets M2-62, shown with DILogger",
      "DILoggerComposite.wait()": "logging gets M2-62, shown with DILogger",
      "DILogEvent.registration": "logging gets M2-62, shown with DILogger",
      "DILogEvent.warning(_:)": "logging gets M2-62, shown with DILogger",
      "DIStoryboard": "needs UIKit or AppKit",
      "DIStoryboard.instantiateInitialViewController()": "needs UIKit or AppKit",
      "DIStoryboard.onFailure": "needs UIKit or AppKit",
    ],
  ]

  @Test("each has a pair or a remark, or is listed with the reason", arguments: [1, 2])
  func rows(_ release: Int) throws {
    let sources = try sources(of: release)
    let words = Set(
      sources.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    let listed = Self.withoutPair[release] ?? [:]
    let rows = try rows(of: release)
    var unshown: [String] = []
    for row in rows where !row.contains(where: { isShown($0, sources, words) }) {
      // A case of an error is known by the name of its type alone.
      if row[0].hasPrefix("DIError."), words.contains("DIError") { continue }
      unshown.append(row[0])
    }
    #expect(rows.count > 90)
    #expect(Set(unshown).subtracting(listed.keys).sorted() == [], "rows without a pair")
    #expect(Set(listed.keys).subtracting(unshown).sorted() == [], "rows that have one by now")
  }

  /// Whether sources contain a declaration: its last name, the type of an initializer, or the operator.
  private func isShown(_ declaration: String, _ sources: String, _ words: Set<String>) -> Bool {
    let name = declaration.prefix { $0 != "(" }
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last else { return sources.contains(declaration) }
    let searched = last == "init" && parts.count > 1 ? parts[parts.count - 2] : last
    let isWord = searched.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isWord ? words.contains(searched) : sources.contains(searched)
  }

  private func rows(of release: Int) throws -> [[String]] {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).dropFirst()
    let page = "/\(root.joined(separator: "/"))/docs/migration/declarations-\(release).md"
    return try String(contentsOfFile: page, encoding: .utf8).split(separator: "\n").filter {
      $0.hasPrefix("| `")
    }.map { line in
      let first = line.split(separator: "|")[0]
      return first.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map {
        String($0.element)
      }
    }
  }

  private func sources(of release: Int) throws -> String {
    var result = ""
    let all = try GoldenPair.before() + RemarkTests.sources(after: false)
    for source in all where source.generation == release { result += source.text }
    return result
  }
}
