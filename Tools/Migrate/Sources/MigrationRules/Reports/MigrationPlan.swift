import Foundation

/// What a migration would do, without doing it.
package struct MigrationPlan: Sendable {
  /// One file that has to do with a container.
  package struct File: Sendable, Codable {
    package let path: String
    package let generations: [Int]
    package let registrations: Int
    package let requests: Int
    package let changes: Int
    package let remarks: Int
    package let leftBecause: String?
  }

  /// One module, in the order in which they should be migrated.
  package struct Module: Sendable, Codable {
    package let name: String
    package let files: Int
    package let generations: [Int]
    package let registrations: Int
    package let requests: Int
    package let changes: Int
    package let remarks: Int
    /// The modules of the sources that it imports.
    package let imports: [String]
  }

  /// What one rule would do.
  package struct RuleCount: Sendable, Codable {
    package let rule: String
    package let outcome: Rule.Outcome
    package let count: Int
    package let from: String
    package let to: String
    package let difference: String?
    package let page: String
  }

  private struct Document: Codable {
    let packages: [InstalledRelease]
    let modules: [Module]
    let files: [File]
    let rules: [RuleCount]
  }

  package let files: [File]
  package let rules: [RuleCount]
  /// Those that have to do with a container, leaves first.
  package let modules: [Module]
  package let packages: [InstalledRelease]

  /// Tries the rewrite of each old generation in memory.
  ///
  /// - Parameters:
  ///   - sources: The paths and the bytes of all files.
  ///   - packages: What the files of package managers say.
  ///   - partlyRead: The paths of files whose modules have others, too.
  ///   - progress: Gets how many of all files are done.
  package init(
    _ sources: [(path: String, bytes: [UInt8])], packages: [InstalledRelease] = [],
    partlyRead: Set<String> = [], progress: (@Sendable (Int, Int) -> Void)? = nil
  ) async {
    self.packages = packages
    var imports: [String: Set<String>] = [:]
    var files: [String: File] = [:]
    var counts: [Rule.ID: Int] = [:]
    for generation in Generation.allCases {
      for result in await Migration(from: generation, progress: progress).rewrite(
        sources, partlyRead: partlyRead)
      {
        imports[result.path] = result.imports
        guard let spoken = result.generations else {
          files[result.path] = File(
            path: result.path, generations: [], registrations: 0, requests: 0, changes: 0,
            remarks: 0,
            leftBecause: result.leftBecause)
          continue
        }
        let found = result.registrations.found + result.requests.found
        guard spoken.usesContainer || found > 0 else { continue }
        let known = files[result.path]
        for finding in result.applied + result.remarks { counts[finding.rule, default: 0] += 1 }
        files[result.path] = File(
          path: result.path,
          generations: spoken.words.union(spoken.imported).map(\.rawValue).sorted(),
          registrations: (known?.registrations ?? 0) + result.registrations.found,
          requests: (known?.requests ?? 0) + result.requests.found,
          changes: (known?.changes ?? 0) + result.applied.count,
          remarks: (known?.remarks ?? 0) + result.remarks.count,
          leftBecause: known?.leftBecause ?? (result.isForAnotherRun ? nil : result.leftBecause))
      }
    }
    self.files = files.values.sorted { $0.path < $1.path }
    modules = SourceModule.ordered(sources.map { ($0.path, imports[$0.path] ?? []) }).compactMap {
      Module($0, $0.paths.compactMap { files[$0] })
    }
    rules = counts.sorted { $0.key < $1.key }.compactMap { id, count in
      Rule.with(id).map {
        RuleCount(
          rule: "\(id)", outcome: $0.outcome, count: count, from: $0.from, to: $0.to,
          difference: $0.difference, page: $0.page)
      }
    }
  }

  /// The rules of an outcome, the most frequent one first.
  func rules(of outcome: Rule.Outcome) -> [RuleCount] {
    rules.filter { $0.outcome == outcome }
      .sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
  }

  package var text: String {
    var lines = packages.map { package in
      "\(package.path): DITranquillity \(package.version): "
        + (package.generation.map { "generation \($0); " } ?? "")
        + package.advice + "; see di-migrate explain \(package.page)"
    }
    if !modules.isEmpty { lines.append("modules, in the order to migrate them:") }
    for (position, module) in modules.enumerated() {
      let generations = module.generations.map(String.init).joined(separator: "+")
      lines.append(
        "  \(position + 1). \(module.name): \(module.files) files, generation \(generations.isEmpty ? "?" : generations), "
          + "\(module.registrations) registrations, \(module.requests) requests, \(module.remarks) remarks"
          + (module.imports.isEmpty ? "" : "; imports \(module.imports.joined(separator: ", "))"))
    }
    lines += leftFiles
    lines += files.map { file in
      let generations =
        file.generations.isEmpty ? "?" : file.generations.map(String.init).joined(separator: "+")
      return
        "\(file.path): generation \(generations), \(file.registrations) registrations, \(file.requests) requests, "
        + "\(file.changes) changes, \(file.remarks) remarks"
    }
    for outcome in [Rule.Outcome.safe, .remark] {
      lines.append(outcome == .safe ? "rewritten:" : "with a remark:")
      for rule in rules(of: outcome) {
        lines.append(
          "  \(rule.rule) \(rule.count)x: \(rule.from) -> \(rule.to)"
            + (outcome == .remark ? "; see di-migrate explain \(rule.rule)" : ""))
        if let difference = rule.difference { lines.append("        differs: \(difference)") }
      }
    }
    lines.append("what the generations do differently otherwise: di-migrate explain differences")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Files that stay as they are, by the reason.
  private var leftFiles: [String] {
    widestFirst(files.filter { $0.leftBecause != nil }) { $0.leftBecause ?? "" }.flatMap {
      ["left as they are, \($0.items.count)x: \($0.key)"] + firstPlaces($0.items.map(\.path))
    }
  }

  package var json: String {
    get throws {
      try encoded(Document(packages: packages, modules: modules, files: files, rules: rules))
    }
  }
}

extension MigrationPlan.Module {
  /// - Returns: nil if none of the module's files has to do with a container.
  fileprivate init?(_ module: SourceModule, _ files: [MigrationPlan.File]) {
    guard !files.isEmpty else { return nil }
    self.init(
      name: module.name, files: files.count,
      generations: Set(files.flatMap(\.generations)).sorted(),
      registrations: files.reduce(0) { $0 + $1.registrations },
      requests: files.reduce(0) { $0 + $1.requests },
      changes: files.reduce(0) { $0 + $1.changes },
      remarks: files.reduce(0) { $0 + $1.remarks }, imports: module.imports)
  }
}
