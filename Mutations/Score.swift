// Plants bugs into a copy of the library, and tells how many of them contracts and random graphs notice: the mutation
// score. README.md tells more.
//
// All mutants are compiled into one copy: each is an `if` that asks whether the environment names it.

import Foundation

struct Usage: Error, CustomStringConvertible {
  let description: String
}

// MARK: Mutants

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
  /// in Sources/DIEngine/Registration/Component+Services.swift
  ///     guard !qualifiers.isEmpty else { return isOffered(as: type, .none) }
  /// +   if MUTANT { return true }
  /// ```
  ///
  /// `-` removes a line, `+` adds one, two blanks precede a line that stays. Blanks around a line don't count. `MUTANT`
  /// becomes the question whether the mutant is active. Lines `survives: ...`, `by chance: ...` and `needs: thread sanitizer`
  /// may follow the description.
  static func read(_ url: URL) throws -> [Mutant] {
    var mutants: [Mutant] = []
    let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    for (number, line) in lines.enumerated() {
      let place = "\(url.lastPathComponent):\(number + 1)"
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

// MARK: The copy

/// A copy of the library that contains all mutants.
struct Copy {
  let root: URL
  let target: URL
  private let files = FileManager.default

  /// Writes the copy. Files that haven't changed since the last time stay, so that they aren't compiled again.
  func write(_ mutants: [Mutant]) throws {
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
    // The command of the contracts, with more containers.
    let main = "Sources/di-conformance/main.swift"
    let text = try String(contentsOf: root.appendingPathComponent(main), encoding: .utf8)
    mutated[main] = MutatedFile(
      text.replacingOccurrences(
        of: "containers: Facades.all,", with: "containers: Facades.all + Facades.throwing,"))
    var written: Set<String> = []
    let sources = root.appendingPathComponent("Sources")
    for case let url as URL in files.enumerator(
      at: sources, includingPropertiesForKeys: [.isDirectoryKey])!
    {
      guard try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == false else {
        continue
      }
      let path = String(url.path.dropFirst(root.path.count + 1))
      try write(mutated[path].map { Data($0.text.utf8) } ?? Data(contentsOf: url), to: path)
      written.insert(path)
    }
    try write(Data(Self.manifest.utf8), to: "Package.swift")
    try write(Data(Self.switchCode.utf8), to: "Sources/DIEngine/Mutants.swift")
    written.insert("Sources/DIEngine/Mutants.swift")
    try removeOthers(than: written)
  }

  private func write(_ data: Data, to path: String) throws {
    let url = target.appendingPathComponent(path)
    if let known = try? Data(contentsOf: url), known == data { return }
    try files.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private func removeOthers(than written: Set<String>) throws {
    let sources = target.appendingPathComponent("Sources")
    for case let url as URL in files.enumerator(
      at: sources, includingPropertiesForKeys: [.isDirectoryKey])!
    {
      guard try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == false else {
        continue
      }
      let path = String(url.path.dropFirst(target.path.count + 1))
      if !written.contains(path) { try files.removeItem(at: url) }
    }
  }

  /// Only what the contracts need. Assertions are off: contracts are to notice a mutant, not the engine's own checks.
  private static let manifest = """
    // swift-tools-version: 6.1
    import PackageDescription
    let settings: [SwiftSetting] = [
      .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .unsafeFlags(["-assert-config", "Release"]),
    ]
    let package = Package(
      name: "DITranquillity",
      platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
      targets: [
        .target(name: "CDIEngine"),
        .target(name: "CClassScanning"),
        .target(name: "DIEngine", dependencies: ["CDIEngine"], swiftSettings: settings),
        .target(name: "ClassScanning", dependencies: ["CClassScanning", "DIEngine"], swiftSettings: settings),
        .target(name: "StoryboardAdapters", dependencies: ["DIEngine"], swiftSettings: settings),
        .target(name: "DIv1Compat", dependencies: ["ClassScanning", "DIEngine", "StoryboardAdapters"],
          swiftSettings: settings),
        .target(name: "DIv2Compat", dependencies: ["ClassScanning", "DIEngine", "StoryboardAdapters"],
          swiftSettings: settings),
        .target(name: "DIv3MainActor", swiftSettings: [
          .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
          .enableUpcomingFeature("InternalImportsByDefault"),
          .swiftLanguageMode(.v5), .enableUpcomingFeature("StrictConcurrency")]),
        .target(name: "DIEngineGraph", dependencies: ["DIEngine"], swiftSettings: settings),
        .target(name: "DIv3", dependencies: ["ClassScanning", "DIEngine", "DIEngineGraph", "DIv3MainActor"],
          swiftSettings: settings),
        .target(name: "DIEngineAsync", dependencies: ["CDIEngine", "DIEngine"], swiftSettings: settings),
        .target(name: "DIv3Async", dependencies: ["DIEngine", "DIEngineAsync", "DIv3"], swiftSettings: settings),
        .target(name: "DIConformance", swiftSettings: settings),
        .target(name: "FacadeAdapters",
          dependencies: ["DIConformance", "DIv1Compat", "DIv2Compat", "DIv3", "DIv3Async"], swiftSettings: settings),
        .executableTarget(name: "di-conformance", dependencies: ["DIConformance", "DIv3", "FacadeAdapters"],
          swiftSettings: settings),
      ],
      swiftLanguageModes: [.v6])

    """

  private static let switchCode = """
    #if canImport(Darwin)
      import Darwin
    #else
      import Glibc
    #endif

    private let activeMutant = getenv("DI_MUTANT").map { String(cString: $0) }

    /// Whether the environment names a mutant.
    @usableFromInline package func isActive(mutant: StaticString) -> Bool {
      guard let activeMutant else { return false }
      return activeMutant == mutant.description
    }

    """

  /// Builds the copy, and returns the command that runs the contracts.
  func build(sanitized: Bool) throws -> URL {
    let directory = target.appendingPathComponent(sanitized ? ".build-tsan" : ".build")
    var arguments = [
      "swift", "build", "--package-path", target.path, "--scratch-path", directory.path,
    ]
    arguments += ["--product", "di-conformance"]
    if sanitized { arguments.append("--sanitize=thread") }
    let build = try Finished(arguments, seconds: 3_600, megabytes: nil, mutant: nil)
    guard build.status == 0 else {
      let errors = build.output.components(separatedBy: "\n").filter { $0.contains("error:") }
      throw Usage(description: "the copy doesn't build:\n\(errors.joined(separator: "\n"))")
    }
    return directory.appendingPathComponent("debug/di-conformance")
  }
}

// MARK: Runs

/// A process that has ended, or that took too long.
struct Finished {
  let status: Int32
  let tookTooLong: Bool
  let output: String

  init(_ arguments: [String], seconds: Double, megabytes: Int?, mutant: String?) throws {
    let log = FileManager.default.temporaryDirectory.appendingPathComponent(
      "mutant-\(UUID().uuidString)")
    FileManager.default.createFile(atPath: log.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: log) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    let limit = megabytes.map { "ulimit -v \($0 * 1_024); " } ?? ""
    process.arguments = ["-c", limit + "exec \"$@\"", "bash"] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["DI_MUTANT"] = mutant
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["NO_COLOR"] = "1"
    process.environment = environment
    let file = try FileHandle(forWritingTo: log)
    process.standardOutput = file
    process.standardError = file
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let end = Date(timeIntervalSinceNow: seconds)
    while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.02) }
    tookTooLong = process.isRunning
    if tookTooLong { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
  }
}

/// What noticed a mutant.
enum Result {
  case killed(by: String)
  case survived
}

struct Runs {
  /// The commands, without and with the thread sanitizer.
  let command: URL
  let sanitized: URL?
  static let seconds = 60.0
  static let megabytes = 2_048
  static let graphs = ["--fuzz", "1000", "--seed", "1"]

  func result(of mutant: Mutant) throws -> Result {
    let command = mutant.needsSanitizer ? sanitized ?? command : command
    // The sanitizer reserves far more addresses than it uses.
    let limit = mutant.needsSanitizer ? nil : Self.megabytes
    let contracts = try Finished(
      [command.path], seconds: Self.seconds, megabytes: limit, mutant: mutant.id)
    if let noticed = noticed(contracts, mutant) { return .killed(by: noticed) }
    let graphs = try Finished(
      [command.path] + Self.graphs, seconds: Self.seconds, megabytes: limit, mutant: mutant.id)
    if graphs.tookTooLong { return .killed(by: "a random graph that hangs") }
    if graphs.status != 0 { return .killed(by: "a random graph") }
    return .survived
  }

  /// Returns the contracts that noticed a mutant, or how the process ended.
  private func noticed(_ run: Finished, _ mutant: Mutant) -> String? {
    guard run.tookTooLong || run.status != 0 else { return nil }
    if mutant.needsSanitizer, run.output.contains("WARNING: ThreadSanitizer") {
      return "the thread sanitizer"
    }
    let failed = Self.failed(run.output)
    if failed.isEmpty { return run.tookTooLong ? "a hang" : "exit code \(run.status)" }
    let first = failed.prefix(4).joined(separator: ", ")
    return failed.count > 4 ? "\(first) and \(failed.count - 4) more" : first
  }

  /// The contracts that failed: by the lines that tell each outcome at once, since some mutants let many of them wait.
  private static func failed(_ output: String) -> [String] {
    var ids: [String] = []
    for line in output.components(separatedBy: "\n")
    where line.hasSuffix(": FAILED") || line.hasSuffix(": ENDED") {
      guard let end = line.range(of: " on ")?.lowerBound else { continue }
      let id = String(line[..<end])
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }
}

// MARK: The command

struct Options {
  var sample: Int?
  var seed: UInt64?
  var only: [String] = []
  var lists = false
  var checks = false

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw Usage(description: "\(option) needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--sample":
        guard let count = Int(try value(of: argument)), count > 0 else {
          throw Usage(description: "--sample needs a number")
        }
        sample = count
      case "--seed":
        guard let number = UInt64(try value(of: argument)) else {
          throw Usage(description: "--seed needs a number")
        }
        seed = number
      case "--only": only.append(try value(of: argument))
      case "--list": lists = true
      case "--check": checks = true
      default:
        throw Usage(
          description:
            "usage: Mutations/score [--sample N] [--seed S] [--only ID]... [--list] [--check]")
      }
    }
  }
}

/// Numbers that follow from a seed.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

func run() throws -> Int32 {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  let root = directory.deletingLastPathComponent()
  let mutants = try FileManager.default
    .contentsOfDirectory(
      at: directory.appendingPathComponent("Mutants"), includingPropertiesForKeys: nil
    )
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
    .filter { $0.pathExtension == "mutants" }
    .flatMap(Mutant.read)
  let repeated = Dictionary(grouping: mutants, by: \.id).filter { $0.value.count > 1 }.keys
  guard repeated.isEmpty else {
    throw Usage(
      description: "several mutants have the id \(repeated.sorted().joined(separator: ", "))")
  }
  if options.lists {
    for mutant in mutants { print("\(mutant.id): \(mutant.about.joined(separator: " "))") }
    return 0
  }
  let copy = Copy(root: root, target: root.appendingPathComponent(".build-mutations"))
  try copy.write(mutants)
  if options.checks {
    print("all \(mutants.count) mutants apply")
    return 0
  }
  var chosen = mutants
  if !options.only.isEmpty {
    chosen = try options.only.map { id in
      guard let mutant = mutants.first(where: { $0.id == id }) else {
        throw Usage(description: "no mutant has the id '\(id)'; --list names all")
      }
      return mutant
    }
  } else if let sample = options.sample {
    // Another sample each day, the same for all who look that day.
    let seed = options.seed ?? UInt64(Date().timeIntervalSince1970 / 86_400)
    var numbers = SeededNumbers(state: seed)
    chosen = Array(mutants.shuffled(using: &numbers).prefix(sample))
    print("a sample of \(chosen.count) mutants; --seed \(seed) takes the same again")
  }
  let command = try copy.build(sanitized: false)
  let sanitized = chosen.contains(where: \.needsSanitizer) ? try copy.build(sanitized: true) : nil
  for arguments in [[], Runs.graphs] {
    let sound = try Finished(
      [command.path] + arguments, seconds: Runs.seconds, megabytes: Runs.megabytes, mutant: nil)
    guard sound.status == 0, !sound.tookTooLong else {
      throw Usage(description: "something fails without a mutant:\n\(sound.output.suffix(4_000))")
    }
  }
  let runs = Runs(command: command, sanitized: sanitized)
  var killed = 0
  var wrong: [String] = []
  for mutant in chosen {
    switch try runs.result(of: mutant) {
    case .killed(let noticed):
      killed += 1
      print("killed    \(mutant.id), by \(noticed)")
      if mutant.survives != nil {
        wrong.append("\(mutant.id) is said to survive, and is killed: remove the line")
      }
    case .survived:
      print("SURVIVED  \(mutant.id): \(mutant.survives ?? mutant.about.joined(separator: " "))")
      if mutant.survives == nil, !mutant.isLeftToChance { wrong.append("\(mutant.id) survived") }
    }
    fflush(stdout)
  }
  for line in wrong { print(line) }
  print("score: \(killed) of \(chosen.count)")
  return wrong.isEmpty ? 0 : 1
}

do {
  exit(try run())
} catch {
  FileHandle.standardError.write(Data("Mutations/score: \(error)\n".utf8))
  exit(2)
}
