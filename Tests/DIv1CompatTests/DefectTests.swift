import DIv1Compat
import Testing

private final class Gear {
  var disc: Disc!
  var runs = 0
}

/// Defects of the original releases, each as a program of its own.
@Suite("Corrected defects of the original releases")
struct DefectTests {
  let b = DIContainerBuilder()

  /// Creates a scope for failing requests of each kind, and for the requests that must succeed
  /// afterwards.
  private func scope(_ lifetime: DILifeTime) throws -> DIScope {
    b.register { Tile() }.lifetime(lifetime).asSelf().asType((any Error).self)
      .dependency { $1.runs += 1 }
    b.register { Disc() }.asType((any Shape).self)
    b.register { Group([]) }.asType((any Shape).self)
    b.register { (s: DIScope) throws -> SubDisc in try s.resolve() }
    b.register(String.self).initializerDoesNotNeedToBe()
    b.register { () throws -> Int in throw Mishap(number: 1) }
    b.register { Gear() }.lifetime(lifetime)
      .dependency {
        $1.runs += 1
        $1.disc = $0.find(SubDisc.self)
      }
    return try b.build()
  }

  @Test(
    "V1-30 after a failure of any kind, all requests succeed and run their closures",
    arguments: [DILifeTime.perDependency, .perScope, .lazySingle])
  func failuresLeaveNoTrace(lifetime: DILifeTime) throws {
    let s = try scope(lifetime)
    let failing: [(String, () throws -> Any)] = [
      ("initializationMethodWithSignatureIsNotFoundFor", { try s.resolve(Tile.self, arg: 1) }),
      ("initializationMethodWithSignatureIsNotFoundFor", { try s.resolve(String.self) }),
      ("typeIsIncorrect", { try s.resolve((any Error).self) }),
      ("typeIsNotFound", { try s.resolve(Character.self) }),
      ("typeIsNotFoundForName", { try s.resolve(Tile.self, name: "n") }),
      ("defaultTypeIsNotSpecified", { try s.resolve((any Shape).self) }),
      ("recursiveInitialization", { try s.resolve(SubDisc.self) }),
      ("Mishap", { try s.resolve(Int.self) }),
    ]
    for (kind, request) in failing {
      for _ in 1...2 {
        // Each failure has its own kind rather than that of an earlier one.
        #expect(thrown(request).hasPrefix(kind))
      }
      let fresh = s.newLifeTimeScope()
      #expect(try fresh.resolve(Tile.self).runs == 1)
      #expect(try s.resolve(Tile.self).runs == 1)
      #expect(try s.resolve(Gear.self).runs == 1)
    }
  }

  @Test("V1-40 a later container finds no object of an earlier one")
  func laterContainers() throws {
    var objects: Set<ObjectIdentifier> = []
    var kept: [Tile] = []
    for _ in 1...200 {
      let builder = DIContainerBuilder()
      builder.register { Tile() }.lifetime(.lazySingle).dependency { $1.runs += 1 }
      let tile = try builder.build().resolve(Tile.self)
      #expect(tile.runs == 1)
      objects.insert(ObjectIdentifier(tile))
      kept.append(tile)
    }
    #expect(objects.count == kept.count)
  }

  @Test("V1-3 scopes and errors distinguish components of types with equal descriptions")
  func printedNames() throws {
    enum Left { final class Node {} }
    enum Right { final class Node {} }
    b.register(line: 1) { Left.Node() }.lifetime(.lazySingle).asName("n").asDefault()
    b.register(line: 2) { Right.Node() }.lifetime(.lazySingle).asName("n").asDefault()
    let s = try b.build()
    let left = try s.resolve(Left.Node.self)
    #expect(try s.resolve(Left.Node.self) === left)
    #expect(try s.resolve(Right.Node.self) !== left)
    #expect(try s.resolveMany(Right.Node.self).count == 1)
    let error = #expect(throws: DIError.self) { try s.resolve(Right.Node.self, name: "m") }
    guard case .typeIsNotFoundForName(let type, _, let components)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(ObjectIdentifier(type) == ObjectIdentifier(Right.Node.self))
    #expect(components.map(\.line) == [2])
  }
}

extension DIScope {
  fileprivate func find<T>(_ type: T.Type) -> T? { try? resolve(type) }
}
