// Adds to each rule in docs/rules the list of tests that name its number. Run it in the root of the
// package: swift Scripts/generate-rules.swift
//
// The rules themselves are written by hand. The script fails if a test or a source cites a number
// that no page explains, if a page explains a number that no test names, or if a link has no target.
import Foundation

/// The pages that explain rules: each rule has a heading of the third level and a paragraph.
let pages = ["v1", "v2", "v3", "storyboards", "creation"].map { "docs/rules/\($0).md" }
/// The page with the rules for graphs of several generations, as rows of tables.
let interop = "docs/migration/together.md"
/// Prefixes of other numbered documents that the sources may cite.
let known: Set = ["UTF", "SE", "M1", "M2", "M3", "M12"]

struct Test: Hashable {
  var label: String
  var title: String
  var file: String
}

struct Pattern {
  let expression: NSRegularExpression

  init(_ text: String) { expression = try! NSRegularExpression(pattern: text) }

  /// Returns the groups of each match. A group that doesn't participate in the match is empty.
  func matches(_ text: String) -> [[String]] {
    let text = text as NSString
    return expression.matches(in: text as String, range: NSRange(0..<text.length)).map { match in
      (0..<match.numberOfRanges).map {
        match.range(at: $0).location == NSNotFound ? "" : text.substring(with: match.range(at: $0))
      }
    }
  }

  func first(_ text: String) -> [String]? { matches(text).first }
}

