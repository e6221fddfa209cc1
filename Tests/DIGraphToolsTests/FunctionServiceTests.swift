import DIGraphTools
import DIv3
import Testing

/// What the compiler converts, and no cast: `as(check:)` keeps its closure.
@Suite("Functions and numbers as other types")
struct FunctionServiceTests {
  class Animal {}
  final class Dog: Animal {}

  private func valid(_ register: (DIContainer) -> Void) -> DIContainer {
    let container = DIContainer()
    register(container)
    #expect(container.makeGraph().checkIsValid())
    #expect(container.problems.isEmpty)
    return container
  }

  @Test("as(check:) serves each function type that the compiler accepts")
  func functions() async {
    let sendable = valid {
      $0.register { () -> @Sendable () -> Int in { 5 } }.as(check: (() -> Int).self) { $0 }
        .as(check: (() -> Int).self, name: "five") { $0 }.lifetime(.perContainer(.strong))
    }
    for _ in 0..<2 {
      #expect((sendable.resolve() as () -> Int)() == 5)
      #expect((sendable.resolve(name: "five") as () -> Int)() == 5)
    }
    let covariant = valid {
      $0.register { () -> () -> Dog in { Dog() } }.as(check: (() -> Animal).self) { $0 }
    }
    #expect((covariant.resolve() as () -> Animal)() is Dog)
    let asynchronous = valid {
      $0.register { () -> () -> Int in { 7 } }.as(check: (() async -> Int).self) { $0 }
    }
    #expect(await (asynchronous.resolve() as () async -> Int)() == 7)
    let number = valid { $0.register { Int8(3) }.as(check: Int.self) { Int($0) } }
    #expect(number.resolve() as Int == 3)
  }

  @Test("without a check, the graph tells what no cast can do")
  func unchecked() {
    let container = DIContainer()
    container.register { () -> () -> Dog in { Dog() } }.as((() -> Animal).self)
    #expect(container.problems.count == 1)
    let throwing = DIContainer()
    throwing.register { () -> () -> Int in { 5 } }.as((() throws -> Int).self)
    #expect(throwing.problems.isEmpty)
    #expect((try? (throwing.resolve() as () throws -> Int)()) == 5)
  }

  @Test("the failure names the function that is registered")
  func advice() {
    let container = DIContainer()
    container.register { () -> () -> Int in { 5 } }
    do {
      _ = try container.resolved() as @Sendable () -> Int
      Issue.record("It isn't registered.")
    } catch {
      #expect(
        "\(error)".contains(
          "To do: request () -> Int, as it is registered, or register @Sendable () -> Int."))
    }
  }
}
