import Foundation
import Testing

@testable import MutationScore

@Suite("Mutants")
struct MutantTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("each applies to the library, at one place, beside all others")
  func apply() throws {
    let mutants = try Mutant.all(in: Self.root)
    #expect(mutants.count >= 60)
    for mutant in mutants {
      #expect(!mutant.about.isEmpty && !mutant.edits.isEmpty, "\(mutant.id)")
    }
    #expect(try !MutatedFile.all(of: mutants, in: Self.root).isEmpty)
  }

  private static let text = """
    func one() {
      first()
      second()
    }
    """

  private func applied(_ description: String) throws -> String {
    let mutants = try Mutant.read(description, from: "some.mutants")
    var file = MutatedFile(Self.text)
    for mutant in mutants {
      for edit in mutant.edits { try file.apply(edit, of: mutant) }
    }
    return file.text
  }

  @Test("lines are replaced, and inserted behind lines that others replace")
  func twoEdits() throws {
    let changed = try applied(
      """
      mutant first
      Does the first twice.
      in A.swift
      -   first()
      +   if MUTANT { first() }
      mutant second
      Leaves the second out.
      in A.swift
          first()
      +   if MUTANT { return }
      """)
    #expect(
      changed.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } == [
        "func one() {", "if isActive(mutant: \"first\") { first() }",
        "if isActive(mutant: \"second\") { return }", "second()", "}",
      ])
  }

  @Test(
    "a mutant that doesn't apply says where it is described",
    arguments: [
      ("third()", "no such lines"), ("}", "removes a line that"), ("", "no such lines"),
    ])
  func misfits(_ line: String, _ message: String) {
    let edit = "in A.swift\n-   \(line)\n+   other()\n"
    #expect {
      try applied("mutant a\nOne.\n\(edit)mutant b\nTwo.\n\(edit)")
    } throws: { error in
      "\(error)".contains(message) && "\(error)".contains("some.mutants:")
    }
  }

  @Test("marks are read, and unknown lines are refused")
  func marks() throws {
    let mutants = try Mutant.read(
      "mutant a\nOne.\nby chance: rare\nmutant b\nTwo.\nsurvives: far away\n", from: "x")
    #expect(mutants.map(\.isLeftToChance) == [true, false])
    #expect(mutants.map(\.survives) == [nil, "far away"])
    #expect(throws: Usage.self) { try Mutant.read("mutant a\nin A.swift\n? line\n", from: "x") }
    #expect(throws: Usage.self) { try Mutant.read("what\n", from: "x") }
  }
}
