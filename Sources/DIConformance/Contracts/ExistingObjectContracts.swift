extension Contract {
  static let existing: [Contract] = [
    Contract(
      "existing-01", rules: ["V1-43", "V2-50", "V3-82"], needs: [.existingObjects]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() },
        ComponentDeclaration(Bench.self).madeElsewhere().lifetime(.transient)
          .injecting(.one(Saw.self)) { $0.saw = $1 }
          .injecting { $0.injections += 1 })
      let bench = Bench()
      try container.inject(bench)
      trial.expect(bench.saw != nil, "the saw is injected")
      trial.expectEqual(bench.injections, 1, "the injections")
    },
    Contract(
      "existing-02", rules: ["V1-43", "V2-50", "V3-82"], needs: [.existingObjects]
    ) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { journal.noting("made", Bench()) }.lifetime(.transient)
          .injecting { $0.injections += 1 })
      let bench = Bench()
      try container.inject(bench)
      trial.expectEqual(bench.injections, 1, "the injections")
      trial.expectEqual(journal.count(of: "made"), 0, "benches made")
    },
    Contract(
      "existing-03", rules: ["V1-44", "V2-51", "V3-83"], needs: [.existingObjects]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration(Bench.self).madeElsewhere().lifetime(.transient)
          .injecting { $0.injections += 1 })
      let bench = Bench()
      try container.inject(bench)
      try container.inject(bench)
      trial.expectEqual(bench.injections, 2, "the injections of two calls")
    },
    Contract(
      "existing-04", rules: ["V1-44", "V2-51", "V3-83"], needs: [.existingObjects]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration(Bench.self).madeElsewhere().lifetime(.lazySingle)
          .injecting { $0.injections += 1 })
      let bench = Bench()
      try container.inject(bench)
      trial.expectSame(try container.one(Bench.self), bench, "the bench on request")
      trial.expectEqual(bench.injections, 1, "the injections")
    },
    Contract(
      "existing-05", rules: ["V1-44", "V2-51", "V3-83"],
      class: .policy(values: ["the first", "the last"]), needs: [.existingObjects]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.lazySingle).injecting { $0.injections += 1 })
      let (first, last) = (try container.one(Bench.self), Bench())
      try container.inject(last)
      trial.expectEqual([first.injections, last.injections], [1, 1], "the injections")
      let kept = try container.one(Bench.self)
      trial.expect(kept === first || kept === last, "the kept bench is one of the two")
      trial.observe(kept === first ? "the first" : "the last")
    },
    Contract(
      "existing-06", rules: ["V1-43", "V2-50", "V3-84"], needs: [.existingObjects]
    ) { trial in
      let (hub, rim) = hubAndRim(trial.container.cycleLifetime)
      let container = try trial.build(hub, rim)
      let made = Hub()
      try container.inject(made)
      trial.expectSame(made.rim?.hub, made, "the hub of the injected rim")
      trial.expectEqual(made.injections, 1, "the injections")
    },
    Contract(
      "existing-07", rules: ["V1-43", "V2-50", "V3-82"],
      class: .policy(values: ["fails", "nothing"]), needs: [.existingObjects]
    ) { trial in
      let container = try trial.build(ComponentDeclaration { Saw() })
      trial.observe(trial.fails { try container.inject(Bench()) } ? "fails" : "nothing")
    },
    Contract(
      "existing-08", rules: ["V1-44", "V2-51", "V3-83"], needs: [.existingObjects]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration(Bench.self).madeElsewhere().lifetime(.lazySingle)
          .injecting { $0.injections += 1 },
        roomWithBench.lifetime(.transient))
      let bench = Bench()
      try container.inject(bench)
      trial.expectSame(try container.one(Room.self).bench, bench, "the bench of a room")
      trial.expectSame(try container.one(Room.self).bench, bench, "the bench of another room")
      trial.expectEqual(bench.injections, 1, "the injections")
    },
    Contract(
      "existing-09", rules: ["V1-44", "V2-51", "V3-83"], needs: [.existingObjects]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration(Saw.self).madeElsewhere().as((any Tool).self).as((any Sharp).self)
          .asSelf()
          .lifetime(.lazySingle))
      let saw = Saw()
      try container.inject(saw)
      trial.expectSame(try container.one((any Tool).self), saw, "the tool")
      trial.expectSame(try container.one((any Sharp).self), saw, "the sharp thing")
      trial.expectSame(try container.one(Saw.self), saw, "the saw")
    },
    Contract(
      "existing-10", rules: ["V1-43", "V2-50", "V3-82"], needs: [.existingObjects]
    ) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration(Hammer.self).madeElsewhere().injecting { _ in journal.note("hammer") },
        ComponentDeclaration(Mallet.self).madeElsewhere().injecting { _ in journal.note("mallet") })
      try container.inject(Mallet())
      trial.expectEqual(journal.entries, ["mallet"], "the injections of a mallet")
      try container.inject(Hammer())
      trial.expectEqual(journal.entries, ["mallet", "hammer"], "those of a hammer")
    },
    Contract(
      "existing-11", rules: ["V1-43", "V2-50", "V3-84"], needs: [.existingObjects]
    ) { trial in
      let container = try ringOfInjections(trial, trial.container.cycleLifetime)
      for _ in 0..<2 {
        let north = North()
        try container.inject(north)
        defer { north.next = nil }
        trial.expectSame(north.next?.next?.next, north, "once around the ring")
        trial.expectEqual(
          [north.injections, north.next?.injections, north.next?.next?.injections], [1, 1, 1],
          "the injections")
      }
    },
    Contract(
      "existing-12", rules: ["V1-44", "V2-51", "V3-83"],
      class: .policy(values: ["is injected again", "is not"]), needs: [.existingObjects]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration(Bench.self).madeElsewhere().lifetime(.lazySingle)
          .injecting { $0.injections += 1 })
      let bench = Bench()
      try container.inject(bench)
      trial.expectEqual(bench.injections, 1, "the injections of the first call")
      try container.inject(bench)
      trial.expectSame(try container.one(Bench.self), bench, "the bench on request")
      trial.observe(bench.injections == 1 ? "is not" : "is injected again")
    },
  ]
}
