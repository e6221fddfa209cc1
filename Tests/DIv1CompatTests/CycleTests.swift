import DIv1Compat
import Testing

private final class Node {
  let parent: Node?
  init(parent: Node?) { self.parent = parent }
}

@Suite("Cycles")
struct CycleTests {
  static let all = [DILifeTime.perDependency, .perScope, .lazySingle]
  let b = DIContainerBuilder()

  @Test("V1-35 an initializer that requests its own component gets an error", arguments: all)
  func recursion(lifetime: DILifeTime) throws {
    nonisolated(unsafe) var error = ""
    b.register(line: 1) { (s: DIScope) -> Node in
      error = thrown { try s.resolve(Node.self) }
      return Node(parent: *?s)
    }.lifetime(lifetime)
    let s = try b.build()
    #expect(try s.resolve(Node.self).parent == nil)
    #expect(error == "recursiveInitialization Node:1")
  }

  @Test("V1-35 each name is an instance of its own; a shared instance is not a recursion")
  func names() throws {
    b.register { (s: DIScope) in Node(parent: try? s.resolve(name: "root")) }
      .asName("root").asDefault()
    let s = try b.build()
    let child = try s.resolve(Node.self)
    #expect(child.parent != nil)
    #expect(child.parent?.parent == nil)
    #expect(child.parent === (try s.resolve(Node.self, name: "root")))

    let kept = DIContainerBuilder()
    nonisolated(unsafe) var isFirst = true
    kept.register { (s: DIScope) -> Node in
      defer { isFirst = false }
      return Node(parent: isFirst ? nil : *?s)
    }.initializer { (s: DIScope, _: Int) in Node(parent: *?s) }
    let scope = try kept.build()
    let node = try scope.resolve(Node.self)
    #expect(try scope.resolve(Node.self, arg: 1).parent === node)
  }
}
