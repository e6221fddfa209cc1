extension Contract {
  /// What containers and requests let go.
  static let memory: [Contract] = [
    Contract("memory-01", rules: ["V1-36", "V2-43", "V3-61"]) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { Candle(journal) }.lifetime(.transient)
          .injecting(.oneOrNone(Axe.self)) { $0.neighbour = $1 },
        ComponentDeclaration { Axe() }.lifetime(.transient),
        ComponentDeclaration(Pair<Candle>.self)
          .made(with: .one(Candle.self), .one(Candle.self), Pair.init(left:right:))
          .lifetime(.transient).injecting { $0.injections += 1 })
      _ = try container.one(Pair<Candle>.self)
      trial.expectEqual(journal.count(of: "gone"), 2, "candles that went with their pair")
      _ = try container.one(Candle.self)
      trial.expectEqual(journal.count(of: "gone"), 3, "candles that went in all")
    },
    Contract("memory-02", rules: ["V1-36", "V2-43", "V3-61"]) { trial in
      let journal = Journal()
      try {
        let container = try trial.build(
          ComponentDeclaration { Candle(journal) }.lifetime(.perScope)
            .injecting(.one(Bench.self)) { $0.neighbour = $1 },
          ComponentDeclaration { Bench() }.lifetime(.perScope),
          ComponentDeclaration(Pair<Candle>.self)
            .made(with: .one(Candle.self), .one(Candle.self), Pair.init(left:right:))
            .lifetime(.transient))
        _ = try container.one(Pair<Candle>.self)
        trial.expectEqual(journal.entries, [], "candles that went before the container")
        withExtendedLifetime(container) {}
      }()
      trial.expectEqual(journal.entries, ["gone"], "candles that went with the container")
    },
    Contract("memory-03", rules: ["V1-30", "V2-38", "V3-27"]) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { Candle(journal) }.lifetime(.transient)
          .injecting { $0.injections += 1 },
        basement(with: Candle.self).lifetime(.transient))
      for _ in 0..<2 {
        trial.failure("there is no cellar") { try container.one(Basement<Candle>.self) }
      }
      trial.expectEqual(journal.count(of: "gone"), 2, "candles that went with the requests")
    },
    Contract("memory-04", rules: ["V1-37", "V2-48", "V3-61"], needs: [.newScope]) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { Candle(journal) }.lifetime(.perScope))
      _ = try container.one(Candle.self)
      try {
        let scope = try container.newScope()
        _ = try scope.one(Candle.self)
        trial.expectEqual(journal.entries, [], "candles that went before the scope")
        withExtendedLifetime(scope) {}
      }()
      trial.expectEqual(journal.entries, ["gone"], "candles that went with the scope")
      _ = try container.one(Candle.self)
      trial.expectEqual(journal.entries, ["gone"], "candles that the container kept")
      withExtendedLifetime(container) {}
    },
    Contract("memory-05", rules: ["V3-41", "V3-61"], needs: [.childContainers]) { trial in
      let journal = Journal()
      let parent = try trial.build(
        ComponentDeclaration { Saw() }.lifetime(.perScope),
        ComponentDeclaration { Bench() }.lifetime(.perScope)
          .injecting(.one(Saw.self)) { $0.saw = $1 })
      let saw = try parent.one(Saw.self)
      try {
        let child = try parent.child(
          with: ComponentDeclaration { Candle(journal) }.lifetime(.perScope)
            .injecting(.one(Bench.self)) { $0.neighbour = $1 })
        _ = try child.one(Candle.self)
      }()
      trial.expectEqual(journal.entries, ["gone"], "candles that went with the child")
      trial.expectSame(try parent.one(Bench.self).saw, saw, "what the parent keeps")
    },
    Contract(
      "memory-06", rules: ["V3-67", "V3-69"], class: .policy(values: ["lets it go", "keeps it"]),
      needs: [.providers]
    ) { trial in
      try observeRelease(trial) { try $0.provider(Axe.self) }
    },
    Contract(
      "memory-07", rules: ["V1-61", "V3-69"], class: .policy(values: ["lets it go", "keeps it"]),
      needs: [.lazies]
    ) { trial in
      try observeRelease(trial) { try $0.lazy(Axe.self) }
    },
    Contract("memory-08", rules: ["V1-36", "V2-43", "V3-61"], needs: [.many]) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { Candle(journal) }.lifetime(.transient),
        ComponentDeclaration { Candle(journal) }.lifetime(.transient)
          .injecting { $0.injections += 1 })
      for round in 1...2 {
        let candles = try container.many(Candle.self)
        trial.expectEqual(journal.count(of: "gone"), 2 * round - 2, "candles that went too early")
        withExtendedLifetime(candles) {}
      }
      trial.expectEqual(journal.count(of: "gone"), 4, "candles that went in all")
    },
  ]

  /// Observes whether a container is released that keeps an object with a request for later.
  private static func observeRelease(
    _ trial: ContractTrial,
    ofContainerWith later: @escaping (ContainerResolver) throws -> () throws -> Any
  ) throws {
    let journal = Journal()
    try {
      let container = try trial.build(
        ComponentDeclaration { Axe() }.lifetime(.transient),
        ComponentDeclaration(Candle.self).madeAsking { container in
          let candle = Candle(journal)
          candle.later = try later(container)
          return candle
        }.lifetime(.perScope))
      _ = try container.one(Candle.self).later?()
    }()
    trial.observe(journal.entries == ["gone"] ? "lets it go" : "keeps it")
  }
}
