import DIEngine
import DIGraphTools
import Testing

/// The work for many components, each of which needs five others. A release build takes 10,000 components; a debug build
/// fewer, so that the tests stay fast. The limits only tell that something grows with the square of the components: on an
/// idle machine each work takes less than a second.
@Suite("The cost of questions about a large graph", .serialized)
struct CostTests {
  #if DEBUG
  private static let count = 1_000
  #else
  private static let count = 10_000
  #endif
  private static let mostSeconds = 20.0

  private let engine = bigGraph(CostTests.count) { number in
    // A component needs greater numbers only: there are no cycles, and long paths.
    [1, 28, 63, 112, 175].map { number + $0 }.filter { $0 < CostTests.count }
  }

  private func time<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
    var result: Result?
    let took = try ContinuousClock().measure { result = try work() }
    #expect(took < .seconds(Self.mostSeconds), "\(name)")
    return result!
  }

  @Test("many that outlive requests over many that nothing keeps")
  func captives() {
    let (count, owners) = (Self.count, Self.count / 10)
    let engine = bigGraph(
      count, lifetime: { $0 < owners ? Lifetime(.process) : Lifetime(.nowhere) },
      needs: { number in
        number < owners
          ? [owners, owners + number]
          : [1, 28, 63, 112, 175].map { number + $0 }.filter { $0 < count }
      })
    #expect(time("captives") { engine.problems } == [])
    let captors = bigGraph(
      count,
      lifetime: {
        $0 < owners ? Lifetime(.process) : $0 % 10 == 0 ? Lifetime(.scope) : Lifetime(.nowhere)
      },
      needs: { number in
        [1, 28, 63, 112, 175].map { max(number, owners) + $0 }.filter { $0 < count }
      })
    let found = time("captors") { captors.problems }
    #expect(found.count == owners * 6 && found.allSatisfy { $0.code == .captive })
  }

  @Test("each component misses what others offer by other names; or all offer the same")
  func crowds() {
    // The registry itself looks at all components of a type for each request that finds none.
    let count = Self.count / 10
    let missing = bigGraph(count) { _ in [count] }
    #expect(time("missing") { missing.problems }.count == count)
    let alike = bigGraph(count, isNamed: false) { _ in [0] }
    let found = time("ambiguous") { alike.problems }
    #expect(found.of(.ambiguous).count == count)
    #expect(found[0].message.hasSuffix(", and \(count - 6) more"))
  }

  @Test("validation, snapshot, explanation, paths and metrics take time in proportion to the graph")
  func all() throws {
    #expect(time("validate") { engine.problems } == [])
    let snapshot = time("snapshot with findings") { engine.graphSnapshot() }
    #expect(snapshot.components.count == Self.count)
    #expect(snapshot.edges.count > Self.count * 4)
    let plan = time("explain") { engine.explain(Motor.self, name: "0", depth: .max) }.plan
    #expect(plan.count > Self.count * 4)
    #expect(try time("why") { try snapshot.why("Motor") }.paths.count == 1)
    #expect(try time("why, with a new snapshot") { try engine.why(Motor.self) }.paths.count == 1)
    #expect(time("metrics") { snapshot.metrics }.longestPath.count == Self.count)
  }
}
