extension Contract {
  /// Requests of several tasks for one object.
  static let asynchronousSharing: [Contract] = [
    Contract(asynchronous: "async-09", rules: ["V3-97", "V3-102"]) { trial in
      let (entered, permission) = (trial.latch(), trial.latch())
      let container = try await trial.buildAsynchronously(
        AsyncComponentDeclaration<Lamp> {
          entered.open()
          await permission.wait()
          return Lamp()
        }.lifetime(.lazySingle))
      async let first = entered.openAfter { try await container.one(Lamp.self) }
      await entered.wait()
      let hasSecond = Guarded(false)
      async let second = container.one(Lamp.self, then: { hasSecond.set(true) })
      await AsyncContention.settle()
      trial.expect(!hasSecond.value, "the second task waits")
      permission.open()
      trial.expectSame(try await second, try await first, "the lamp of the second task")
    },
    Contract(asynchronous: "async-10", rules: ["V3-102"]) { trial in
      let tasks = 1_000
      let journal = Journal()
      let asking = trial.latch(arrivals: tasks)
      let container = try await trial.buildAsynchronously(
        AsyncComponentDeclaration<Lamp> {
          await asking.wait()
          return journal.noting("made", Lamp())
        }.lifetime(.lazySingle))
      let lamps = try await withThrowingTaskGroup(of: Lamp.self) { group in
        for _ in 0..<tasks {
          group.addTask {
            asking.arrive()
            return try await container.one(Lamp.self)
          }
        }
        return try await group.reduce(into: [Lamp]()) { $0.append($1) }
      }
      trial.expectEqual(lamps.count, tasks, "the answers")
      trial.expectEqual(Set(lamps.map(ObjectIdentifier.init)).count, 1, "the lamps")
      trial.expectEqual(journal.count(of: "made"), 1, "made")
    },
    Contract(asynchronous: "async-11", rules: ["V3-97", "V3-102"]) { trial in
      try await madeOnce(trial, lifetime: .lazySingle)
    },
    Contract(asynchronous: "async-12", rules: ["V3-97", "V3-102"]) { trial in
      try await madeOnce(trial, lifetime: .perScope)
    },
    Contract(
      asynchronous: "async-13", rules: ["V3-97", "V3-102"], needs: [.weakLifetime]
    ) { trial in
      try await madeOnce(trial, lifetime: .weak)
    },
    Contract(asynchronous: "async-14", rules: ["V3-106"]) { trial in
      let journal = Journal()
      let container = try await trial.buildAsynchronously(
        AsyncComponentDeclaration<Bell> {
          await AsyncContention.pause()
          return journal.noting("the bell", Bell())
        }.lifetime(.eagerSingle),
        AsyncComponentDeclaration<Lamp> {
          await AsyncContention.pause()
          return journal.noting("the lamp", Lamp())
        }.lifetime(.eagerSingle))
      trial.expectEqual(journal.entries, ["the bell", "the lamp"], "made by build")
      let lamps = try await AsyncContention.run(trial) { _ in try await container.one(Lamp.self) }
      trial.expectEqual(Set(lamps.map(ObjectIdentifier.init)).count, 1, "the lamps")
      trial.expectEqual(journal.entries.count, 2, "made in all")
    },
    Contract(asynchronous: "async-15", rules: ["V3-97", "V3-102"]) { trial in
      let (entered, permission) = (trial.latch(), trial.latch())
      let container = try await trial.buildAsynchronously(
        lamp("red"),
        AsyncComponentDeclaration { Pier() }.lifetime(.lazySingle)
          .injecting(Lamp.self) { pier, lamp in
            entered.open()
            await permission.wait()
            pier.lamp.set(lamp)
          }
          .injecting { pier in
            await AsyncContention.pause()
            pier.injections.change { $0 += 1 }
          })
      async let first = entered.openAfter { try await container.one(Pier.self).isWhole }
      await entered.wait()
      async let others = AsyncContention.run(trial, tasks: 8) { _ in
        try await container.one(Pier.self).isWhole
      }
      await AsyncContention.settle()
      permission.open()
      trial.expect(try await first, "the first task sees it whole")
      trial.expectEqual(try await others.count { $0 }, 8, "other tasks that see it whole")
    },
    Contract(asynchronous: "async-16", rules: ["V3-102"]) { trial in
      let (entered, permission) = (trial.latch(), trial.latch())
      let wasCancelled = Guarded<[Bool]>([])
      let container = try await trial.buildAsynchronously(
        AsyncComponentDeclaration<Lamp> {
          entered.open()
          await permission.wait()
          wasCancelled.change { $0.append(Task.isCancelled) }
          return Lamp()
        }.lifetime(.lazySingle))
      let cancelled = Task { try await entered.openAfter { try await container.one(Lamp.self) } }
      await entered.wait()
      async let other = container.one(Lamp.self)
      await AsyncContention.settle()
      cancelled.cancel()
      permission.open()
      let lamp = try await cancelled.value
      trial.expectEqual(wasCancelled.value, [true], "the factory's task is cancelled")
      trial.expectSame(try await other, lamp, "the lamp of the task that waited")
      trial.expectSame(try await container.one(Lamp.self), lamp, "the lamp afterwards")
    },
    Contract(asynchronous: "async-17", rules: ["V3-102"], class: .stochastic(runs: 50)) { trial in
      let container = try await trial.buildAsynchronously(
        AsyncComponentDeclaration<Harbour> {
          await AsyncContention.pause()
          return Harbour()
        }.lifetime(.lazySingle).injecting(Ship.self, closingCycle: true) { harbour, ship in
          await AsyncContention.pause()
          harbour.ship.set(ship)
        },
        AsyncComponentDeclaration<Ship> {
          await AsyncContention.pause()
          return Ship()
        }.lifetime(.lazySingle).injecting(Harbour.self, closingCycle: true) { ship, harbour in
          await AsyncContention.pause()
          ship.harbour.set(harbour)
        })
      let closed = try await AsyncContention.run(trial, tasks: 2) { index in
        if index == 0 {
          let harbour = try await container.one(Harbour.self)
          return harbour.ship.value.map { $0.harbour.value === harbour } ?? false
        }
        let ship = try await container.one(Ship.self)
        return ship.harbour.value.map { $0.ship.value === ship } ?? false
      }
      trial.expectEqual(closed, [true, true], "the tasks see their cycle closed")
    },
    Contract(
      asynchronous: "async-18", rules: ["V3-102"], class: .failure(.recursion),
      needs: [.survivesRecursion]
    ) { trial in
      let entered = trial.latch(arrivals: 2)
      let container = try await trial.buildAsynchronously(
        AsyncComponentDeclaration(Hen.self).lifetime(.lazySingle).madeAsking { container in
          await AsyncContention.settle()
          return Hen(egg: try await container.one())
        },
        AsyncComponentDeclaration(Egg.self).lifetime(.lazySingle).madeAsking { container in
          await AsyncContention.settle()
          return Egg(hen: try await container.one())
        })
      let kinds = try await withThrowingTaskGroup(of: FailureKind?.self) { group in
        for index in 0..<2 {
          group.addTask {
            entered.arrive()
            await entered.wait()
            return await trial.asynchronousFailure("request \(index)") {
              if index == 0 { return try await container.one(Hen.self) }
              return try await container.one(Egg.self)
            }
          }
        }
        return try await group.reduce(into: [FailureKind?]()) { $0.append($1) }
      }
      trial.expectEqual(Set(kinds).count, 1, "the kinds of the failures")
      if let kind = kinds.first ?? nil { trial.observe(kind.rawValue) }
    },
    Contract(
      asynchronous: "async-19", rules: ["V3-102"], class: .failure(.user),
      needs: [.throwingInitializers]
    ) { trial in
      let (entered, permission) = (trial.latch(), trial.latch())
      let journal = Journal()
      let container = try await trial.buildAsynchronously(
        AsyncComponentDeclaration<Lamp> {
          journal.note("tried")
          entered.open()
          await permission.wait()
          if journal.count(of: "tried") == 1 { throw DeliberateError("no oil yet") }
          return Lamp()
        }.lifetime(.lazySingle))
      async let first = entered.openAfter {
        await trial.asynchronousFailure("the first try") { try await container.one(Lamp.self) }
      }
      await entered.wait()
      async let others = AsyncContention.run(trial, tasks: 8) { _ in
        try? await container.one(Lamp.self)
      }
      await AsyncContention.settle()
      permission.open()
      if let kind = await first { trial.observe(kind.rawValue) }
      let lamp = try await container.one(Lamp.self)
      let found = try await others.compactMap { $0 }
      trial.expect(found.allSatisfy { $0 === lamp }, "the others have the same lamp, or none")
    },
  ]

  private static func madeOnce(
    _ trial: ContractTrial, lifetime: ComponentLifetime
  ) async throws {
    let journal = Journal()
    let container = try await trial.buildAsynchronously(
      AsyncComponentDeclaration<Lamp> {
        await AsyncContention.settle()
        return journal.noting("made", Lamp())
      }.lifetime(lifetime))
    let lamps = try await AsyncContention.run(trial) { _ in try await container.one(Lamp.self) }
    trial.expectEqual(journal.count(of: "made"), 1, "made by \(lamps.count) tasks")
    trial.expectEqual(Set(lamps.map(ObjectIdentifier.init)).count, 1, "the lamps")
  }
}

extension AsyncContainerResolver {
  /// Resolves one object, and calls a closure as soon as it has it.
  fileprivate func one<Service: Sendable>(
    _ type: Service.Type, then: @Sendable () -> Void
  ) async throws -> Service {
    let found = try await one(type)
    then()
    return found
  }
}
