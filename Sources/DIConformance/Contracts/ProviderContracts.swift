extension Contract {
  static let providers: [Contract] = [
    Contract("providers-01", rules: ["V3-68", "V3-71"], needs: [.providers]) { trial in
      let journal = Journal()
      let container = try trial.build(ComponentDeclaration { journal.noting("made", Saw()) })
      let saw = try container.provider(Saw.self)
      trial.expectEqual(journal.count(of: "made"), 0, "saws before the provider is asked")
      trial.expectEqual(try saw().label, "saw", "what the provider gives")
      trial.expectEqual(journal.count(of: "made"), 1, "saws after it was asked")
    },
    Contract("providers-02", rules: ["V3-70"], needs: [.providers]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.lifetime(.transient),
        ComponentDeclaration { Axe() }.lifetime(.lazySingle),
        ComponentDeclaration { Hammer() }.lifetime(.perScope))
      let (saw, axe, hammer) = (
        try container.provider(Saw.self), try container.provider(Axe.self),
        try container.provider(Hammer.self)
      )
      trial.expectDifferent(try saw(), try saw(), "two new saws")
      trial.expectSame(try axe(), try axe(), "the shared axe")
      trial.expectSame(try axe(), try container.one(Axe.self), "the shared axe by itself")
      trial.expectSame(try hammer(), try container.one(Hammer.self), "the hammer of the container")
    },
    Contract(
      "providers-03", rules: ["V3-68", "V3-70"],
      class: .policy(values: ["another one each time", "the same one"]),
      needs: [.providers, .graphLifetime]
    ) { trial in
      let container = try trial.build(ComponentDeclaration { Bench() }.lifetime(.graph))
      let bench = try container.provider(Bench.self)
      let (first, second) = (try bench(), try bench())
      trial.observe(first === second ? "the same one" : "another one each time")
      withExtendedLifetime(first) {}
    },
    Contract(
      "providers-04", rules: ["V3-67", "V3-68"], needs: [.providers, .graphLifetime]
    ) { trial in
      var provider: (() throws -> Bench)?
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.graph),
        ComponentDeclaration(Room.self).madeAsking { container in
          provider = try container.provider(Bench.self)
          return Room(bench: try container.one(Bench.self))
        }.injecting { room in
          trial.expectSame(try provider?(), room.bench, "while the graph is made")
        })
      let room = try container.one(Room.self)
      trial.expectSame(try provider?(), room.bench, "afterwards")
      trial.expectSame(try provider?(), room.bench, "the next time")
      trial.expectDifferent(try container.one(Room.self).bench, room.bench, "the next graph")
      provider = nil
    },
  ]
}
