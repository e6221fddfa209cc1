import DIConformance
import Foundation
import Testing

/// Compares the published schema of the messages of random graphs with what an adapter gets and may answer.
@Suite("The schema of the messages of random graphs")
struct FuzzMessageTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(named: "random-graphs.schema.json")
  }

  /// Parts that a container which is reached by messages may have.
  private static let parts = GraphFeatures.Part.allCases.filter { $0 != .threads }

  private static func introduction(parts: [String] = parts.map(\.rawValue)) -> String {
    let words = { (all: [String]) in "[" + all.map { "\"\($0)\"" }.joined(separator: ",") + "]" }
    return """
      {"name": "parrot", "parts": \(words(parts)),
       "lifetimes": \(words(ComponentLifetime.allCases.map(\.rawValue))), "unstatedLifetime": "transient",
       "tellsApart": \(words(FailureKind.allCases.map(\.rawValue)))}
      """
  }

  /// The error of a container that has heard enough.
  private struct Enough: Error {}

  /// Returns the first messages of each graph to a container that gives the same answer to all, until it has heard enough.
  private func messages(
    graphs: ClosedRange<UInt64>, answer: String = #"{"outcome": {"value": null}}"#,
    until isEnough: (String) -> Bool
  ) throws -> Set<String> {
    var messages: Set<String> = []
    for seed in graphs {
      try withoutActuallyEscaping(isEnough) { isEnough in
        let container = try ExternalContainer(introducedBy: Self.introduction()) { line in
          messages.insert(line)
          if isEnough(line) { throw Enough() }
          return answer
        }
        do {
          _ = try Conformance.fuzz(container, graphs: 1, seed: seed)
        } catch is Enough {}
      }
    }
    return messages
  }

  @Test("each message is as the schema says, and all that it describes occurs")
  func sent() throws {
    // What the build of a graph with eager singles makes isn't known here.
    let messages = try messages(graphs: 1...500) {
      $0.contains(#""request""#) || $0.contains("eagerSingle")
    }
    var words: [String: Set<String>] = [:]
    for message in messages {
      let kind = message.contains(#""request""#) ? "serve" : "build"
      #expect(try schema.mistakes(message, as: kind, at: kind) == [], "\(message)")
      let document = try JSONDecoder().decode(JSONValue.self, from: Data(message.utf8))
      add(document, kind, to: &words)
    }
    for message in messages.prefix(10) {
      #expect(try schema.mistakes(message, at: "message") == [])
    }
    for definition in ["build", "serve", "component", "injection", "edge", "request"] {
      #expect(
        schema.words(of: definition).subtracting(words[definition] ?? []) == [], "\(definition)")
    }
  }

  /// Adds the properties of a message's parts, and the words that are their values.
  private func add(_ value: JSONValue, _ definition: String, to words: inout [String: Set<String>])
  {
    let parts = [
      "components": "component", "registers": "component", "request": "request",
      "parameters": "edge",
      "injections": "injection", "dependencies": "edge",
    ]
    for (key, value) in value.object ?? [:] {
      words[definition, default: []].insert(key)
      if let word = value.string { words[definition]?.insert("\(key): \(word)") }
      guard let part = parts[key] else { continue }
      for element in value.array ?? [value] { add(element, part, to: &words) }
    }
  }

  @Test("a message that is wrong in one place is a mistake")
  func planted() throws {
    let message = #"{"components": [], "hasChild": true}"#
    #expect(try schema.mistakes(message, as: "build", at: "build") == [])
    #expect(
      try schema.mistakes(#"{"components": [], "hasChild": false}"#, as: "build", at: "build")
        == ["build.hasChild is not true"])
    #expect(
      try schema.mistakes(#"{"components": [{"type": "C1"}]}"#, as: "build", at: "build").count == 8
    )
    #expect(
      try schema.mistakes(
        #"{"request": {"type": "C1", "quantity": "two"}}"#, as: "serve", at: "serve")
        == [#"serve.request.quantity is none of ["one", "oneOrNone", "many"]"#])
    #expect(
      try schema.mistakes(
        #"{"request": {"type": 1, "quantity": "one", "loud": true}}"#, at: "message")
        == ["message fits 0 of 4 forms"])
  }

  @Test("the introduction's words are those that the library knows")
  func introductions() throws {
    #expect(try schema.mistakes(Self.introduction(), as: "introduction", at: "introduction") == [])
    let parts = schema.enumeration("$defs", "introduction", "properties", "parts", "items")
    #expect(Set(parts) == Set(Self.parts.map(\.rawValue)))
    #expect(
      Set(schema.enumeration("$defs", "lifetime"))
        == Set(ComponentLifetime.allCases.map(\.rawValue)))
    #expect(
      Set(schema.enumeration("$defs", "failure")) == Set(FailureKind.allCases.map(\.rawValue)))
  }

  @Test("who answers one message at a time can't take requests of several threads")
  func threads() throws {
    let error = #expect(throws: ExternalContainer.Misunderstanding.self) {
      try ExternalContainer(introducedBy: Self.introduction(parts: ["threads"])) { _ in "" }
    }
    #expect(error?.description.contains("leave out 'threads'") == true)
  }

  @Test(
    "an answer that the schema describes is understood",
    arguments: [
      #"{"outcome": {"value": null}}"#, #"{"outcome": {"value": 3}}"#,
      #"{"outcome": {"value": [1, 2]}}"#, #"{"outcome": {"value": {"argument": 5}}}"#,
      #"{"outcome": {"failed": "notFound"}}"#, #"{"outcome": {"refused": true}}"#,
      #"{"events": [{"made": 1, "type": "C3", "of": [null, {"argument": 7}]}], "outcome": {"value": 1}}"#,
      #"{"events": [{"threw": "C3", "given": [1]}], "outcome": {"failed": "user"}}"#,
      #"{"events": [{"injected": 1, "step": 0, "with": [[1, 2]]}, {"finished": 1}], "outcome": {"value": 1}}"#,
    ])
  func understood(_ answer: String) throws {
    #expect(try schema.mistakes(answer, as: "answer", at: "answer") == [])
    #expect(try messages(graphs: 1...3, answer: answer) { _ in false }.count >= 3)
  }

  @Test(
    "another answer is misunderstood",
    arguments: [
      "{}", #"{"outcome": {}}"#, #"{"outcome": {"value": "C1"}}"#,
      #"{"outcome": {"failed": "tired"}}"#,
      #"{"events": [{"made": 1}], "outcome": {"value": 1}}"#,
      #"{"events": [{"injected": 1, "with": []}], "outcome": {"value": 1}}"#,
    ])
  func misunderstood(_ answer: String) throws {
    #expect(try schema.mistakes(answer, as: "answer", at: "answer") != [])
    #expect(throws: ExternalContainer.Misunderstanding.self) {
      try messages(graphs: 1...3, answer: answer) { _ in false }
    }
  }
}
