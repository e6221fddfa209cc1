extension Contract {
  static let many: [Contract] = [
    Contract("many-01", rules: ["V1-17", "V2-22", "V3-30"], needs: [.many]) { trial in
      let container = try trial.build(
        sawTool(),
        ComponentDeclaration { Mallet() }.as((any Tool).self),
        axeTool(),
        hammerTool())
      trial.expectEqual(
        try container.many((any Tool).self).map(\.label), ["saw", "mallet", "axe", "hammer"],
        "the tools")
    },
    Contract("many-02", rules: ["V1-17", "V2-22", "V3-30"], needs: [.many, .names]) { trial in
      let container = try trial.build(sawTool().named("long"), axeTool(), hammerTool().asDefault())
      trial.expectEqual(
        try container.many((any Tool).self).map(\.label), ["saw", "axe", "hammer"], "the tools")
    },
    Contract(
      "many-03", rules: ["V1-18", "V2-22", "V3-30"],
      class: .policy(values: ["a failure", "an empty array"]), needs: [.many]
    ) { trial in
      let container = try trial.open().build()
      guard let tools = try? container.many((any Tool).self) else {
        return trial.observe("a failure")
      }
      trial.expect(tools.isEmpty, "nothing was registered")
      trial.observe("an empty array")
    },
    Contract("many-04", rules: ["V1-17", "V2-22", "V3-64"], needs: [.many]) { trial in
      let container = try trial.build(
        sawTool().asSelf().lifetime(.lazySingle),
        axeTool().lifetime(.transient))
      let (first, second) = (
        try container.many((any Tool).self), try container.many((any Tool).self)
      )
      trial.expectEqual([first.count, second.count], [2, 2], "the tools")
      trial.expectSame(first.first, second.first, "the shared saw")
      trial.expectSame(first.first, try container.one(Saw.self), "the shared saw by itself")
      trial.expectDifferent(first.last, second.last, "the new axes")
    },
    Contract("many-05", rules: ["V1-19", "V2-23", "V3-32"], needs: [.many, .defaults]) { trial in
      let container = try trial.build(
        sawTool(),
        ComponentDeclaration(Toolbox.self).made(with: .many((any Tool).self), Toolbox.init(tools:))
          .as((any Tool).self).asDefault(),
        axeTool())
      let toolbox = try container.one((any Tool).self) as? Toolbox
      trial.expectEqual(toolbox?.tools.map(\.label), ["saw", "axe"], "the tools in the box")
    },
    Contract(
      "many-06", rules: ["V1-19", "V2-23", "V3-32"],
      class: .policy(values: ["includes the owner", "leaves the owner out"]), needs: [.many]
    ) { trial in
      let container = try trial.build(
        sawTool(),
        ComponentDeclaration { Cabinet() }.as((any Tool).self).asSelf().lifetime(
          trial.container.cycleLifetime
        )
        .injecting(.many((any Tool).self)) { $0.tools = $1 })
      let cabinet = try container.one(Cabinet.self)
      trial.expectEqual(cabinet.tools.first?.label, "saw", "the first tool")
      if cabinet.tools.count == 1 { return trial.observe("leaves the owner out") }
      trial.expectSame(cabinet.tools.last, cabinet, "the last tool is the owner itself")
      trial.observe("includes the owner")
    },
    Contract(
      "many-07", rules: ["V1-20", "V2-23", "V3-31"],
      class: .policy(values: ["fails all", "is left out"]),
      needs: [.many, .survivesMissingDependency]
    ) { trial in
      let container = try trial.build(
        sawTool(),
        ComponentDeclaration(Pump.self).made(with: .one(Cellar.self), Pump.init(cellar:)).as(
          (any Tool).self),
        axeTool())
      guard let tools = try? container.many((any Tool).self) else {
        return trial.observe("fails all")
      }
      trial.expectEqual(tools.map(\.label), ["saw", "axe"], "the tools that can be made")
      trial.observe("is left out")
    },
    Contract("many-08", rules: ["V1-17", "V2-25", "V3-30"], needs: [.many]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Bench() }.injecting(.many((any Tool).self)) { $0.tools = $1 },
        hammerTool(),
        sawTool(),
        axeTool())
      trial.expectEqual(
        try container.one(Bench.self).tools.map(\.label), ["hammer", "saw", "axe"], "the tools")
    },
    Contract("many-09", rules: ["V1-20", "V2-34", "V3-74"], needs: [.many]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.injecting { $0.injections += 1 },
        ComponentDeclaration { Saw() }.injecting { $0.injections += 2 })
      trial.expectEqual(
        try container.many(Saw.self).map(\.injections), [1, 2], "the injections of the saws")
    },
    Contract("many-10", rules: ["V1-18", "V2-22", "V3-30"], needs: [.many]) { trial in
      let container = try trial.build(
        sawTool().lifetime(.lazySingle),
        ComponentDeclaration { Axe() }.as((any Sharp).self))
      let tools = try container.many((any Tool).self)
      trial.expectEqual(tools.map(\.label), ["saw"], "the tools")
      trial.expectSame(tools.first, try container.one((any Tool).self), "the only tool")
    },
    Contract(
      "many-11", rules: ["V1-20", "V2-22", "V3-66"],
      class: .policy(values: ["one for each element", "one for all elements"]), needs: [.many]
    ) { trial in
      let journal = Journal()
      func tool<Made: Tool>(_ made: Made) -> ComponentDeclaration<Made> {
        ComponentDeclaration { journal.noting("\(made.label) made", made) }.as((any Tool).self)
          .injecting(.one(Bench.self), closingCycle: true) { (tool: Made, _: Bench) in
            journal.note("\(tool.label) injected")
          }
      }
      let container = try trial.build(ComponentDeclaration { Bench() }, tool(Saw()), tool(Axe()))
      _ = try container.many((any Tool).self)
      switch journal.entries {
      case ["saw made", "saw injected", "axe made", "axe injected"]:
        trial.observe("one for each element")
      case ["saw made", "axe made", "saw injected", "axe injected"]:
        trial.observe("one for all elements")
      case let other:
        trial.observe("\(other)")
      }
    },
    Contract(
      "many-12", rules: ["V3-66"], class: .policy(values: ["each has its own", "one for all"]),
      needs: [.many, .graphLifetime]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.graph),
        roomWithBench,
        roomWithBench)
      let rooms = try container.many(Room.self)
      trial.expectEqual(rooms.count, 2, "the rooms")
      trial.observe(rooms.first?.bench === rooms.last?.bench ? "one for all" : "each has its own")
    },
  ]
}

