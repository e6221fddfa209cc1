import DIEngine
import Foundation
import Pages
import Testing

@Suite("The code of the pages is compiled")
struct BlockTests {
  @Test("each block of Swift on a migration page, and in README.md, is part of a test")
  func migration() throws {
    #expect(try countOfBlocks(on: Document.migration + ["README.md", "docs/comparison.md"]) > 31)
  }

  @Test("each block of Swift in the guide is part of a test")
  func guide() throws {
    #expect(try countOfBlocks(on: Document.articles(of: "DIv3")) > 45)
    #expect(try countOfBlocks(on: Document.articles(of: "DIv3Async")) > 1)
  }

  @Test("each block of Swift about the tools for graphs is part of a test")
  func graphTools() throws {
    // The last one is the program of the command, an executable.
    let pages = try Document.articles(of: "DIGraphTools")
    #expect(try countOfBlocks(on: pages, besides: ["\(pages[0])": [7]]) > 55)
  }

  @Test("each block of Swift about SwiftUI is part of the tests that have a stand-in of it")
  func swiftUI() throws {
    #expect(try countOfBlocks(on: Document.articles(of: "DIv3SwiftUI")) > 7)
  }

  @Test("each block of Swift for agents stands on a page whose blocks are compiled")
  func agents() throws {
    let pages =
      try Document.migration + Document.articles(of: "DIv3") + Document.articles(of: "DIv3SwiftUI")
    let compiled = Set(try pages.flatMap { try Document($0).programs.map(\.text) })
    for skill in ["modern", "migration"] {
      let programs = try Document("docs/agents/ditranquillity-\(skill)/SKILL.md").programs.map(
        \.text)
      #expect(programs.count >= 7)
      #expect(programs.filter { !compiled.contains($0) } == [])
    }
  }

  /// Checks that the tests in `Pages` take each program of some pages once, and returns how many these are.
  private func countOfBlocks(
    on pages: [String], besides others: [String: Set<Int>] = [:]
  ) throws -> Int {
    let taken = try Self.marks()
    return try pages.reduce(0) { count, page in
      let all = Set(1..<(try Document(page).programs.count + 1))
      let own = taken[page, default: []]
      let missing = all.subtracting(own).subtracting(others[page] ?? []).sorted()
      #expect(missing == [], "no test takes these blocks of \(page)")
      #expect(own.count == Set(own).count, "tests take a block of \(page) twice")
      return count + all.count
    }
  }

  /// The numbers of the blocks that tests take from each page.
  private static func marks() throws -> [String: [Int]] {
    let marks = try ["DocumentationTests", "DIv3SwiftUITests"].flatMap { tests in
      let directory = Document.root.appendingPathComponent("Tests/\(tests)/Pages")
      return try FileManager.default.contentsOfDirectory(atPath: directory.path)
        .flatMap { try PageTest(directory.appendingPathComponent($0).path).marks }
    }
    return Dictionary(grouping: marks, by: \.page).mapValues { $0.map(\.number) }
  }

