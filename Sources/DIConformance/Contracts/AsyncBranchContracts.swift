extension Contract {
  /// Requests of child tasks within a factory.
  static let asynchronousBranches: [Contract] = [
    Contract(asynchronous: "async-23", rules: ["V3-102"]) { trial in
      let inside = trial.latch(arrivals: 2)
      let container = try await trial.buildAsynchronously(
        AsyncComponentDeclaration<Lamp> {
          inside.arrive()
          await inside.wait()
          return Lamp()
        },
        AsyncComponentDeclaration<Bell> {
          inside.arrive()
          await inside.wait()
          return Bell()
        },
        AsyncComponentDeclaration(Lighthouse.self).madeAsking { container in
          async let lamp = container.one(Lamp.self)
          async let bell = container.one(Bell.self)
          return Lighthouse(lamp: try await lamp, bell: try await bell)
        })
      trial.expectEqual(
        try await container.one(Lighthouse.self).lamp.label, "lamp", "the lighthouse's lamp")
    },
    Contract(
      asynchronous: "async-24", rules: ["V3-67", "V3-102"], needs: [.graphLifetime]
    ) { trial in
      let container = try await trial.buildAsynchronously(
        lamp("red").lifetime(.graph), boat.lifetime(.transient),
        fleet.lifetime(.transient))
      let boats = try await container.one(Fleet.self).boats
      trial.expectDifferent(boats[0], boats[1], "the boats")
      trial.expectSame(boats[0].lamp, boats[1].lamp, "the lamps of the boats")
      let next = try await container.one(Fleet.self).boats
      trial.expectDifferent(next[0].lamp, boats[0].lamp, "the lamps of two requests")
    },
    Contract(asynchronous: "async-25", rules: ["V3-102"], class: .stochastic(runs: 5)) { trial in
      let journal = Journal()
      let container = try await trial.buildAsynchronously(
        lamp("red"),
        AsyncComponentDeclaration(Boat.self).lifetime(.lazySingle).made(with: Lamp.self) { lamp in
          journal.note("made")
          await AsyncContention.settle()
          return Boat(lamp: lamp)
        },
        fleet)
      let boats = try await container.one(Fleet.self).boats
      trial.expectSame(boats[0], boats[1], "the boats")
      trial.expectEqual(journal.count(of: "made"), 1, "the boats that were made")
    },
    Contract(
      asynchronous: "async-26", rules: ["V3-102"], class: .failure(.recursion),
      needs: [.survivesRecursion]
    ) { trial in
      let container = try await trial.buildAsynchronously(
        AsyncComponentDeclaration(Rope.self).lifetime(.lazySingle).madeAsking { container in
          async let next = container.one(Rope.self)
          return Rope(next: try await next)
        })
      let kind = await trial.asynchronousFailure("a rope needs a rope") {
        try await container.one(Rope.self)
      }
      if let kind { trial.observe(kind.rawValue) }
    },
  ]

  /// Child tasks that wait for each other's factories.
  static let asynchronousCircles: [Contract] = [
    Contract(
      asynchronous: "async-30", rules: ["V3-102"], class: .failure(.recursion),
      needs: [.survivesRecursion]
    ) { trial in
      let container = try await trial.buildAsynchronously(
        AsyncComponentDeclaration(Hen.self).lifetime(.lazySingle).madeAsking { container in
          await AsyncContention.settle()
          async let egg = container.one(Egg.self)
          return Hen(egg: try await egg)
        },
        AsyncComponentDeclaration(Egg.self).lifetime(.lazySingle).madeAsking { container in
          await AsyncContention.settle()
          async let hen = container.one(Hen.self)
          return Egg(hen: try await hen)
        })
      async let egg = trial.asynchronousFailure("an egg needs a hen") {
        try await container.one(Egg.self)
      }
      let hen = await trial.asynchronousFailure("a hen needs an egg") {
        try await container.one(Hen.self)
      }
      if let kind = await egg ?? hen { trial.observe(kind.rawValue) }
    }
  ]

  /// Declares a fleet of two boats, which two child tasks request.
  private static var fleet: AsyncComponentDeclaration<Fleet> {
    AsyncComponentDeclaration(Fleet.self).madeAsking { container in
      async let first = container.one(Boat.self)
      async let second = container.one(Boat.self)
      return Fleet(boats: [try await first, try await second])
    }
  }
}
