import Foundation

/// A file of the pairs. Its first line names the rules that it shows.
struct GoldenFile {
  let name: String
  let bytes: [UInt8]
  let rules: Set<String>
  let generation: Int

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Rules that rewrite, and can't be compiled here.
  static let rulesWithoutPair: Set<String> = [
    // They need UIKit or AppKit.
    "M1-46", "M2-46", "M2-77",
    // The library declares neither spelling: documents only mention it.
    "M3-03",
    // Manifests have tests of their own.
    "M1-80", "M2-80",
  ]

  private static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Golden")

  static func before(_ name: String, in folder: String = "Before") throws -> GoldenFile {
    try GoldenFile(name, in: folder)
  }

  static func after(_ name: String, in folder: String = "After") throws -> GoldenFile {
    try GoldenFile(name, in: folder)
  }

  static func names(in folder: String) throws -> Set<String> {
    Set(
      try FileManager.default.contentsOfDirectory(
        atPath: directory.appendingPathComponent(folder).path
      )
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) })
  }

  private init(_ name: String, in folder: String) throws {
    self.name = name
    bytes = [UInt8](
      try Data(contentsOf: Self.directory.appendingPathComponent("\(folder)/\(name).swift")))
    let first = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    let words = first.split(separator: " ").dropFirst(2).map(String.init)
    rules = Set(words)
    generation = words.first.flatMap { Int(String($0.dropFirst().prefix(1))) } ?? 0
  }
}