  @Test("each message that the guide quotes is in a file that tests compare with the library's")
  func messages() throws {
    let messages = try ["DIEngineTests", "DIv3Tests"].flatMap { tests in
      let golden = Document.root.appendingPathComponent("Tests/\(tests)/Golden")
      return try FileManager.default.contentsOfDirectory(atPath: golden.path)
        .map { try Document(file: golden.appendingPathComponent($0).path).text }
    }
    let pages = try Document.articles(of: "DIv3") + ["docs/failures.md"]
    let quoted = try pages.flatMap { try Document($0).blocks(of: "text") }
    #expect(quoted.count >= 30)
    for text in quoted.map(\.text) {
      // TrapTests compare the line that precedes the message of a trap.
      let message = text.replacing(
        #/^Fatal error: Can't resolve type \w+\. For more information see logs\.\n/#, with: "")
      #expect(messages.contains { words($0) == words(message) }, "\(message)")
    }
  }

  @Test("each code of a failure has its section, whose text ends with the code")
  func failures() throws {
    let page = try Document("docs/failures.md").text
    let codes = page.matches(of: #/\n## (DIF\d+): .+\n/#).map { String($0.1) }
    #expect(codes == FailureCode.allCases.map(\.rawValue))
    let sections = page.components(separatedBy: "\n## ").dropFirst()
    let quoted = sections.flatMap { section in
      section.matches(of: #/```text\n(.+)\n```/#.dotMatchesNewlines(true))
        .map { (section.prefix(6), $0.1) }
    }
    #expect(quoted.count >= 20)
    for (code, text) in quoted { #expect(text.hasSuffix("  Code: \(code)")) }
  }

  @Test("each compiler error that the guide quotes is verified with the compiler")
  func compileErrors() throws {
    let asked = try [".ci/CompileErrors.swift", ".ci/SendingErrors.swift"].flatMap {
      try Document($0).text
        .matches(of: #/expected-(?:error|warning)@\+\d {{(.*)}}/#).map { $0.1 }
    }
    let page = try Document("Sources/DIv3/DIv3.docc/CompileErrors.md").text
    let quoted = page.matches(of: #/(?m)^\| `([^`]* [^`]*)`/#).map { $0.1 }
    #expect(quoted.count == 17)
    #expect(Set(quoted) == Set(asked))
  }

  @Test("each block of Swift about the contracts occurs here, or in an example that runs it")
  func contracts() throws {
    let example = "Examples/ForeignContainer/Sources/ForeignContainer"
    let sources = try FileManager.default
      .contentsOfDirectory(atPath: Document.root.appendingPathComponent(example).path)
      .map { words(try Document("\(example)/\($0)").text) }
    let taken = try Self.marks()
    var count = 0
    for page in try Document.articles(of: "DIConformance") {
      for (number, program) in zip(1..., try Document(page).programs) {
        let isTaken = taken[page]?.contains(number) == true
        #expect(
          isTaken || sources.contains { $0.contains(words(program.text)) }, "\(program.text)")
        count += 1
      }
    }
    #expect(count >= 6)
  }

  @Test("the block of README.md is a program of its own without other imports")
  func twentyLines() throws {
    let example = try Document("Examples/TwentyLines/Sources/TwentyLines/main.swift")
    #expect(try Document("README.md").programs.map(\.text) == [example.text])
    #expect(example.text.matches(of: #/import /#).count == 1)
  }

  @Test("each block of a manifest occurs in the manifest of an example")
  func manifests() throws {
    let examples = try ["LegacyApp-v1", "LegacyApp-v2", "ModernApp", "TwoGenerations"].map {
      try Document("Examples/\($0)/Package.swift").text
    }
    let products = try Document("Package.swift").text
    let manifests = try Document.migration.flatMap { try Document($0).manifests }
    #expect(manifests.count == 1)
    for block in manifests {
      for line in block.text.split(separator: "\n") {
        // Examples add only the trait's condition.
        // They depend on the package by path, under its former name.
        let needed = line.replacing(#/, traits: .*$/#, with: "")
          .replacing("ditranquillity-generations", with: "DITranquillity")
        #expect(examples.contains { $0.contains(needed) }, "\(needed)")
      }
      for trait in block.text.matches(of: #/traits: \["(\w+)"\]/#) {
        #expect(products.contains(".trait(\n      name: \"\(trait.1)\""))
        #expect(examples.contains { $0.contains("\"\(trait.1)\"") })
      }
    }
    for block in try Document("README.md").manifests {
      for product in block.text.matches(of: #/\.product\(name: "(\w+)", package: "([\w-]+)"\)/#) {
        #expect(products.contains(".library(name: \"\(product.1)\""))
        #expect(products.contains("name: \"\(product.2)\""))
      }
    }
  }
}

/// Returns the words of a text, to compare texts regardless of indentation.
private func words(_ text: String) -> [Substring] {
  text.split { $0 == " " || $0 == "\n" }
}