extension Contract {
  static let optionals: [Contract] = [
    Contract("optionals-01", rules: ["V1-46", "V2-16", "V3-26"]) { trial in
      let container = try trial.build(sawTool().asSelf().lifetime(.lazySingle))
      let saw = try container.one(Saw.self)
      trial.expectSame(try container.optional(Saw.self), saw, "by the class")
      trial.expectSame(try container.optional((any Tool).self), saw, "by the protocol")
    },
    Contract(
      "optionals-02", rules: ["V1-47", "V2-16", "V3-26"],
      class: .policy(values: ["a failure", "nil"])
    ) { trial in
      let container = try trial.build(ComponentDeclaration { Axe() })
      observeOptional(trial) { try container.optional(Saw.self) }
    },
    Contract(
      "optionals-03", rules: ["V1-47", "V2-16", "V3-26"],
      class: .policy(values: ["a failure", "nil"]), needs: [.refusesSeveral]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }, ComponentDeclaration { Saw() })
      observeOptional(trial) { try container.optional(Saw.self) }
    },
    Contract(
      "optionals-04", rules: ["V1-47", "V2-16", "V3-27"],
      class: .policy(values: ["a failure", "nil"]), needs: [.survivesMissingDependency]
    ) { trial in
      let container = try trial.build(
        roomWithBench)
      observeOptional(trial) { try container.optional(Room.self) }
    },
  ]

  private static func observeOptional(_ trial: ContractTrial, _ request: () throws -> AnyObject?) {
    do {
      let found = try request()
      trial.expect(found == nil, "there is nothing to be found")
      trial.observe("nil")
    } catch {
      trial.observe("a failure")
    }
  }
}
