// Writes the pages for agents, docs/agents/*/SKILL.md, and llms.txt, from the templates in Scripts/agents: with the rules, the
// tables of declarations, the codes of findings and the code of the guide as they are now. Run it in the root of the
// package: swift Scripts/generate-agents.swift
//
// A line of a template such as <!-- rules v3 1 3 --> is replaced by what it names. The script fails if that doesn't exist.
import Foundation

func fail(_ message: String) -> Never {
  print(message)
  exit(1)
}

func read(_ path: String) -> String {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    fail("\(path) can't be read; run this in the root of the package")
  }
  return text
}

func lines(of path: String) -> [String] { read(path).components(separatedBy: "\n") }

/// Returns a text without the targets of its links.
func plain(_ text: String) -> String {
  text.replacingOccurrences(
    of: #"\[([^\]]+)\]\([^)]*\)"#, with: "$1", options: .regularExpression)
}

/// Returns the lines of a page's section, without its heading.
func section(_ heading: String, of path: String) -> ArraySlice<String> {
  let all = lines(of: path)
  guard let start = all.firstIndex(where: { $0.hasPrefix("#") && $0.hasSuffix(heading) }) else {
    fail("\(path) has no section \(heading)")
  }
  let level = all[start].prefix { $0 == "#" }.count
  let rest = all[(start + 1)...]
  let end = rest.firstIndex { line in
    let count = line.prefix { $0 == "#" }.count
    return count > 0 && count <= level && line.dropFirst(count).hasPrefix(" ")
  }
  return rest[..<(end ?? all.endIndex)]
}

/// Returns the rules with some numbers as items of a list, whose tables are indented.
func rules(_ page: String, _ numbers: [String]) -> [String] {
  numbers.flatMap { number in
    let rule = "\(page.uppercased())-\(number)"
    let lines = section(rule, of: "docs/rules/\(page).md")
    let text = lines.filter { !$0.isEmpty && !$0.hasPrefix("|") }.joined(separator: " ")
    if text.isEmpty { fail("\(rule) has no text") }
    let rows = lines.filter { $0.hasPrefix("|") }.map { "  \(plain($0))" }
    return ["- \(rule): \(plain(text))"] + (rows.isEmpty ? [] : [""] + rows)
  }
}

/// Returns a block of Swift of a page, counted from 1.
func block(_ page: String, _ number: Int) -> [String] {
  var blocks: [[String]] = []
  var current: [String]?
  for line in lines(of: page) {
    if line.hasPrefix("```") {
      if let current { blocks.append(current) }
      current = current == nil && line == "```swift" ? [] : nil
    } else {
      current?.append(line)
    }
  }
  guard blocks.indices.contains(number - 1) else { fail("\(page) has no block \(number)") }
  return ["```swift"] + blocks[number - 1] + ["```"]
}

/// Returns the declarations of a release's table and their modern successors, unless these have the same names.
func successors(_ release: String, _ heading: String) -> [String] {
  let rows = section(heading, of: "docs/migration/declarations-\(release).md")
    .filter { $0.hasPrefix("| ") }.dropFirst()
  let pairs = rows.compactMap { row -> String? in
    let cells = row.replacingOccurrences(of: #"\|"#, with: "\u{0}").split(separator: "|")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    // The last column names rules of a tool.
    guard let old = cells.first, let new = cells.dropLast().last, old != new, new != "the same"
    else {
      return nil
    }
    return "| \(old) | \(plain(new)) |".replacingOccurrences(of: "\u{0}", with: #"\|"#)
  }
  if pairs.isEmpty { fail("no rows in \(heading) of release \(release)") }
  return ["| release \(release) | modern |", "|---|---|"] + pairs
}

/// Returns the codes of a page's sections with their titles.
func codes(_ page: String) -> [String] {
  let sections = lines(of: page).filter { $0.hasPrefix("## DI") }
  if sections.isEmpty { fail("\(page) has no codes") }
  return ["| code | title |", "|---|---|"]
    + sections.map { line in
      let parts = line.dropFirst(3).split(separator: ":", maxSplits: 1)
      return "| \(parts[0]) |\(parts[1]) |"
    }
}

/// Returns the sections of a table of contents, which is in a directory of the root, with links that start at the root.
func contents(_ page: String) -> [String] {
  let sections = lines(of: page).drop { !$0.hasPrefix("## ") }
  guard let directory = page.split(separator: "/").first, !sections.isEmpty else {
    fail("\(page) has no sections")
  }
  return sections.dropLast().map { line in
    line.replacing(#/\]\((?<up>\.\./)?(?=[^)]+\))/#) { link in
      link.up == nil ? "](\(directory)/" : "]("
    }
  }
}

func expanded(_ template: String) -> String {
  lines(of: template).flatMap { line -> [String] in
    guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return [line] }
    let words = line.dropFirst(5).dropLast(4).split(separator: " ").map(String.init)
    switch words.first {
    case "rules": return rules(words[1], Array(words.dropFirst(2)))
    case "block": return block(words[1], Int(words[2]) ?? 0)
    case "successors": return successors(words[1], words.dropFirst(2).joined(separator: " "))
    case "codes": return codes(words[1])
    case "contents": return contents(words[1])
    default: fail("\(template): unknown line \(line)")
    }
  }.joined(separator: "\n")
}

let pages = [
  "modern.md": "docs/agents/ditranquillity-modern/SKILL.md",
  "migration.md": "docs/agents/ditranquillity-migration/SKILL.md",
  "llms.txt": "llms.txt",
]
for (template, page) in pages {
  let directory = URL(fileURLWithPath: page).deletingLastPathComponent()
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  try expanded("Scripts/agents/\(template)").write(
    toFile: page, atomically: true, encoding: .utf8)
}
