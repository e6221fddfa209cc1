extension Contract {
  static let threads: [Contract] = [
    Contract(
      "threads-01", "A lazy single is made once for eight threads",
      rules: ["V1-63", "V2-76", "V3-97"], class: .stochastic(runs: 5), needs: [.threadSafety]
    ) { trial in
      try madeOnce(trial, lifetime: .lazySingle)
    },
    Contract(
      "threads-02", "A per-scope object is made once for eight threads",
      rules: ["V1-63", "V2-76", "V3-97"], class: .stochastic(runs: 5), needs: [.threadSafety]
    ) { trial in
      try madeOnce(trial, lifetime: .perScope)
    },
    Contract(
      "threads-03", "No thread sees a shared object half-injected",
      rules: ["V1-63", "V2-76", "V3-97"], class: .stochastic(runs: 5), needs: [.threadSafety]
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
      "threads-04", "Threads don't share transient objects", rules: ["V1-63", "V2-76", "V3-96"],
      class: .stochastic(runs: 5), needs: [.threadSafety]
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
      "threads-05", "Threads build cycles of their own at the same time",
      rules: ["V1-63", "V2-76", "V3-96"], class: .stochastic(runs: 5), needs: [.threadSafety]
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
      "threads-06", "Threads that enter a shared cycle from both ends get the same objects",
      rules: ["V1-63", "V2-76", "V3-97"], class: .stochastic(runs: 5), needs: [.threadSafety]
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
      "threads-07", "Requests that fail on some threads don't affect the others",
      rules: ["V1-63", "V2-76", "V3-96"], class: .stochastic(runs: 5),
      needs: [.survivesMissingDependency, .threadSafety]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.transient).injecting { $0.injections += 1 },
        ComponentDeclaration(Room.self).made(with: .one(Bench.self), Room.init(bench:))
          .lifetime(.transient),
        ComponentDeclaration(Basement.self).lifetime(.transient)
          .made(with: .one(Bench.self), .one(Cellar.self), Basement.init(bench:cellar:)))
      let right = try Contention.run { index in
        (0..<50).allSatisfy { _ in
          guard index.isMultiple(of: 2) else {
            return (try? container.one(Basement.self)) == nil
          }
          return (try? container.one(Room.self))?.bench.injections == 1
        }
      }
      trial.expectEqual(right.count { $0 }, Contention.threads, "threads that got what they must")
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
