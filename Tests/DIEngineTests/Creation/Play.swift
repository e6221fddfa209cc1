import DIEngine
import Foundation
import TestSupport
import Testing

/// Shared objects that depend on each other, created by real threads, with a stage inside each
/// factory.
///
/// The names of places follow the protocol: `A.init` when the initializer of A begins, `A.init>B`
/// before it requests B, `A.init.` when it is about to return; `A.inj` and so on.
final class Play: @unchecked Sendable {
  let c: RawContainer
  let stage = Stage()
  let made = Counter()
  private static let names = ["A", "B", "C", "D"]

  init(
    _ parts: [CreationProgram.Part], _ style: RawContainer.Style = .immediate,
    kept: Lifetime = Lifetime(.engine), store: (any InstanceStore)? = nil
  ) {
    c = RawContainer(style)
    for (index, part) in parts.enumerated() {
      func declare<V: VertexType>(_ type: V.Type) {
        self.declare(type, index, part, style, kept, store)
      }
      declare(vertexTypes[index])
    }
  }

  private func declare<V: VertexType>(
    _ type: V.Type, _ index: Int, _ part: CreationProgram.Part, _ style: RawContainer.Style,
    _ kept: Lifetime, _ store: (any InstanceStore)?
  ) {
    let name = Play.names[index]
    let (stage, made) = (stage, made)
    let declaration = c.closure(style, kept: kept, line: index) { c -> V in
      try stage.pass("\(name).init")
      let vertex = V(index)
      for need in part.initializer {
        try stage.pass("\(name).init>\(Play.names[need])")
        vertex.parameters.append(try c.vertex(vertexTypes[need]))
      }
      try stage.pass("\(name).init.")
      made.add()
      return vertex
    }
    .change { $0.store = store }
    guard !part.injections.isEmpty else { return }
    declaration.run(later: true) { c, vertex in
      try stage.pass("\(name).inj")
      for need in part.injections {
        try stage.pass("\(name).inj>\(Play.names[need])")
        vertex.injections.append(try c.vertex(vertexTypes[need]))
      }
      try stage.pass("\(name).inj.")
      vertex.runs[0, default: 0] += 1
    }
  }

  /// Starts a thread that requests an object.
  func call(_ index: Int) -> Act<Vertex> {
    Act { [self] in try c.vertex(vertexTypes[index]) }
  }

  /// Starts a thread whose request runs code that makes requests itself.
  func call(_ body: @escaping (RawContainer) throws -> [Vertex]) -> Act<[Vertex]> {
    final class Root {
      let found: [Vertex]
      init(_ found: [Vertex]) { self.found = found }
    }
    let name = UUID().uuidString
    c.closure(.immediate, line: 1_000) { Root(try body($0)) }.named(name)
    return Act { [c] in try c.get(Root.self, name: name).found }
  }

  /// Whether all objects that an object reaches have been injected exactly once.
  func isWhole(_ vertex: Vertex, _ parts: [CreationProgram.Part]) -> Bool {
    var seen: [Vertex] = []
    var open = [vertex]
    while let next = open.popLast() {
      guard !seen.contains(where: { $0 === next }) else { continue }
      seen.append(next)
      let part = parts[next.number]
      guard next.parameters.map(\.number) == part.initializer,
        next.injections.map(\.number) == part.injections,
        next.runs[0, default: 0] == (part.injections.isEmpty ? 0 : 1)
      else { return false }
      open += next.parameters + next.injections
    }
    return Set(seen.map(\.number)).count == seen.count
  }
}

extension CreationProgram.Part {
  static func needs(_ initializer: Int..., injects: [Int] = []) -> CreationProgram.Part {
    CreationProgram.Part(initializer: initializer, injections: injects)
  }
}

extension Act {
  /// Whether the work failed with the user's own error.
  var refused: Bool {
    do {
      _ = try value()
      return false
    } catch {
      guard let failure = error as? Failure else { return error is Refusal }
      return failure.thrown is Refusal
    }
  }
}
