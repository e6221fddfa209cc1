extension Contract {
  static let reset: [Contract] = [
    Contract(
      "reset-01", "After a reset, requests get new objects", rules: ["V3-61"], needs: [.reset]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.lifetime(.perScope).injecting { $0.injections += 1 }
          .as((any Tool).self).asSelf(),
        ComponentDeclaration(Room.self).made(with: .one(Bench.self), Room.init(bench:))
          .lifetime(.perScope),
        ComponentDeclaration { Bench() }.lifetime(.perScope))
      let room = try container.one(Room.self)
      let saw = try container.one(Saw.self)
      // By several types, several times: a container may remember each of them.
      for _ in 0..<2 { trial.expectSame(try container.one((any Tool).self), saw, "the saw") }
      try container.reset()
      let next = try container.one(Saw.self)
      trial.expectDifferent(next, saw, "the next saw")
      trial.expectSame(try container.one((any Tool).self), next, "the next saw by its protocol")
      trial.expectEqual(next.injections, 1, "the injections of the next saw")
      trial.expectEqual(saw.injections, 1, "the injections of the first saw")
      let other = try container.one(Room.self)
      trial.expectDifferent(other, room, "the next room")
      trial.expectDifferent(other.bench, room.bench, "its bench")
      trial.expectSame(try container.one(Bench.self), other.bench, "the next bench")
    },
    Contract(
      "reset-02", "A reset releases what nobody else holds", rules: ["V3-61"], needs: [.reset]
    ) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { Candle(journal) }.lifetime(.perScope))
      _ = try container.one(Candle.self)
      trial.expectEqual(journal.entries, [], "candles that went before the reset")
      try container.reset()
      trial.expectEqual(journal.entries, ["gone"], "candles that went with the reset")
    },
    Contract(
      "reset-03", "What a request that is running gets again, after a reset in its midst",
      rules: ["V3-61"], class: .policy(values: ["the same one", "another one"]),
      needs: [.reset]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.perScope),
        ComponentDeclaration(Room.self).madeAsking { container in
          let bench = try container.one(Bench.self)
          try container.reset()
          trial.observe(
            try container.one(Bench.self) === bench ? "the same one" : "another one")
          return Room(bench: bench)
        }.lifetime(.transient))
      let room = try container.one(Room.self)
      trial.expectDifferent(try container.one(Bench.self), room.bench, "the next request's bench")
    },
    Contract(
      "reset-04", "Threads that make requests during resets get whole objects",
      rules: ["V3-61", "V3-97"], class: .stochastic(runs: 5), needs: [.reset]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.lifetime(.perScope).injecting { $0.injections += 1 },
        ComponentDeclaration { Bench() }.lifetime(.perScope)
          .injecting(.one(Saw.self)) { $0.saw = $1 }.injecting { $0.injections += 1 })
      let right = try Contention.run { index in
        guard index > 0 else {
          for _ in 0..<50 { try container.reset() }
          return true
        }
        return try (0..<200).allSatisfy { _ in
          let bench = try container.one(Bench.self)
          return bench.injections == 1 && bench.saw?.injections == 1
        }
      }
      trial.expectEqual(right.count { $0 }, Contention.threads, "threads that got whole objects")
    },
  ]
}
