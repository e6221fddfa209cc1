import Foundation

/// A copy of the library that contains all mutants.
struct MutatedCopy {
  let root: URL
  let target: URL
  private let files = FileManager.default

  /// Writes the copy. Files that haven't changed since the last time stay, so that they aren't compiled again.
  func write(_ mutants: [Mutant]) throws {
    let mutated = try MutatedFile.all(of: mutants, in: root)
    var written: Set<String> = []
    let sources = root.appendingPathComponent("Sources")
    for case let url as URL in files.enumerator(
      at: sources, includingPropertiesForKeys: [.isDirectoryKey])!
    {
      guard try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == false else {
        continue
      }
      let path = String(url.path.dropFirst(root.path.count + 1))
      let text = path == Self.command ? Self.commandCode : mutated[path]?.text
      try write(text.map { Data($0.utf8) } ?? Data(contentsOf: url), to: path)
      written.insert(path)
    }
    let manifest = try String(
      contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    try write(Data((manifest + Self.manifestEnd).utf8), to: "Package.swift")
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

  private static let command = "Sources/di-conformance/main.swift"

  /// The command of the contracts, with the façade's calls that throw.
  private static let commandCode = """
    import DIConformance
    import DIv3
    import FacadeAdapters
    import Foundation

    DISetting.Log.fun = nil
    var command = ConformanceCommand(
      name: "di-conformance", containers: Facades.all + Facades.throwing)
    command.graphContainers = [.version3PartlyAsync]
    exit(command.run())

    """

  /// What follows the library's own manifest: only what the command needs is built. Assertions are off: contracts are to
  /// notice a mutant, not the engine's own checks.
  private static let manifestEnd = """

    var needed: Set<String> = ["di-conformance"]
    var open = ["di-conformance"]
    while let name = open.popLast() {
      for dependency in package.targets.first(where: { $0.name == name })?.dependencies ?? [] {
        switch dependency {
        case .targetItem(let other, _), .byNameItem(let other, _):
          if needed.insert(other).inserted { open.append(other) }
        default: break
        }
      }
    }
    package.products = []
    package.targets.removeAll { !needed.contains($0.name) }
    for target in package.targets {
      target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-assert-config", "Release"])]
    }

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
    let build = try FinishedProcess(arguments, seconds: 3_600, megabytes: nil, mutant: nil)
    guard build.status == 0 else {
      let errors = build.output.components(separatedBy: "\n").filter { $0.contains("error:") }
      throw Usage(description: "the copy doesn't build:\n\(errors.joined(separator: "\n"))")
    }
    return directory.appendingPathComponent("debug/di-conformance")
  }
}
