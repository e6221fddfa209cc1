import DIEngine
import DIGraphTools
import DIv2Compat
import DIv3
import Testing

@Suite("A graph is read while others change it")
struct ReadingWhileChangingTests {
  private static let rounds = 60

  /// Runs a body many times on several threads of the pool.
  private func crowd(_ body: @escaping @Sendable (Int) throws -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<6 {
        group.addTask { for round in 0..<Self.rounds { try body(worker * Self.rounds + round) } }
      }
      try await group.waitForAll()
    }
  }

  @Test("snapshots and explanations, while components are registered, made and cleaned")
  func changes() async throws {
    let c = DIv3.DIContainer()
    c.register(Motor.init).lifetime(.perContainer(.strong))
    c.register(Petrol.init).as((any Fuel).self).lifetime(.perRun(.weak))
    c.register(Car.init).default()
    try await crowd { round in
      switch round % 6 {
      case 0:
        c.register(file: "Crowd.swift", line: round) { (_: Motor) in Car(Motor()) }
          .as(Car.self, name: "\(round)")
      case 1: _ = c.resolve() as Car
      case 2: c.clean()
      case 3:
        let snapshot = c.graphSnapshot()
        #expect(snapshot.components.count >= 4)
      case 4: #expect(c.explain(Car.self).plan.count == 2)
      default:
        let paths = try c.why(Motor.self).paths
        #expect(!paths.isEmpty)
      }
    }
    #expect(c.problems == [])
  }

  @Test("children that come and go, and scopes that are exchanged")
  func children() async throws {
    let parent = DIv3.DIContainer()
    parent.register(Motor.init).lifetime(.perContainer(.strong))
    let builder = DIv2Compat.DIContainerBuilder()
    builder.register(type: Motor.init).lifetime(.perScope)
    let old = try builder.build()
    try await crowd { round in
      let child = DIv3.DIContainer(parent: parent)
      child.register(Car.init).lifetime(.perContainer(.strong))
      _ = child.resolve() as Car
      #expect(child.components["Car"]?.isKept == true)
      let scope = old.newLifeTimeScope()
      _ = try scope.resolve(Motor.self)
      if round % 2 == 0 { scope.useScope(from: old) }
      #expect(scope.components.count == 1)
    }
  }
}
