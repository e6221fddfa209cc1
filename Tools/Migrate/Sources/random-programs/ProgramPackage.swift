import Foundation
import MigrationRules

/// The package that holds both sides of the programs, and runs them.
struct ProgramPackage {
  let output: String
  let library: String

  /// Removes the programs of an earlier run, but not what was built.
  func clean() throws {
    for directory in ["Sources", "Remarks"] {
      let path = "\(output)/\(directory)"
      if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
    }
  }

  func write(_ bytes: [UInt8], _ path: String) throws {
    let url = URL(fileURLWithPath: "\(output)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// - Parameters:
  ///   - compared: The numbers of the programs of each side.
  ///   - lints: What di-lint says about each.
  func writeRunner(_ compared: [Side: [Int]], _ lints: [Lint]) throws {
    try write([UInt8](manifest.utf8), "Package.swift")
    try write([UInt8](Self.support.utf8), "Sources/ProgramSupport/Node.swift")
    let before = Set(compared.values.joined()).sorted()
    let sides = [("Before", before)] + Side.allCases.map { ($0.rawValue, compared[$0] ?? []) }
    for (side, numbers) in sides {
      let entries = numbers.map { "    \($0): Program\($0).results," }.joined(separator: "\n")
      let text = """
        public enum \(side)Programs {
          nonisolated(unsafe) public static let all: [Int: () throws -> [String]] = [
        \(entries.isEmpty ? "    :" : entries)
          ]
        }

        """
      try write([UInt8](text.utf8), "Sources/\(side)/\(side)Programs.swift")
    }
    let entries = lints.map {
      "  (\"\($0.side)\", \($0.number), \($0.found), \($0.gaps)),\n"
    }
    let lint =
      "let lints: [(side: String, number: Int, found: [String], gaps: Set<Int>)] = [\n"
      + entries.joined() + "]\nlet lintCodes: Set = \(LintFinding.titles.keys.sorted())\n"
    try write([UInt8](lint.utf8), "Sources/run/Lints.swift")
    try write([UInt8](Self.runner.utf8), "Sources/run/main.swift")
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Programs",
      platforms: [.macOS(.v13)],
      dependencies: [.package(name: "DITranquillity", path: "\(library)")],
      targets: [
        .target(name: "ProgramSupport", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
          name: "Before",
          dependencies: [
            "ProgramSupport", .product(name: "DIv1Compat", package: "DITranquillity"),
            .product(name: "DIv2Compat", package: "DITranquillity"),
          ], swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
          name: "After",
          dependencies: [
            "ProgramSupport", .product(name: "DITranquillity", package: "DITranquillity"),
          ], swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
          name: "Release2",
          dependencies: [
            "ProgramSupport", .product(name: "DIv2Compat", package: "DITranquillity"),
          ], swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
          name: "run",
          dependencies: [
            "Before", "After", "Release2", .product(name: "DIEngine", package: "DITranquillity"),
            .product(name: "DIGraphTools", package: "DITranquillity"),
          ], swiftSettings: [.swiftLanguageMode(.v5)]),
      ])

    """
  }

  /// What both sides of a program use, besides the library.
  private static let support = """
    /// An object that tells what it holds, and in which order it got that.
    open class Node {
      public let kind: String
      public private(set) var notes: [String] = []
      nonisolated(unsafe) public static var made: [String: Int] = [:]

      public init(_ kind: String) {
        self.kind = kind
        Self.made[kind, default: 0] += 1
      }

      open var links: [(String, Any)] { [] }

      public func note(_ what: String) { notes.append(what) }
    }

    /// Gets the container of each program that runs, before its first request.
    nonisolated(unsafe) public var observer: ((Any) -> Void)?

    public func observe(_ container: Any) { observer?(container) }

    /// Gets each line as it comes, since a later request may end the process.
    nonisolated(unsafe) public var teller: ((String) -> Void)?

    /// What the requests of a program did.
    public final class ProgramLog {
      public private(set) var lines: [String] = [] { didSet { teller?(lines[lines.count - 1]) } }
      // Held weakly: an object may end, and another one get its place.
      private final class Seen {
        weak var node: Node?
        let number: Int
        init(_ node: Node, _ number: Int) { (self.node, self.number) = (node, number) }
      }
      private var seen: [ObjectIdentifier: Seen] = [:]
      private var count = 0
      private var hasFailed = false

      public init() {}

      public func fail(_ position: Int) {
        lines.append("\\(position): failed")
        hasFailed = true
      }

      public func tell(_ position: Int, _ value: Any) {
        var visited: Set<ObjectIdentifier> = []
        lines.append("\\(position): \\(text(value, &visited))")
        // What a failed request leaves differs between the generations, so counts tell nothing afterwards.
        if !hasFailed {
          lines.append("\\(position) made: \\(Node.made.sorted { $0.key < $1.key }.map { "\\($0.key) \\($0.value)" })")
        }
      }

      private func text(_ value: Any, _ visited: inout Set<ObjectIdentifier>) -> String {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
          return mirror.children.first.map { text($0.value, &visited) } ?? "nil"
        }
        if mirror.displayStyle == .collection {
          return "[" + mirror.children.map { text($0.value, &visited) }.joined(separator: ", ") + "]"
        }
        guard let node = value as? Node else { return "\\(value)" }
        let name = "\\(node.kind)#\\(number(of: node))"
        guard visited.insert(ObjectIdentifier(node)).inserted else { return name }
        let links = node.links.map { "\\($0.0): \\(text($0.1, &visited))" }
        return "\\(name)(\\((links + node.notes).joined(separator: ", ")))"
      }

      private func number(of node: Node) -> Int {
        if let known = seen[ObjectIdentifier(node)], known.node === node { return known.number }
        count += 1
        seen[ObjectIdentifier(node)] = Seen(node, count)
        return count
      }
    }

    """

  /// Runs each side in a process of its own, since some programs trap, and compares what they print.
  private static let runner = """
    import After
    import Before
    import DIEngine
    import DIGraphTools
    import Foundation
    import ProgramSupport
    import Release2

    let sides = [
      "Before": BeforePrograms.all, "After": AfterPrograms.all, "Release2": Release2Programs.all,
    ]
    let words = CommandLine.arguments
    if words.count == 5 {
      // A side, the first program, the file to write, and what to tell: results or graphs.
      setvbuf(stdout, nil, _IONBF, 0)
      let programs = sides[words[1]]!
      let log = fopen(words[3], "a")!
      let tellsGraphs = words[4] == "graphs"
      var current = 0
      if tellsGraphs {
        observer = { container in
          let source = container as! any GraphSource
          func tell(_ findings: [GraphFinding]) {
            for finding in findings {
              // A run does not show that injections of old closures are deferred.
              if finding.code == .cycleWithoutBreak, finding.message.contains("(seen in one run)") { continue }
              let isUnseen = finding.code == .undeclared && !finding.message.contains("in one run")
              fputs("\\(current) \\(isUnseen ? "unseen" : finding.code.rawValue) \\(finding.line ?? 0) \\(finding.message)\\n", log)
            }
          }
          tell(source.validate())
          // Where a closure ends the process, the graph can't tell what its closures request.
          tell(source.graphSnapshot(seenIn: source.dryRun()).findings)
          fputs("\\(current) complete\\n", log)
          fflush(log)
        }
      } else {
        teller = {
          fputs("\\(current) \\($0)\\n", log)
          fflush(log)
        }
      }
      for number in programs.keys.sorted() where number >= Int(words[2])! {
        fputs("begin \\(number)\\n", log)
        fflush(log)
        Node.made = [:]
        current = number
        do {
          _ = try programs[number]!()
        } catch {
          if !tellsGraphs { fputs("\\(number) throws\\n", log) }
        }
        fputs("end \\(number)\\n", log)
        fflush(log)
      }
      exit(0)
    }

    /// The lines of each program.
    func results(_ side: String, _ what: String = "results") throws -> [Int: [String]] {
      let all = sides[side]!.keys.sorted()
      let file = NSTemporaryDirectory() + "programs-\\(side)-\\(UUID())"
      _ = FileManager.default.createFile(atPath: file, contents: nil)
      defer { try? FileManager.default.removeItem(atPath: file) }
      var result: [Int: [String]] = [:]
      var next = all.first
      while let first = next {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = [side, "\\(first)", file, what]
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        process.standardError = FileHandle(forWritingAtPath: "/dev/null")
        process.standardOutput = FileHandle(forWritingAtPath: "/dev/null")
        try process.run()
        process.waitUntilExit()
        var open: Int?
        let text = try String(contentsOfFile: file, encoding: .utf8)
        try Data().write(to: URL(fileURLWithPath: file))
        for line in text.split(separator: "\\n") {
          let parts = line.split(separator: " ", maxSplits: 1)
          switch parts[0] {
          case "begin":
            open = Int(parts[1])
            result[open!] = []
          case "end": open = nil
          default: result[Int(parts[0])!, default: []].append(String(parts[1]))
          }
        }
        if let open { result[open, default: []].append("ended the process") }
        next = open.flatMap { last in all.first { $0 > last } }
      }
      return result
    }

    let before = try results("Before")
    var allFailed = 0
    for side in ["After", "Release2"] {
      let after = try results(side)
      var (equal, whole, lines, failed) = (0, 0, 0, 0)
      for number in after.keys.sorted() {
        // Up to the first request that fails: the generations differ in what a failure leaves, and in what is skipped.
        let all = before[number]!
        let old = all.prefix { !$0.hasSuffix(": failed") && $0 != "throws" && $0 != "ended the process" }
        let new = after[number]!
        lines += old.count
        if old.count <= new.count, Array(old) == Array(new.prefix(old.count)) {
          equal += 1
          whole += old.count == all.count ? 1 : 0
          continue
        }
        failed += 1
        print("Program\\(number) differs in \\(side):")
        for (position, line) in old.enumerated() {
          let other = position < new.count ? new[position] : "nothing: it threw, or ended the process"
          if other != line { print("  before \\(line)\\n  after  \\(other)") }
        }
      }
      print(
        "\\(side): \\(equal) equal in \\(lines) lines, \\(equal - whole) of them up to a request that fails; \\(failed) differ")
      allFailed += failed
    }
    /// The code and the line of a finding, and the types that it names.
    func read(_ finding: String) -> (key: String, types: Set<String>) {
      let words = finding.split { " ,:()".contains($0) }.map(String.init)
      return (words.prefix(2).joined(separator: " "), Set(words.filter { $0.first == "A" && $0.contains("x") }))
    }

    // What di-lint says, and what the graphs tell. As in the tests, where a closure did not run, or di-lint lists
    // the line as not checked, neither has to agree.
    var (compared, agreed, missed) = (0, 0, 0)
    let graphs = Dictionary(uniqueKeysWithValues: try sides.keys.map { ($0, try results($0, "graphs")) })
    for lint in lints {
      let lines = graphs[lint.side]?[lint.number] ?? []
      guard lines.contains("complete") else { continue }
      compared += 1
      let told = Set(lines.filter { lintCodes.contains(String($0.prefix(6))) }.map { read($0).key })
      let unseen = lines.filter { $0.hasPrefix("unseen") }.map(read)
      let alarms = lint.found.map(read).filter { alarm in
        !told.contains(alarm.key)
          && !unseen.contains { $0.key.dropFirst(7) == alarm.key.dropFirst(7) || !$0.types.isDisjoint(with: alarm.types) }
      }
      let found = Set(lint.found.map { read($0).key })
      let silent = told.subtracting(found).filter { !lint.gaps.contains(Int($0.dropFirst(7))!) }
      agreed += told.intersection(found).count
      missed += told.subtracting(found).count - silent.count
      guard !alarms.isEmpty || !silent.isEmpty else { continue }
      allFailed += 1
      print("di-lint differs in \\(lint.side)/Program\\(lint.number).swift:")
      for alarm in alarms { print("  only in the sources: \\(alarm.key)") }
      for line in silent.sorted() { print("  only at run time:    \\(line)") }
    }
    print("di-lint: \\(compared) programs of \\(lints.count) whose closures don't end the process, \\(agreed) findings as the graphs tell, \\(missed) at lines that it lists as not checked")
    exit(allFailed == 0 ? 0 : 1)

    """
}
