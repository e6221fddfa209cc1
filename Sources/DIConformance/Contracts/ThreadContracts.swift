extension Contract {
  static let threads: [Contract] = [
    Contract(
      "threads-01", rules: ["V1-63", "V2-76", "V3-97"], class: .stochastic(runs: 5),
      needs: [.threadSafety]
    ) { trial in
      try madeOnce(trial, lifetime: .lazySingle)
    },
    Contract(
      "threads-02", rules: ["V1-63", "V2-76", "V3-97"], class: .stochastic(runs: 5),
      needs: [.threadSafety]
    ) { trial in
      try madeOnce(trial, lifetime: .perScope)
    },
    Contract(
      "threads-03", rules: ["V1-63", "V2-76", "V3-97"], class: .stochastic(runs: 5),
      needs: [.threadSafety]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() },
        ComponentDeclaration { Bench() }.lifetime(.lazySingle)
          .injecting { _ in Contention.pause() }
          .injecting(.one(Saw.self)) { $0.saw = $1 }
          .injecting { $0.injections += 1 })
      let complete = try Contention.run { _ in
        let bench = try container.one(Bench.self)
        return bench.saw != nil && bench.injections == 1
      }
      trial.expectEqual(complete.count { $0 }, Contention.threads, "threads that saw it whole")
    },
    Contract(
      "threads-04", rules: ["V1-63", "V2-76", "V3-96"], class: .stochastic(runs: 5),
      needs: [.threadSafety]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.lifetime(.transient).injecting { $0.injections += 1 })
      let rounds = 100
      let saws = try Contention.run { _ in
        try (0..<rounds).map { _ in try container.one(Saw.self) }
      }.flatMap { $0 }
      trial.expectEqual(
        Set(saws.map(ObjectIdentifier.init)).count, Contention.threads * rounds, "the saws")
      trial.expect(saws.allSatisfy { $0.injections == 1 }, "each saw is injected once")
    },
    Contract(
      "threads-05", rules: ["V1-63", "V2-76", "V3-96"], class: .stochastic(runs: 5),
      needs: [.threadSafety]
    ) { trial in
      let (hub, rim) = hubAndRim(trial.container.cycleLifetime)
      let container = try trial.build(hub, rim)
      let closed = try Contention.run { index in
        try (0..<50).allSatisfy { _ in
          if index.isMultiple(of: 2) {
            let found = try container.one(Hub.self)
            return found.rim?.hub === found && found.injections == 1
          }
          let found = try container.one(Rim.self)
          return found.hub.rim === found && found.hub.injections == 1
        }
      }
      trial.expectEqual(closed.count { $0 }, Contention.threads, "threads whose cycles close")
    },
    Contract(
      "threads-06", rules: ["V1-63", "V2-76", "V3-97"], class: .stochastic(runs: 5),
      needs: [.threadSafety]
    ) { trial in
      let (hub, rim) = hubAndRim(.lazySingle)
      let container = try trial.build(hub, rim)
      let hubs = try Contention.run { index in
        index.isMultiple(of: 2) ? try container.one(Hub.self) : try container.one(Rim.self).hub
      }
      trial.expectEqual(Set(hubs.map(ObjectIdentifier.init)).count, 1, "the hubs")
      trial.expectSame(hubs.first?.rim?.hub, hubs.first, "the hub of the hub's rim")
      trial.expectEqual(hubs.first?.injections, 1, "the injections")
    },
    Contract(
      "threads-07", rules: ["V1-63", "V2-76", "V3-96"], class: .stochastic(runs: 5),
      needs: [.survivesMissingDependency, .threadSafety]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.transient).injecting { $0.injections += 1 },
        roomWithBench.lifetime(.transient),
        basement(with: Bench.self).lifetime(.transient))
      let right = try Contention.run { index in
        (0..<50).allSatisfy { _ in
          guard index.isMultiple(of: 2) else {
            return (try? container.one(Basement<Bench>.self)) == nil
          }
          return (try? container.one(Room.self))?.bench.injections == 1
        }
      }
      trial.expectEqual(right.count { $0 }, Contention.threads, "threads that got what they must")
    },
    Contract(
      "threads-08", rules: ["V1-35", "V2-29", "V3-97"], class: .stochastic(runs: 3),
      needs: [.survivesRecursion, .threadSafety]
    ) { trial in
      let bothRun = trial.latch(arrivals: 2)
      let container = try trial.build(
        ComponentDeclaration(Hen.self).madeAsking { container in
          bothRun.arrive()
          _ = bothRun.blockThread(seconds: 0.2)
          return Hen(egg: try container.one(Egg.self))
        }.lifetime(.lazySingle),
        ComponentDeclaration(Egg.self).madeAsking { container in
          bothRun.arrive()
          _ = bothRun.blockThread(seconds: 0.2)
          return Egg(hen: try container.one(Hen.self))
        }.lifetime(.lazySingle),
        ComponentDeclaration { Bench() }.lifetime(.lazySingle).injecting { $0.injections += 1 })
      let failures = try Contention.run { index in
        trial.fails {
          if index.isMultiple(of: 2) { return try container.one(Hen.self) }
          return try container.one(Egg.self)
        }
      }
      trial.expectEqual(failures.count { $0 }, Contention.threads, "threads that failed")
      trial.expectEqual(try container.one(Bench.self).injections, 1, "the bench afterwards")
    },
    Contract(
      "threads-09", rules: ["V1-63", "V2-76", "V3-97"], class: .stochastic(runs: 2),
      needs: [.threadSafety]
    ) { trial in
      let (injects, looked) = (trial.latch(), trial.latch())
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.lazySingle)
          .injecting { bench in
            injects.open()
            _ = looked.blockThread(seconds: 0.2)
            bench.injections += 1
          },
        ComponentDeclaration(Attic.self).made(with: .one(Bench.self)) { (bench: Bench) in
          trial.expectEqual(bench.injections, 1, "the injections that an initializer sees")
          looked.open()
          return Attic(bench: bench)
        }.lifetime(.transient))
      let whole = try Contention.run { index in
        if index == 0 { return try container.one(Bench.self).injections == 1 }
        _ = injects.blockThread(seconds: 1)
        return try container.one(Attic.self).bench.injections == 1
      }
      trial.expectEqual(whole.count { $0 }, Contention.threads, "threads that got it whole")
    },
    Contract(
      "threads-10", rules: ["V1-63", "V2-76", "V3-97"], class: .stochastic(runs: 2),
      needs: [.threadSafety]
    ) { trial in
      let (injects, looked) = (trial.latch(), trial.latch())
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.lazySingle)
          .injecting { bench in
            injects.open()
            _ = looked.blockThread(seconds: 0.2)
            bench.injections += 1
          },
        roomWithBench.lifetime(.lazySingle))
      let whole = try Contention.run { index in
        if index > 0 { _ = injects.blockThread(seconds: 1) }
        let room = try container.one(Room.self)
        defer { looked.open() }
        return room.bench.injections == 1
      }
      trial.expectEqual(whole.count { $0 }, Contention.threads, "threads that got it whole")
    },
    Contract(
      "threads-11", rules: ["V1-27", "V2-28", "V3-97"], class: .stochastic(runs: 3),
      needs: [.throwingInitializers, .threadSafety]
    ) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration<Bench> {
          journal.note("tried")
          let isFirst = journal.entries.count == 1
          Contention.pause()
          if isFirst { throw DeliberateError("no wood yet") }
          return Bench()
        }.lifetime(.lazySingle))
      let benches = try Contention.run { _ in try? container.one(Bench.self) }
      trial.expectEqual(benches.count { $0 == nil }, 1, "threads that failed")
      trial.expectEqual(
        Set(benches.compactMap { $0.map(ObjectIdentifier.init) }).count, 1, "the benches")
      trial.expectEqual(journal.count(of: "tried"), 2, "the tries")
    },
    Contract(
      "threads-12", rules: ["V1-30", "V2-38", "V3-97"], class: .stochastic(runs: 3),
      needs: [.throwingInjections, .threadSafety]
    ) { trial in
      let (injects, makes) = (trial.latch(), trial.latch())
      let tries = Journal()
      let container = try trial.build(
        ComponentDeclaration { Hub() }.lifetime(.lazySingle)
          .injecting { _ in
            tries.note("tried")
            injects.open()
            _ = makes.blockThread(seconds: 0.2)
          }
          .injecting(.one(Rim.self), closingCycle: true) { $0.rim = $1 }
          .injecting { hub in
            Contention.pause()
            if tries.entries.count == 1 { throw DeliberateError("no grease yet") }
            hub.injections += 1
          },
        ComponentDeclaration(Rim.self).madeAsking { container in
          makes.open()
          _ = injects.blockThread(seconds: 0.2)
          return Rim(hub: try container.one(Hub.self))
        }.lifetime(.lazySingle))
      let hubs = try Contention.run { index in
        index == 0 ? try? container.one(Hub.self) : (try? container.one(Rim.self))?.hub
      }
      trial.expect(hubs.contains { $0 == nil }, "a request fails")
      let hub = try container.one(Hub.self)
      for found in hubs.compactMap(\.self) {
        trial.expectEqual(found.injections, 1, "the injections of a hub")
        trial.expectSame(found, hub, "a hub that a thread got")
      }
      trial.expectSame(try container.one(Rim.self).hub, hub, "the rim's hub afterwards")
      trial.expectSame(hub.rim, try container.one(Rim.self), "the hub's rim afterwards")
    },
  ]

  private static func madeOnce(_ trial: ContractTrial, lifetime: ComponentLifetime) throws {
    let journal = Journal()
    let container = try trial.build(
      ComponentDeclaration<Saw> {
        Contention.pause()
        return journal.noting("made", Saw())
      }.lifetime(lifetime))
    let saws = try Contention.run { _ in try container.one(Saw.self) }
    trial.expectEqual(journal.count(of: "made"), 1, "made by eight threads")
    trial.expectEqual(Set(saws.map(ObjectIdentifier.init)).count, 1, "the saws")
  }
}
