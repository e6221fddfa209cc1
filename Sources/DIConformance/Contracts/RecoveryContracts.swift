extension Contract {
  static let recovery: [Contract] = [
    Contract(
      "recovery-01", rules: ["V1-30", "V2-38", "V3-27"], needs: [.survivesMissingDependency]
    ) { trial in
      let builder = trial.open()
      builder.addStoreys()
      builder.add(countingBench.lifetime(.transient))
      let container = try builder.build()
      for _ in 0..<2 {
        trial.failure("there is no cellar") { try container.one(Storey5.self) }
        trial.expectEqual(try container.one(Bench.self).injections, 1, "injections of a bench")
      }
    },
    Contract("recovery-02", rules: ["V1-5", "V2-7", "V3-3"]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.as(Axe.self).asSelf().lifetime(.lazySingle)
          .injecting { $0.injections += 1 })
      trial.failure("a saw is no axe") { try container.one(Axe.self) }
      let saw = try container.one(Saw.self)
      trial.expectEqual(saw.injections, 1, "the injections")
      trial.expectSame(try container.one(Saw.self), saw, "the second request")
    },
    Contract(
      "recovery-03", rules: ["V1-35", "V2-29"], class: .failure(.recursion),
      needs: [.survivesRecursion]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration(Hen.self).made(with: .one(Egg.self), Hen.init(egg:)),
        ComponentDeclaration(Egg.self).made(with: .one(Hen.self), Egg.init(hen:)),
        countingBench)
      trial.failure("the hen needs the egg") { try container.one(Hen.self) }
      trial.expectEqual(try container.one(Bench.self).injections, 1, "injections of the bench")
      trial.observeFailure("the hen still needs the egg") { try container.one(Hen.self) }
    },
    Contract("recovery-04", rules: ["V1-27", "V2-28"], needs: [.throwingInitializers]) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration<Bench> {
          journal.note("tried")
          if journal.entries.count == 1 { throw DeliberateError("no wood yet") }
          return Bench()
        }.lifetime(.lazySingle).injecting { $0.injections += 1 })
      trial.failure("the first try") { try container.one(Bench.self) }
      let bench = try container.one(Bench.self)
      trial.expectSame(try container.one(Bench.self), bench, "the third request")
      trial.expectEqual(journal.count(of: "tried"), 2, "the tries")
      trial.expectEqual(bench.injections, 1, "the injections")
    },
    Contract(
      "recovery-05", rules: ["V1-24", "V2-31"], needs: [.runtimeArguments, .survivesWrongArguments]
    ) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration(Gauge.self).madeWithArgument { Gauge(label: $0) }.lifetime(.lazySingle)
          .injecting { journal.note($0.label) })
      trial.failure("a text is needed") { try container.one(Gauge.self, arguments: 10) }
      trial.expectEqual(
        try container.one(Gauge.self, arguments: "fine").label, "fine", "the label")
      trial.expectEqual(journal.entries, ["fine"], "the injections")
    },
    Contract("recovery-06", rules: ["V1-30", "V2-38"], needs: [.throwingInjections]) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.lazySingle)
          .injecting { _ in
            journal.note("tried")
            if journal.entries.count == 1 { throw DeliberateError("no varnish yet") }
          }
          .injecting { $0.injections += 1 })
      trial.failure("the first try") { try container.one(Bench.self) }
      trial.expectEqual(try container.one(Bench.self).injections, 1, "the later injection")
      trial.expectEqual(journal.count(of: "tried"), 2, "the tries")
    },
    Contract(
      "recovery-07", rules: ["V1-30", "V2-38", "V3-97"], needs: [.survivesMissingDependency]
    ) { trial in
      let container = try trial.build(
        countingBench.lifetime(.lazySingle),
        basement(with: Bench.self))
      trial.failure("there is no cellar") { try container.one(Basement<Bench>.self) }
      let bench = try container.one(Bench.self)
      trial.expectEqual(bench.injections, 1, "the injections")
      trial.failure("there still is no cellar") { try container.one(Basement<Bench>.self) }
      trial.expectSame(try container.one(Bench.self), bench, "the bench afterwards")
      trial.expectEqual(bench.injections, 1, "the injections afterwards")
    },
    Contract(
      "recovery-08", rules: ["V1-12", "V2-19", "V3-17"], needs: [.names, .defaults]
    ) { trial in
      let container = try trial.build(
        countingBench.named("oak").asDefault().lifetime(.lazySingle),
        ComponentDeclaration { Bench() }.named("pine"))
      for _ in 0..<2 {
        trial.failure("there is no bench of elm") { try container.one(Bench.self, named: "elm") }
        trial.expectEqual(
          try container.one(Bench.self, named: "oak").injections, 1, "injections of the oak bench")
        trial.expectEqual(
          try container.one(Bench.self).injections, 1, "injections of the default bench")
      }
    },
    Contract("recovery-09", rules: ["V1-30", "V2-38"], needs: [.throwingInjections]) { trial in
      let journal = Journal()
      let container = try trial.build(
        countingBench.lifetime(.lazySingle),
        ComponentDeclaration { Saw() }.lifetime(.transient).injecting { $0.injections += 1 },
        roomWithBench.lifetime(.transient)
          .injecting { _ in
            journal.note("tried")
            if journal.entries.count == 1 { throw DeliberateError("no paint yet") }
          })
      trial.failure("there is no paint") { try container.one(Room.self) }
      let bench = try container.one(Bench.self)
      trial.expectEqual(bench.injections, 1, "the injections of the bench")
      trial.expectEqual(try container.one(Saw.self).injections, 1, "the injections of a saw")
      trial.expectSame(try container.one(Room.self).bench, bench, "the bench of the next room")
      trial.expectEqual(bench.injections, 1, "the injections of the bench afterwards")
    },
    Contract(
      "recovery-10", rules: ["V1-30", "V2-38", "V3-27"],
      class: .policy(values: ["they are injected", "they are forgotten"]),
      needs: [.survivesMissingDependency]
    ) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { journal.noting("made", Bench()) }
          .injecting { _ in journal.note("injected") },
        basement(with: Bench.self))
      trial.failure("there is no cellar") { try container.one(Basement<Bench>.self) }
      switch journal.entries {
      case ["made"]: trial.observe("they are forgotten")
      case ["made", "injected"]: trial.observe("they are injected")
      case let other: trial.observe("\(other)")
      }
    },
    Contract(
      "recovery-11", rules: ["V1-5", "V2-7", "V3-3"],
      class: .policy(values: ["it is kept", "it is forgotten"])
    ) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { journal.noting("made", Saw()) }.as(Axe.self).asSelf()
          .lifetime(.lazySingle).injecting { $0.injections += 1 },
        // Without an injection, it is finished when its type is found to be wrong.
        ComponentDeclaration { journal.noting("made", Bench()) }.as(Cellar.self).asSelf()
          .lifetime(.lazySingle))
      trial.failure("a saw is no axe") { try container.one(Axe.self) }
      trial.failure("a bench is no cellar") { try container.one(Cellar.self) }
      let saw = try container.one(Saw.self)
      trial.expectEqual(saw.injections, 1, "the injections of the saw")
      trial.expectSame(try container.one(Saw.self), saw, "the saw afterwards")
      let bench = try container.one(Bench.self)
      trial.expectSame(try container.one(Bench.self), bench, "the bench afterwards")
      switch journal.count(of: "made") {
      case 2: trial.observe("it is kept")
      case 4: trial.observe("it is forgotten")
      case let count: trial.observe("\(count) are made")
      }
    },
  ]

  private static var countingBench: ComponentDeclaration<Bench> {
    ComponentDeclaration { Bench() }.injecting { $0.injections += 1 }
  }
}
