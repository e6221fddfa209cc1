// Checks that each rule of docs/rules has a test that names its number, and that each number that something cites has a
// rule. Run it in the root of the package: swift Scripts/check-rules.swift [--tests]
//
// With --tests it also prints the tests of each rule.
import Foundation

/// The pages that explain rules: each rule has a heading of the third level, and text below it.
let pages = ["v1", "v2", "v3", "storyboards", "creation"].map { "docs/rules/\($0).md" }
/// The page with the rules for graphs of several generations, as rows of tables.
let interop = "docs/migration/together.md"
/// Prefixes of other numbered documents that the sources may cite.
let known: Set = ["UTF", "SE", "M1", "M2", "M3", "M12"]

struct Pattern {
  let expression: NSRegularExpression

  init(_ text: String) { expression = try! NSRegularExpression(pattern: text) }

  /// Returns the groups of each match.
  func matches(_ text: String) -> [[String]] {
    let text = text as NSString
    return expression.matches(in: text as String, range: NSRange(0..<text.length)).map { match in
      (0..<match.numberOfRanges).map { text.substring(with: match.range(at: $0)) }
    }
  }
}

// Words use a hyphen, names of functions an underscore.
let number = Pattern(#"(?<![A-Za-z0-9])([A-Z][A-Z0-9]{0,4})[-_](D?[0-9]+[a-z]?)(?![0-9A-Za-z])"#)
let creation = Pattern(#"creation((?: [0-9]+(?:\.[0-9]+)?)+)(?=:)"#)
let string = #""((?:[^"\\]|\\.)*)""#
let test = Pattern(#"@Test\(\s*"# + string)
let function = Pattern(#"func\s+(\w*(?:V[123]|SB|G)_D?[0-9]+\w*)"#)
let contract = Pattern(
  #"Contract\(\s*(?:asynchronous:\s*)?"([a-z]+-[0-9]+)",\s*rules: \[([^\]]*)\]"#)
let row = Pattern(#"(?m)^\| (G-[0-9]+) \|"#)

func read(_ path: String) -> String {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    print("\(path) can't be read; run this in the root of the package")
    exit(1)
  }
  return text
}

func numbers(in text: String) -> [String] {
  number.matches(text).filter { !known.contains($0[1]) }.map { "\($0[1])-\($0[2])" }
    + creation.matches(text).flatMap { $0[1].split(separator: " ").map { "creation \($0)" } }
}

/// Returns the files below a folder, without symbolic links and hidden files.
func files(below folder: String) -> [String] {
  let keys: [URLResourceKey] = [.isRegularFileKey]
  let found = FileManager.default.enumerator(
    at: URL(fileURLWithPath: folder), includingPropertiesForKeys: keys,
    options: .skipsHiddenFiles)
  let root = FileManager.default.currentDirectoryPath + "/"
  return (found?.allObjects as? [URL] ?? []).filter {
    ["swift", "md", "c", "h"].contains($0.pathExtension)
      && (try? $0.resourceValues(forKeys: Set(keys)).isRegularFile) == true
  }.map { $0.path.replacingOccurrences(of: root, with: "") }.sorted()
}

/// The tests and contracts that name each number.
var tests: [String: [String]] = [:]
/// The files that name each number.
var citing: [String: Set<String>] = [:]

func add(_ title: String, of file: String, to numbers: [String]) {
  for number in numbers { tests[number, default: []].append("\(file): \(title)") }
}

for file in ["Tests", "Sources", "Examples", "Benchmarks", "docs"].flatMap(files)
  + ["README.md", "ARCHITECTURE.md", "MIGRATION.md", "CHANGELOG.md"]
{
  let text = read(file)
  for number in numbers(in: text) { citing[number, default: []].insert(file) }
  if file.hasPrefix("Tests/") {
    for match in test.matches(text) + function.matches(text) {
      add(match[1], of: file, to: numbers(in: match[1]))
    }
  } else if file.hasPrefix("Sources/DIConformance/Contracts/") {
    for match in contract.matches(text) { add(match[1], of: file, to: numbers(in: match[2])) }
  }
}

/// The page that explains each number.
var explained: [String: String] = [:]
var problems: [String] = []

func explain(_ number: String, _ page: String) {
  if explained[number] != nil { problems.append("\(page) explains \(number) a second time") }
  if tests[number] == nil { problems.append("\(page) explains \(number), which no test names") }
  explained[number] = page
}

for page in pages {
  for section in read(page).components(separatedBy: "\n### ").dropFirst() {
    let lines = section.components(separatedBy: "\n")
    explain(lines[0], page)
    if !lines.dropFirst().contains(where: { !$0.isEmpty && !$0.hasPrefix("#") }) {
      problems.append("\(page) says nothing about \(lines[0])")
    }
  }
}
for match in row.matches(read(interop)) { explain(match[1], interop) }
for (number, files) in citing where explained[number] == nil {
  for file in files { problems.append("\(file) cites \(number), which no page explains") }
}

if CommandLine.arguments.contains("--tests") {
  for (number, titles) in tests.sorted(by: { $0.key < $1.key }) {
    print(([number] + titles).joined(separator: "\n  "))
  }
}
if !problems.isEmpty {
  print(problems.sorted().joined(separator: "\n"))
  exit(1)
}
