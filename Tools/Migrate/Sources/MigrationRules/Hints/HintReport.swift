import SwiftSyntax

/// Where sources use old declarations, and what follows them.
///
/// ```swift
/// let report = await HintReport(try SourceFiles.read(["Sources"]))
/// print(try report.text(.text))
/// ```
package struct HintReport: Sendable {
  /// A file whose uses aren't told, or a comment that is wrong.
  package struct Note: Sendable, Encodable {
    package let file: String
    package let line: Int
    package let reason: String
  }

  /// In the order of their places.
  package let hints: [Hint]
  package let notes: [Note]

  private struct File: Sendable {
    let path: String
    var source: SourceText?
    var spoken: SpokenGenerations?
    var declarations: FileDeclarations?
    var note: Note?

    var directory: Substring { path.lastIndex(of: "/").map { path[..<$0] } ?? "" }
  }

  /// Reads all files together: what one declares, the lines of another one may use.
  ///
  /// - Parameters:
  ///   - files: The paths, as hints tell them, and the bytes.
  ///   - generation: The generation of files whose words don't tell it; nil to ask the files beside them.
  ///   - progress: Gets how many of all files are read.
  package init(
    _ files: [(path: String, bytes: [UInt8])], from generation: Generation? = nil,
    progress: (@Sendable (Int, Int) -> Void)? = nil
  ) async {
    let read = await concurrentMap(files, progress) { Self.read($0.path, $0.bytes) }
    var index = SourceIndex()
    for file in read { file.declarations.map { index.merge($0) } }
    for file in read { file.declarations.map { index.mergeExtensions(of: $0) } }
    let all = read.compactMap(\.spoken)
    let directories = Dictionary(grouping: read, by: \.directory).mapValues {
      $0.compactMap(\.spoken)
    }
    var notes = read.compactMap(\.note)
    var work: [(File, Generation)] = []
    for file in read {
      guard let spoken = file.spoken, spoken.usesContainer else { continue }
      let groups = [directories[file.directory] ?? [], all]
      let own = spoken.isMixed ? nil : spoken.only(.release1, .release2)
      if let found = own ?? (spoken.isSilent ? generation : nil)
        ?? spoken.generation(among: groups),
        !spoken.isMixed
      {
        work.append((file, found))
      } else {
        let reason =
          spoken.isMixed
          ? "it names the modules of several generations"
          : "no word tells its generation, and the sources speak several: name it alone"
        notes.append(Note(file: file.path, line: 1, reason: "no hints: " + reason))
      }
    }
    let found = await concurrentMap(work) { [index] file, generation -> [Hint] in
      guard let source = file.source else { return [] }
      let finder = HintFinder(
        source, file: file.path, types: ExpressionTypes(index: index, generation: generation),
        isPartlyModern: file.spoken?.words.contains(.modern) == true && generation != .modern)
      return Self.shown(finder.hints, in: source)
    }
    hints = found.flatMap { $0 }
    self.notes = notes.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  private static func read(_ path: String, _ bytes: [UInt8]) -> File {
    var file = File(path: path)
    do throws(SourceText.Defect) {
      let source = try SourceText(bytes)
      file.source = source
      file.spoken = SpokenGenerations(source.tree)
      file.declarations = FileDeclarations(source.tree)
    } catch {
      var line = 1
      if case .doesNotParse(let place, _) = error { line = place }
      file.note = Note(file: path, line: line, reason: "no hints: \(error)")
    }
    return file
  }

  /// The hints that no comment turns off, in the order of their places, and each advice once for a line.
  private static func shown(_ hints: [Hint], in source: SourceText) -> [Hint] {
    let suppressions = Suppression.all(of: .migrate, in: source)
    var told: Set<String> = []
    return hints.sorted { ($0.line, $0.column) < ($1.line, $1.column) }.filter { hint in
      let isOff = suppressions.contains { suppression in
        hint.rule.map { suppression.covers($0, lines: hint.line...hint.line) } ?? false
      }
      return !isOff && told.insert("\(hint.line) \(hint.column) \(hint.declaration)").inserted
    }
  }

  /// The report.
  package func text(_ format: ReportFormat) throws -> String { try written(format) }
}

extension HintReport: Report {
  var lines: [ReportLine] {
    hints.map {
      ReportLine(
        .warning, file: $0.file, line: $0.line, column: $0.column, code: $0.rule, title: "hint",
        message: $0.message)
    } + notes.map { ReportLine(.note, file: $0.file, line: $0.line, message: $0.reason) }
  }

  var summary: [String] {
    ["\(hints.count) hints in \(Set(hints.map(\.file)).count) files"]
  }

  struct Content: Encodable {
    let hints: [Hint]
    let notes: [Note]
  }

  var content: Content { Content(hints: hints, notes: notes) }
}
