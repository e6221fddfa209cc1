import DIEngine
import Testing

private final class Sprocket {}

@Suite("Categories of failures")
struct FailureCategoryTests {
  @Test("nil from a factory is an object of the component's type, regardless of the requested type")
  func nilFromFactory() throws {
    let failure = Failure(
      .nilFactory, requested: AnyObject.self,
      component: ComponentInfo(type: Sprocket?.self, file: "Sprocket.swift", line: 7), path: [])
    guard case .wrongType(let real) = failure.category else {
      Issue.record("\(failure.category)")
      return
    }
    #expect(ObjectIdentifier(real) == ObjectIdentifier(Sprocket?.self))
  }

  @Test("V1-27 V2-28 an error thrown by a closure reaches the caller, regardless of its type")
  func thrownByClosure() throws {
    let failure = Failure(
      .notFound, requested: Sprocket.self, path: [], thrown: Refusal(reason: "rust"))
    guard case .thrown(let error) = failure.category else {
      Issue.record("\(failure.category)")
      return
    }
    #expect(error as? Refusal == Refusal(reason: "rust"))
  }

  @Test("a failure without a component describes the requested type, without a place")
  func placeholder() {
    let info = Failure(.recursion, requested: Sprocket.self, path: []).componentInfo
    #expect(ObjectIdentifier(info.type) == ObjectIdentifier(Sprocket.self))
    #expect(info.place == ":0")
  }

  @Test("a signature that is no type represents a factory without arguments")
  func signature() {
    for (signature, expected) in [
      ("text", (() -> Void).self), (Int.self, Int.self),
    ] as [(Any, any Any.Type)] {
      guard case .factoryNotFound(let found) = Failure.Kind.factoryMissing(signature: signature)
      else {
        Issue.record("\(signature)")
        continue
      }
      #expect(ObjectIdentifier(found) == ObjectIdentifier(expected))
    }
  }
}
