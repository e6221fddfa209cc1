extension Contract {
  /// Tasks that are cancelled while they wait for others.
  static let asynchronousCancellation: [Contract] = [
    Contract(asynchronous: "async-27", rules: ["V3-102"], needs: [.cancelledWaits]) { trial in
      try await waiting(trial, tasks: 2, cancelled: 1)
    },
    Contract(asynchronous: "async-28", rules: ["V3-102"], needs: [.cancelledWaits]) { trial in
      try await waiting(trial, tasks: 100, cancelled: 10)
    },
    Contract(asynchronous: "async-29", rules: ["V3-102"], needs: [.throwingInjections]) { trial in
      let journal = Journal()
      let container = try await trial.buildAsynchronously(
        AsyncComponentDeclaration { Pier() }.lifetime(.lazySingle)
          .injecting { pier in
            journal.note("tried")
            await AsyncContention.pause()
            if journal.entries.count == 1 { throw DeliberateError("no lamp yet") }
            pier.injections.change { $0 += 1 }
          })
      await trial.asynchronousFailure("the first try") { try await container.one(Pier.self) }
      let pier = try await container.one(Pier.self)
      trial.expectEqual(pier.injections.value, 1, "the injections")
      trial.expectSame(try await container.one(Pier.self), pier, "the pier afterwards")
    },
  ]

  /// Lets tasks wait for one object, cancels some of them, and lets the object come.
  private static func waiting(
    _ trial: ContractTrial, tasks: Int, cancelled: Int
  ) async throws {
    let journal = Journal()
    let (entered, permission) = (trial.latch(), trial.latch())
    let container = try await trial.buildAsynchronously(
      AsyncComponentDeclaration<Lamp> {
        entered.open()
        await permission.wait()
        return journal.noting("made", Lamp())
      }.lifetime(.lazySingle))
    let lamps = try await withThrowingTaskGroup(of: Lamp.self) { group in
      group.addTask { try await container.one(Lamp.self) }
      await entered.wait()
      for _ in 0..<(tasks - cancelled) { group.addTask { try await container.one(Lamp.self) } }
      let stopped = await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<cancelled {
          group.addTask { (try? await container.one(Lamp.self)) == nil }
        }
        await AsyncContention.settle()
        group.cancelAll()
        return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      trial.expectEqual(stopped, cancelled, "the cancelled tasks that got an error")
      permission.open()
      return try await group.reduce(into: [Lamp]()) { $0.append($1) }
    }
    trial.expectEqual(lamps.count, tasks - cancelled + 1, "the answers of the others")
    trial.expectEqual(Set(lamps.map(ObjectIdentifier.init)).count, 1, "their lamps")
    trial.expectEqual(journal.count(of: "made"), 1, "made")
  }
}
