import Foundation

/// The bytes of rewritten files before and after, for trees without git: `di-migrate undo` brings the former back.
///
/// It is the directory `.di-migrate` beside the sources.
package struct MigrationRecord {
  /// Why the record can't be read or written.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// What became of a file.
  package enum Outcome: Sendable, Equatable {
    case restored
    /// Somebody changed it after the run: it stays as it is.
    case changedSince
    case missing
  }

  private struct Entry: Codable {
    let path: String
    let number: Int
  }

  private struct Contents: Codable {
    var version = 1
    var entries: [Entry] = []
  }

  private let directory: URL

  /// - Parameter path: The sources that a run was given, or the first of them.
  package init(beside path: String) {
    directory = URL(fileURLWithPath: path).standardized.deletingLastPathComponent()
      .appendingPathComponent(".di-migrate")
  }

  package var exists: Bool { FileManager.default.fileExists(atPath: list.path) }

  private var list: URL { directory.appendingPathComponent("files.json") }

  private func bytes(_ entry: Entry, _ side: String) -> URL {
    directory.appendingPathComponent("\(entry.number).\(side)")
  }

  /// Records what will be written. A file that an earlier run wrote keeps the bytes from before that one.
  package func add(_ results: [FileResult]) throws {
    try attempt {
      var contents = try read()
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      for result in results where result.isChanged {
        let path = absolute(result.path)
        var entry = contents.entries.first { $0.path == path }
        if let known = entry, try Data(contentsOf: bytes(known, "after")) != Data(result.original) {
          try Data(result.original).write(to: bytes(known, "before"), options: .atomic)
        }
        if entry == nil {
          let new = Entry(path: path, number: (contents.entries.map(\.number).max() ?? 0) + 1)
          try Data(result.original).write(to: bytes(new, "before"), options: .atomic)
          contents.entries.append(new)
          entry = new
        }
        if let entry {
          try Data(result.rewritten).write(to: bytes(entry, "after"), options: .atomic)
        }
      }
      try write(contents)
    }
  }

  /// Records that files have their bytes from before a run again.
  func takeBack(_ results: [FileResult]) throws {
    try attempt {
      var contents = try read()
      for result in results {
        guard let entry = contents.entries.first(where: { $0.path == absolute(result.path) }) else {
          continue
        }
        if try Data(contentsOf: bytes(entry, "before")) == Data(result.original) {
          try remove(entry, from: &contents)
        } else {
          try Data(result.original).write(to: bytes(entry, "after"), options: .atomic)
        }
      }
      try write(contents)
    }
  }

  /// Gives files the bytes that they had before the runs, unless somebody changed them since.
  ///
  /// - Returns: What became of each file. The record keeps those that stay as they are.
  package func undo() throws -> [(path: String, outcome: Outcome)] {
    guard exists else {
      throw Failure(
        description:
          "there is no record in \(directory.path): name the path that the run was given; in a git tree, git restore brings files back"
      )
    }
    return try attempt {
      var contents = try read()
      var result: [(String, Outcome)] = []
      for entry in contents.entries {
        let file = URL(fileURLWithPath: entry.path)
        guard let current = try? Data(contentsOf: file) else {
          result.append((entry.path, .missing))
          continue
        }
        guard try current == Data(contentsOf: bytes(entry, "after")) else {
          result.append((entry.path, .changedSince))
          continue
        }
        try Data(contentsOf: bytes(entry, "before")).write(to: file, options: .atomic)
        try remove(entry, from: &contents)
        result.append((entry.path, .restored))
      }
      try write(contents)
      return result
    }
  }

  private func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardized.path }

  private func remove(_ entry: Entry, from contents: inout Contents) throws {
    contents.entries.removeAll { $0.number == entry.number }
    for side in ["before", "after"] {
      try FileManager.default.removeItem(at: bytes(entry, side))
    }
  }

  private func read() throws -> Contents {
    guard exists else { return Contents() }
    let contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: list))
    guard contents.version == 1 else {
      throw Failure(
        description:
          "\(list.path) has the form \(contents.version), which this di-migrate can't read: use the one that wrote it"
      )
    }
    return contents
  }

  private func write(_ contents: Contents) throws {
    guard !contents.entries.isEmpty else {
      try FileManager.default.removeItem(at: directory)
      return
    }
    try Data(try encoded(contents).utf8).write(to: list, options: .atomic)
  }

  private func attempt<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(
        description: "the record \(directory.path) can't be used: \(error.localizedDescription)")
    }
  }
}
