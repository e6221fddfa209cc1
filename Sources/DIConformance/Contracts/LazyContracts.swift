extension Contract {
  static let lazies: [Contract] = [
    Contract("lazies-01", rules: ["V1-59", "V1-61", "V3-73"], needs: [.lazies]) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { journal.noting("made", Saw()) }.lifetime(.transient)
          .injecting { $0.injections += 1 })
      let lazy = try container.lazy(Saw.self)
      trial.expectEqual(journal.count(of: "made"), 0, "saws before the lazy is used")
      let saw = try lazy()
      trial.expectEqual(saw.injections, 1, "the injections of the saw")
      trial.expectSame(try lazy(), saw, "the second use")
      trial.expectEqual(journal.count(of: "made"), 1, "saws after two uses")
      trial.expectDifferent(try container.lazy(Saw.self)(), saw, "another lazy's saw")
    },
    Contract("lazies-02", rules: ["V1-61", "V3-68"], needs: [.lazies]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.lifetime(.lazySingle),
        ComponentDeclaration { Axe() }.lifetime(.perScope))
      let (saw, axe) = (try container.lazy(Saw.self), try container.lazy(Axe.self))
      trial.expectSame(try saw(), try container.one(Saw.self), "the saw")
      let own = try container.one(Axe.self)
      trial.expectSame(try axe(), own, "the axe, requested before the lazy was used")
    },
    Contract(
      "lazies-03", rules: ["V1-63", "V3-73"], class: .stochastic(runs: 5),
      needs: [.lazies, .threadSafety]
    ) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration<Saw> {
          Contention.pause()
          return journal.noting("made", Saw())
        }.lifetime(.lazySingle),
        ComponentDeclaration { Bench() }.lifetime(.transient))
      let (saw, bench) = (try container.lazy(Saw.self), try container.lazy(Bench.self))
      let saws = try Contention.run { _ in try saw() }
      trial.expectEqual(Set(saws.map(ObjectIdentifier.init)).count, 1, "the saws")
      trial.expectEqual(journal.count(of: "made"), 1, "the making of saws")
      let benches = try Contention.run { _ in try bench() }
      trial.expectEqual(Set(benches.map(ObjectIdentifier.init)).count, 1, "the benches")
    },
    Contract(
      "lazies-04", rules: ["V1-61", "V3-68"], needs: [.lazies, .throwingInitializers]
    ) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration<Bench> {
          journal.note("tried")
          if journal.entries.count == 1 { throw DeliberateError("no wood yet") }
          return Bench()
        }.lifetime(.transient))
      let lazy = try container.lazy(Bench.self)
      trial.failure("the first try") { try lazy() }
      let bench = try lazy()
      trial.expectSame(try lazy(), bench, "the third use")
      trial.expectEqual(journal.count(of: "tried"), 2, "the tries")
    },
  ]
}
