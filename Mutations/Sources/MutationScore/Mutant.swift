import Foundation

/// A change of the library that a container's author might have made by mistake.
struct Mutant {
  /// A place at which lines are replaced, or inserted.
  struct Edit {
    let file: String
    /// The text of the description, for messages.
    let place: String
    var lines: [(kind: Kind, text: String)] = []
  }

  enum Kind { case context, removed, added }

  let id: String
  var about: [String] = []
  /// Why no contract or graph can notice it; nil for all others.
  var survives: String?
  /// Whether chance decides if it is noticed.
  var isLeftToChance = false
  /// Whether only the thread sanitizer can notice it.
  var needsSanitizer = false
  var edits: [Edit] = []

  /// Reads the mutants of a file.
  ///
  /// ```
  /// mutant names-of-all
  /// The name of one service counts for all.
  /// in Sources/DIEngine/Registration/Component.swift
  ///     guard !qualifiers.isEmpty else { return isOffered(as: type, .none) }
  /// +   if MUTANT { return true }
  /// ```
  ///
  /// `-` removes a line, `+` adds one, two blanks precede a line that stays. Blanks around a line don't count. `MUTANT`
  /// becomes the question whether the mutant is active. Lines `survives: ...`, `by chance: ...` and `needs: thread sanitizer`
  /// may follow the description.
  static func read(_ url: URL) throws -> [Mutant] {
    try read(String(contentsOf: url, encoding: .utf8), from: url.lastPathComponent)
  }

  static func read(_ text: String, from file: String) throws -> [Mutant] {
    var mutants: [Mutant] = []
    let lines = text.components(separatedBy: "\n")
    for (number, line) in lines.enumerated() {
      let place = "\(file):\(number + 1)"
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      if line.hasPrefix("mutant "), words.count == 2 {
        mutants.append(Mutant(id: words[1]))
        continue
      }
      guard let last = mutants.indices.last else {
        if line.isEmpty || line.hasPrefix("#") { continue }
        throw Usage(description: "\(place): expected 'mutant ID'")
      }
      let isInEdit = !mutants[last].edits.isEmpty
      if line.isEmpty { continue }
      if line.hasPrefix("in "), words.count == 2 {
        mutants[last].edits.append(Edit(file: words[1], place: place))
      } else if let reason = line.dropping("survives: ") {
        mutants[last].survives = reason
      } else if line.hasPrefix("by chance: ") {
        mutants[last].isLeftToChance = true
      } else if line == "needs: thread sanitizer" {
        mutants[last].needsSanitizer = true
      } else if !isInEdit {
        mutants[last].about.append(line)
      } else {
        let kind: Kind
        switch line.first {
        case "+": kind = .added
        case "-": kind = .removed
        case " ": kind = .context
        default:
          throw Usage(description: "\(place): a line of an edit begins with '+', '-' or a blank")
        }
        let text = String(line.dropFirst()).trimmingCharacters(in: .whitespaces)
        let edit = mutants[last].edits.count - 1
        mutants[last].edits[edit].lines.append((kind, text))
      }
    }
    return mutants
  }

  /// Reads the mutants of all files.
  static func all(in root: URL) throws -> [Mutant] {
    let mutants = try FileManager.default
      .contentsOfDirectory(
        at: root.appendingPathComponent("Mutations/Mutants"), includingPropertiesForKeys: nil
      )
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .filter { $0.pathExtension == "mutants" }
      .flatMap(read)
    let repeated = Dictionary(grouping: mutants, by: \.id).filter { $0.value.count > 1 }.keys
    guard repeated.isEmpty else {
      throw Usage(
        description: "several mutants have the id \(repeated.sorted().joined(separator: ", "))")
    }
    return mutants
  }

  /// The text of an added line.
  func planted(_ text: String) -> String {
    text.replacingOccurrences(of: "MUTANT", with: "isActive(mutant: \"\(id)\")")
  }
}

extension String {
  func dropping(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
