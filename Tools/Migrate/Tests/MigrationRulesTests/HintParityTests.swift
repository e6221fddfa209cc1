import Foundation
import Testing

@testable import MigrationRules

/// Earlier releases of this package marked all old declarations as deprecated, by a trait. The fixtures are the
/// compiler's warnings for the examples with it: file, line, and the declarations.
@Suite("Hints are told where the compiler warned")
struct HintParityTests {
  /// Lines that the compiler knew, and syntax doesn't tell.
  private static let untold: [Int: [String: String]] = [
    1: [:],
    2: [
      "Skerry/Steps/Scenario+Access.swift:16": "a value of an error that syntax doesn't tell",
      "Skerry/Steps/Scenario+Access.swift:24": "a value of an error that syntax doesn't tell",
      "Skerry/Steps/Scenario+Access.swift:72": "a parameter of a closure that a function takes",
      "Skerry/Steps/Scenario+Trace.swift:13": "a tuple's member",
    ],
  ]

  @Test(
    "on every line, but for those listed, with a page of tables", arguments: [(1, 429), (2, 592)])
  func lines(release: Int, count: Int) async throws {
    let warned = try warned(release)
    #expect(warned.count == count)
    let sources = try sources(of: release)
    let lines = Dictionary(
      uniqueKeysWithValues: sources.map { path, bytes in
        (path, String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n"))
      })
    for (place, names) in warned {
      let text = try #require(line(place, lines), "\(place)")
      let name = names.split(separator: " ")[0].prefix { $0 != "(" }
      #expect(
        name == "init" || name == "~=" || text.contains(name),
        "\(place) is another line by now: write the list anew")
    }
    let report = await HintReport(sources)
    let told = Set(report.hints.map { "\($0.file):\($0.line)" })
    #expect(Set(warned.keys).subtracting(told) == Set(Self.untold[release, default: [:]].keys))
    #expect(report.notes.isEmpty)

    // The compiler doesn't warn about the cases of patterns.
    for place in told.subtracting(warned.keys) {
      let text = try #require(line(place, lines))
      #expect(text.contains("case .") || text.contains("catch "), "\(place): \(text)")
    }

    for hint in report.hints {
      #expect(hint.generation.rawValue == release)
      #expect(hint.page.hasPrefix("declarations-\(release)#"), "\(hint)")
      #expect((hint.release2 != nil) == (release == 1))
    }
  }

  @Test("and nowhere in rewritten code")
  func modern() async throws {
    let cases = try GoldenPair.all(to: .modern).map { ("\($0.after.name).swift", $0.after.bytes) }
    let app = try SourceFiles.read([Self.root + "Examples/ModernApp/Sources"])
    #expect(cases.count > 150 && app.count > 50)
    let report = await HintReport(cases + app)
    #expect(report.hints.map { "\($0.file):\($0.line) \($0.declaration)" } == [])
  }

  private static let root =
    "/"
    + URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).dropFirst()
    .joined(separator: "/") + "/"

  private func sources(of release: Int) throws -> [(path: String, bytes: [UInt8])] {
    let directory = Self.root + "Examples/LegacyApp-v\(release)/Sources/"
    return try SourceFiles.read([directory]).map {
      (String($0.path.dropFirst(directory.count)), $0.bytes)
    }
  }

  private func line(_ place: String, _ lines: [String: [String]]) -> String? {
    let parts = place.split(separator: ":")
    guard let file = lines[String(parts[0])], let number = Int(parts[1]) else { return nil }
    return number <= file.count ? file[number - 1] : nil
  }

  /// The declarations by their places.
  private func warned(_ release: Int) throws -> [String: String] {
    let path = Self.root + "Tools/Migrate/Tests/Golden/Hints/LegacyApp-v\(release).txt"
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    return Dictionary(
      uniqueKeysWithValues: lines.map { line in
        let place = line.prefix { $0 != " " }
        return (String(place), String(line.dropFirst(place.count + 1)))
      })
  }
}
