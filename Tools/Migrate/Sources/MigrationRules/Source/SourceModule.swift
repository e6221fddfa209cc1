import Foundation

/// The files of one module: those below `Sources/X` or `Tests/X`, or else those of one directory.
package struct SourceModule: Sendable {
  package let name: String
  package internal(set) var paths: [String] = []
  /// The modules of the given sources that it imports, in the order of their names.
  package internal(set) var imports: [String] = []

  /// Groups files by their modules, each after those that it imports.
  ///
  /// - Parameter files: The paths, and what the files import.
  /// - Returns: The modules, leaves first. Modules that import each other come last, in the order of their paths.
  package static func ordered(_ files: [(path: String, imports: Set<String>)]) -> [SourceModule] {
    var modules: [SourceModule] = []
    var positions: [String: Int] = [:]
    var imports: [Set<String>] = []
    for file in files {
      let directory = directory(of: file.path)
      let position = positions[directory] ?? modules.count
      if position == modules.count {
        positions[directory] = position
        modules.append(SourceModule(name: URL(fileURLWithPath: directory).lastPathComponent))
        imports.append([])
      }
      modules[position].paths.append(file.path)
      imports[position].formUnion(file.imports)
    }
    let names = Set(modules.map(\.name))
    for position in modules.indices {
      modules[position].imports = imports[position].intersection(names)
        .subtracting([modules[position].name]).sorted()
    }
    return leavesFirst(modules)
  }

  private static func leavesFirst(_ modules: [SourceModule]) -> [SourceModule] {
    var rest = modules
    var result: [SourceModule] = []
    while !rest.isEmpty {
      let open = Set(rest.map(\.name))
      let ready = rest.filter { open.isDisjoint(with: $0.imports) }
      result += ready.isEmpty ? rest : ready
      let done = Set(ready.map(\.name))
      rest = ready.isEmpty ? [] : rest.filter { !done.contains($0.name) }
    }
    return result
  }

  static func directory(of path: String) -> String {
    let components = URL(fileURLWithPath: path).standardized.pathComponents
    let source = components.dropLast(2).lastIndex { $0 == "Sources" || $0 == "Tests" }
    let count = source.map { $0 + 2 } ?? components.count - 1
    return "/" + components.prefix(count).dropFirst().joined(separator: "/")
  }
}
