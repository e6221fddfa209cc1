extension Contract {
  static let initializers: [Contract] = [
    Contract("initializers-01", rules: ["V1-27", "V2-26", "V3-1"]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }, ComponentDeclaration { Axe() },
        ComponentDeclaration(ToolSet.self)
          .made(with: .one(Saw.self), .one(Axe.self), ToolSet.init(saw:axe:)))
      let set = try container.one(ToolSet.self)
      trial.expectEqual([set.saw.label, set.axe.label], ["saw", "axe"], "the set")
    },
    Contract("initializers-02", rules: ["V1-27", "V2-27", "V3-67"]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.lazySingle),
        ComponentDeclaration(Room.self).madeAsking { Room(bench: try $0.one()) })
      trial.expectSame(
        try container.one(Room.self).bench, try container.one(Bench.self), "the bench")
    },
    Contract("initializers-03", rules: ["V1-29", "V2-26", "V3-74"]) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { journal.noting("axe", Axe()) },
        ComponentDeclaration { journal.noting("saw", Saw()) },
        ComponentDeclaration(ToolSet.self).made(with: .one(Saw.self), .one(Axe.self)) {
          journal.noting("set", ToolSet(saw: $0, axe: $1))
        })
      _ = try container.one(ToolSet.self)
      trial.expectEqual(journal.entries, ["saw", "axe", "set"], "the order of making")
    },
    Contract("initializers-04", rules: ["V1-22", "V2-9"], needs: [.severalInitializers]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Gauge(label: "first") }.made { Gauge(label: "second") })
      trial.expectEqual(try container.one(Gauge.self).label, "second", "the label")
    },
    Contract("initializers-05", rules: ["V1-27", "V2-26", "V3-27"]) { trial in
      let builder = trial.open()
      builder.addStoreys()
      builder.add(ComponentDeclaration { Cellar() }.lifetime(.lazySingle))
      let container = try builder.build()
      trial.expectSame(
        try container.one(Storey5.self).below.below.below.below.below,
        try container.one(Cellar.self), "the cellar under five storeys")
    },
    Contract("initializers-06", rules: ["V1-47", "V2-25", "V3-29"]) { trial in
      let shelf = ComponentDeclaration(Shelf.self).made(
        with: .oneOrNone(Saw.self), Shelf.init(saw:))
      trial.expect(try trial.build(shelf).one(Shelf.self).saw == nil, "no saw is registered")
      let container = try trial.build(shelf, ComponentDeclaration { Saw() })
      trial.expect(try container.one(Shelf.self).saw != nil, "a saw is registered")
    },
    Contract("initializers-07", rules: ["V1-17", "V2-25", "V3-30"], needs: [.many]) { trial in
      let container = try trial.build(
        axeTool(),
        sawTool(),
        ComponentDeclaration(Toolbox.self).made(with: .many((any Tool).self), Toolbox.init(tools:)))
      trial.expectEqual(
        try container.one(Toolbox.self).tools.map(\.label), ["axe", "saw"], "the tools")
    },
  ]
}

extension ContainerBuilder {
  /// Registers five storeys, each of which needs the one below. The scenario has to register the
  /// cellar.
  func addStoreys() {
    add(
      ComponentDeclaration(Storey1.self).made(with: .one(Cellar.self), Storey1.init(below:)),
      ComponentDeclaration(Storey2.self).made(with: .one(Storey1.self), Storey2.init(below:)),
      ComponentDeclaration(Storey3.self).made(with: .one(Storey2.self), Storey3.init(below:)),
      ComponentDeclaration(Storey4.self).made(with: .one(Storey3.self), Storey4.init(below:)),
      ComponentDeclaration(Storey5.self).made(with: .one(Storey4.self), Storey5.init(below:)))
  }
}