// Words use a hyphen, names of functions an underscore.
let number = Pattern(#"(?<![A-Za-z0-9])([A-Z][A-Z0-9]{0,4})[-_](D?[0-9]+[a-z]?)(?![0-9A-Za-z])"#)
let creation = Pattern(#"creation((?: [0-9]+(?:\.[0-9]+)?)+)(?=:)"#)
let leading = Pattern(#"^(?:(?:V[123]|SB|G)-\S+ |creation[ 0-9.]+: )+"#)
let string = #""((?:[^"\\]|\\.)*)""#
let test = Pattern(#"@Test\(\s*"# + string)
let function = Pattern(#"func\s+(\w*(?:V[123]|SB|G)_D?[0-9]+\w*)"#)
let contract = Pattern(
  #"Contract\(\s*(?:asynchronous:\s*)?"([a-z]+-[0-9]+)",\s*"# + string
    + #",\s*rules: \[([^\]]*)\]"#)
let link = Pattern(#"\]\(([^)#:]+)(?:#[^)]*)?\)"#)
let row = Pattern(#"(?m)^\| (G-[0-9]+) \|"#)

var problems: [String] = []

func read(_ path: String) -> String {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    print("\(path) can't be read; run this in the root of the package")
    exit(1)
  }
  return text
}

func numbers(in text: String) -> [String] {
  var numbers = number.matches(text).filter { !known.contains($0[1]) }.map { "\($0[1])-\($0[2])" }
  for match in creation.matches(text) {
    numbers += match[1].split(separator: " ").map { "creation \($0)" }
  }
  return numbers
}

/// Returns all files below a folder in a stable order, without symbolic links and hidden files.
func files(below folder: String, _ suffixes: [String]) -> [String] {
  let manager = FileManager.default
  let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
  return names.sorted().flatMap { name -> [String] in
    let path = "\(folder)/\(name)"
    guard !name.hasPrefix("."),
      let type = try? manager.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    else { return [] }
    if type == .typeDirectory { return files(below: path, suffixes) }
    return type == .typeRegular && suffixes.contains { name.hasSuffix($0) } ? [path] : []
  }
}

/// Returns the value of a string literal's source text.
func unescaped(_ text: String) -> String {
  text.replacingOccurrences(of: #"\""#, with: "\"").replacingOccurrences(of: #"\\"#, with: #"\"#)
}

// MARK: Citations and tests

var tests: [String: [Test]] = [:]
var citing: [String: Set<String>] = [:]

func add(_ test: Test, _ numbers: [String]) {
  for number in numbers where tests[number]?.contains(test) != true {
    tests[number, default: []].append(test)
  }
}

func title(_ name: String) -> String {
  let prefix = leading.first(name)?[0] ?? ""
  return unescaped(String(name.dropFirst(prefix.count)))
}

for folder in ["Tests", "Sources", "Examples", "Benchmarks"] {
  for file in files(below: folder, [".swift", ".md", ".c", ".h"]) {
    let text = read(file)
    for number in numbers(in: text) { citing[number, default: []].insert(file) }
    if folder == "Tests" {
      let label = file.dropFirst("Tests/".count).dropLast(".swift".count)
      for match in test.matches(text) {
        add(Test(label: String(label), title: title(match[1]), file: file), numbers(in: match[1]))
      }
      for match in function.matches(text) {
        add(Test(label: String(label), title: match[1], file: file), numbers(in: match[1]))
      }
    } else if file.hasPrefix("Sources/DIConformance/Contracts/") {
      for match in contract.matches(text) {
        let test = Test(label: "contract \(match[1])", title: unescaped(match[2]), file: file)
        add(test, numbers(in: match[3]))
      }
    }
  }
}
for file in files(below: "docs", [".md"])
  + ["README.md", "ARCHITECTURE.md", "MIGRATION.md", "CHANGELOG.md"]
{
  for number in numbers(in: read(file)) { citing[number, default: []].insert(file) }
}

// MARK: Explanations

/// The page that explains each number.
var explained: [String: String] = [:]

func explain(_ number: String, _ page: String) {
  if explained[number] != nil { problems.append("\(page) explains \(number) a second time") }
  explained[number] = page
}

/// Returns a test's name, escaped for use in Markdown brackets.
func escaped(_ text: String) -> String {
  text.map { #"\*_[]<`"#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
}

/// Returns a page with the current tests below each rule.
func renewed(_ page: String) -> String {
  // Generated lists are replaced; all other lines stay.
  var sections: [(heading: String, body: [Substring])] = [("", [])]
  for line in read(page).split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("#") {
      sections.append((String(line), []))
    } else if !sections.last!.heading.hasPrefix("### ") || !line.hasPrefix("- ") {
      sections[sections.count - 1].body.append(line)
    }
  }
  return sections.dropFirst().map { heading, body in
    let sentence = body.joined(separator: "\n").trimmingCharacters(in: .newlines)
    var text = sentence.isEmpty ? heading : "\(heading)\n\n\(sentence)"
    if heading.hasPrefix("### ") {
      let number = String(heading.dropFirst(4))
      explain(number, page)
      if sentence.isEmpty { problems.append("\(page) says nothing about \(number)") }
      let proofs = tests[number] ?? []
      if proofs.isEmpty { problems.append("\(page) explains \(number), which no test names") }
      let list = proofs.map { "- \($0.label): [\(escaped($0.title))](../../\($0.file))" }
      if !list.isEmpty { text += "\n\n" + list.joined(separator: "\n") }
    }
    return text
  }.joined(separator: "\n\n") + "\n"
}

for match in row.matches(read(interop)) {
  explain(match[1], interop)
  if tests[match[1]] == nil {
    problems.append("\(interop) explains \(match[1]), which no test names")
  }
}
var renewal: [String: String] = [:]
for page in pages { renewal[page] = renewed(page) }

for (number, files) in citing where explained[number] == nil {
  for file in files { problems.append("\(file) cites \(number), which no page explains") }
}
for page in files(below: "docs/rules", [".md"]) {
  for match in link.matches(renewal[page] ?? read(page)) {
    let target = URL(fileURLWithPath: match[1], relativeTo: URL(fileURLWithPath: page)).path
    if !FileManager.default.fileExists(atPath: target) {
      problems.append("\(page) links \(match[1]), which is no file")
    }
  }
}

guard problems.isEmpty else {
  print(problems.sorted().joined(separator: "\n"))
  exit(1)
}
for (page, text) in renewal where text != read(page) {
  try text.write(toFile: page, atomically: true, encoding: .utf8)
}
