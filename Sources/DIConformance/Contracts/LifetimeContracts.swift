extension Contract {
  static let lifetimes: [Contract] = [
    Contract("lifetimes-01", rules: ["V1-41", "V2-44", "V3-66"]) { trial in
      let container = try trial.build(ComponentDeclaration { Saw() }.lifetime(.transient))
      let (first, second) = (try container.one(Saw.self), try container.one(Saw.self))
      trial.expectDifferent(first, second, "two requests")
    },
    Contract("lifetimes-02", rules: ["V1-33", "V2-40", "V3-66"]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.lifetime(.transient),
        ComponentDeclaration(Pair<Saw>.self)
          .made(with: .one(Saw.self), .one(Saw.self), Pair.init(left:right:)))
      let pair = try container.one(Pair<Saw>.self)
      trial.expectDifferent(pair.left, pair.right, "the two saws of a pair")
    },
    Contract("lifetimes-03", rules: ["V1-40", "V2-44", "V3-59"]) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { journal.noting("made", Saw()) }.lifetime(.lazySingle))
      trial.expectEqual(journal.count(of: "made"), 0, "made by build")
      let first = try container.one(Saw.self)
      trial.expectSame(try container.one(Saw.self), first, "the second request")
      trial.expectEqual(journal.count(of: "made"), 1, "made by two requests")
    },
    Contract("lifetimes-04", rules: ["V1-38", "V2-45", "V3-59"]) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { journal.noting("made", Saw()) }.as((any Tool).self).asSelf()
          .lifetime(.eagerSingle).injecting { $0.injections += 1 })
      trial.expectEqual(journal.count(of: "made"), 1, "made by build")
      let saw = try container.one(Saw.self)
      trial.expectSame(try container.one((any Tool).self), saw, "the second request")
      trial.expectEqual(saw.injections, 1, "the injections")
      trial.expectEqual(journal.count(of: "made"), 1, "made by build and two requests")
    },
    Contract("lifetimes-05", rules: ["V1-38", "V2-45", "V3-59"]) { trial in
      let journal = Journal()
      _ = try trial.build(
        ComponentDeclaration { journal.noting("saw", Saw()) }.lifetime(.eagerSingle),
        ComponentDeclaration { journal.noting("hammer", Hammer()) }.lifetime(.eagerSingle),
        ComponentDeclaration { journal.noting("axe", Axe()) }.lifetime(.eagerSingle),
        ComponentDeclaration { journal.noting("bench", Bench()) }.lifetime(.lazySingle))
      trial.expectEqual(journal.entries, ["saw", "hammer", "axe"], "the order of making")
    },
    Contract("lifetimes-06", rules: ["V1-36", "V2-44", "V3-61"]) { trial in
      let saw = ComponentDeclaration { Saw() }.lifetime(.perScope)
      let (first, second) = (try trial.build(saw), try trial.build(saw))
      let found = try first.one(Saw.self)
      trial.expectSame(try first.one(Saw.self), found, "the second request")
      trial.expectDifferent(try second.one(Saw.self), found, "another container")
    },
    Contract(
      "lifetimes-07", rules: ["V1-36", "V2-43", "V3-10"],
      class: .policy(values: ["one for the scope", "new for each request"])
    ) { trial in
      let container = try trial.build(ComponentDeclaration { Saw() })
      let (first, second) = (try container.one(Saw.self), try container.one(Saw.self))
      trial.observe(first === second ? "one for the scope" : "new for each request")
    },
    Contract(
      "lifetimes-08", rules: ["V1-40", "V2-14", "V3-60"],
      class: .policy(values: ["each container has its own", "one for all containers"])
    ) { trial in
      let saw = ComponentDeclaration { Saw() }.lifetime(.lazySingle)
      let (first, second) = (try trial.build(saw), try trial.build(saw))
      let (one, other) = (try first.one(Saw.self), try second.one(Saw.self))
      trial.observe(one === other ? "one for all containers" : "each container has its own")
    },
    Contract("lifetimes-09", rules: ["V2-44", "V3-62"], needs: [.weakLifetime]) { trial in
      let container = try trial.build(ComponentDeclaration { Saw() }.lifetime(.weak))
      let held = try container.one(Saw.self)
      trial.expectSame(try container.one(Saw.self), held, "the second request")
      withExtendedLifetime(held) {}
    },
    Contract("lifetimes-10", rules: ["V2-44", "V3-62"], needs: [.weakLifetime]) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { journal.noting("made", Saw()) }.lifetime(.weak)
          .injecting { $0.injections += 1 })
      for round in 1...3 {
        trial.expectEqual(try container.one(Saw.self).injections, 1, "injections of a new saw")
        trial.expectEqual(journal.count(of: "made"), round, "made in \(round) rounds")
      }
    },
    Contract("lifetimes-11", rules: ["V3-66"], needs: [.graphLifetime]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.graph).injecting { $0.injections += 1 },
        roomWithBench,
        atticWithBench,
        houseWithBench)
      let (first, second) = (try container.one(House.self), try container.one(House.self))
      trial.expectSame(first.left.bench, first.right.bench, "the bench of one house")
      trial.expectDifferent(first.left.bench, second.left.bench, "the benches of two houses")
      trial.expectEqual(first.left.bench.injections, 1, "the injections of the bench")
    },
    Contract("lifetimes-12", rules: ["V1-36", "V2-44", "V3-60"]) { trial in
      for lifetime in [ComponentLifetime.lazySingle, .perScope] {
        let container = try trial.build(
          ComponentDeclaration { Bench() }.lifetime(lifetime).injecting { $0.injections += 1 },
          roomWithBench,
          atticWithBench,
          houseWithBench)
        let house = try container.one(House.self)
        trial.expectSame(house.left.bench, house.right.bench, "the bench of a house, \(lifetime)")
        trial.expectSame(
          try container.one(Bench.self), house.left.bench, "the bench by itself, \(lifetime)")
        trial.expectEqual(house.left.bench.injections, 1, "the injections, \(lifetime)")
      }
    },
    Contract("lifetimes-13", rules: ["V1-41", "V2-44", "V3-60"]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.transient),
        roomWithBench.lifetime(.lazySingle))
      let bench = try container.one(Room.self).bench
      trial.expectDifferent(try container.one(Bench.self), bench, "a bench by itself")
      trial.expectSame(try container.one(Room.self).bench, bench, "the bench of the room")
    },
    Contract("lifetimes-14", rules: ["V2-44", "V3-62"], needs: [.weakLifetime]) { trial in
      let container = try trial.build(sawTool().asSelf().lifetime(.weak))
      let held = try container.optional(Saw.self)
      trial.expectSame(try container.one(Saw.self), held, "by the class")
      trial.expectSame(try container.one((any Tool).self), held, "by the protocol")
      withExtendedLifetime(held) {}
    },
    Contract("lifetimes-15", rules: ["V2-44", "V3-62"], needs: [.weakLifetime]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.weak).injecting { $0.injections += 1 },
        roomWithBench.lifetime(.transient),
        atticWithBench.lifetime(.transient),
        houseWithBench.lifetime(.transient))
      let house = try container.one(House.self)
      trial.expectSame(house.left.bench, house.right.bench, "the bench of one house")
      trial.expectEqual(house.left.bench.injections, 1, "the injections of the bench")
      trial.expectSame(try container.one(House.self).left.bench, house.left.bench, "the next house")
    },
    Contract("lifetimes-16", rules: ["V1-38", "V2-45", "V3-59"]) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration(Room.self).made(with: .one(Bench.self)) {
          journal.noting("room", Room(bench: $0))
        }.lifetime(.eagerSingle),
        ComponentDeclaration { journal.noting("saw", Saw()) }.lifetime(.eagerSingle),
        ComponentDeclaration { journal.noting("bench", Bench()) }.lifetime(.eagerSingle))
      trial.expectEqual(journal.entries, ["bench", "room", "saw"], "the order of making")
      trial.expectSame(
        try container.one(Room.self).bench, try container.one(Bench.self), "the bench of the room")
    },
    Contract(
      "lifetimes-17", rules: ["V1-38", "V2-45", "V3-59"],
      class: .policy(values: ["for each name", "once"]), needs: [.names]
    ) { trial in
      let journal = Journal()
      _ = try trial.build(
        ComponentDeclaration { journal.noting("made", Saw()) }.named("long", "short").lifetime(
          .eagerSingle))
      switch journal.count(of: "made") {
      case 1: trial.observe("once")
      case 2: trial.observe("for each name")
      case let other: trial.observe("\(other) times")
      }
    },
    Contract("lifetimes-18", rules: ["V2-44", "V3-62"], needs: [.weakLifetime]) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { journal.noting("made", Bench()) }.lifetime(.weak)
          .injecting { $0.injections += 1 },
        ComponentDeclaration(Room.self).madeAsking { container in
          trial.expectEqual(try container.one(Bench.self).steps, [], "the first look at the bench")
          return Room(bench: try container.one(Bench.self))
        }.lifetime(.transient))
      let room = try container.one(Room.self)
      trial.expectEqual(journal.count(of: "made"), 1, "benches of one request")
      trial.expectEqual(room.bench.injections, 1, "the injections")
    },
  ]
}

extension Contract {
  static let reset: [Contract] = [
    Contract("reset-01", rules: ["V3-61"], needs: [.reset]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.lifetime(.perScope).injecting { $0.injections += 1 }
          .as((any Tool).self).asSelf(),
        roomWithBench.lifetime(.perScope),
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
    Contract("reset-02", rules: ["V3-61"], needs: [.reset]) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { Candle(journal) }.lifetime(.perScope))
      _ = try container.one(Candle.self)
      trial.expectEqual(journal.entries, [], "candles that went before the reset")
      try container.reset()
      trial.expectEqual(journal.entries, ["gone"], "candles that went with the reset")
    },
    Contract(
      "reset-03", rules: ["V3-61"], class: .policy(values: ["the same one", "another one"]),
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
      "reset-04", rules: ["V3-61", "V3-97"], class: .stochastic(runs: 5),
      needs: [.reset, .threadSafety]
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
