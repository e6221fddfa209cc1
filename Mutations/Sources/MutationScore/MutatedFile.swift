import Foundation

/// A source file with the changes of several mutants. All find their places by the original lines.
struct MutatedFile {
  private let lines: [String]
  private var removedBy: [Int: String] = [:]
  private var replacements: [Int: [String]] = [:]
  private var before: [Int: [String]] = [:]
  private var after: [Int: [String]] = [:]

  init(_ text: String) {
    lines = text.components(separatedBy: "\n")
  }

  /// Returns the changed files of a library, by their paths.
  static func all(of mutants: [Mutant], in root: URL) throws -> [String: MutatedFile] {
    var mutated: [String: MutatedFile] = [:]
    for mutant in mutants {
      for edit in mutant.edits {
        if mutated[edit.file] == nil {
          let url = root.appendingPathComponent(edit.file)
          guard let text = try? String(contentsOf: url, encoding: .utf8) else {
            throw Usage(description: "\(edit.place): \(edit.file) doesn't exist")
          }
          mutated[edit.file] = MutatedFile(text)
        }
        try mutated[edit.file]?.apply(edit, of: mutant)
      }
    }
    return mutated
  }

  mutating func apply(_ edit: Mutant.Edit, of mutant: Mutant) throws {
    let wanted = edit.lines.filter { $0.kind != .added }.map(\.text)
    let trimmed = lines.map { $0.trimmingCharacters(in: .whitespaces) }
    let places = trimmed.indices.filter { start in
      start + wanted.count <= trimmed.count
        && wanted.indices.allSatisfy { trimmed[start + $0] == wanted[$0] }
    }
    guard let first = places.first, !wanted.isEmpty else {
      throw Usage(
        description: "\(edit.place): \(mutant.id) doesn't apply: \(edit.file) has no such lines")
    }
    guard places.count == 1 else {
      throw Usage(
        description:
          "\(edit.place): \(mutant.id) applies at \(places.count) places of \(edit.file); add lines"
      )
    }
    var next = first
    var removed: Int?
    for (kind, text) in edit.lines {
      switch kind {
      case .context:
        next += 1
        removed = nil
      case .removed:
        if let other = removedBy[next] {
          throw Usage(
            description: "\(edit.place): \(mutant.id) removes a line that \(other) removes, too")
        }
        removedBy[next] = mutant.id
        removed = removed ?? next
        next += 1
      case .added:
        let text = mutant.planted(text)
        if let removed {
          replacements[removed, default: []].append(text)
        } else if next > first {
          after[next - 1, default: []].append(text)
        } else {
          before[next, default: []].append(text)
        }
      }
    }
  }

  var text: String {
    var out: [String] = []
    for (index, line) in lines.enumerated() {
      out += before[index] ?? []
      if removedBy[index] == nil { out.append(line) }
      out += replacements[index] ?? []
      out += after[index] ?? []
    }
    return out.joined(separator: "\n")
  }
}
