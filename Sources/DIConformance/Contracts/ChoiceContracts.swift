extension Contract {
  static let choice: [Contract] = [
    Contract(
      "choice-01", rules: ["V1-14", "V2-18", "V3-7"], class: .failure(.ambiguous),
      needs: [.refusesSeveral]
    ) { trial in
      let container = try trial.build(sawTool(), axeTool())
      trial.observeFailure("two tools") { try container.one((any Tool).self) }
    },
    Contract("choice-02", rules: ["V1-15", "V2-18", "V3-20"], needs: [.defaults]) { trial in
      let last = try trial.build(sawTool(), axeTool().asDefault())
      trial.expectEqual(try last.one((any Tool).self).label, "axe", "the default, registered last")
      let first = try trial.build(axeTool().asDefault(), sawTool())
      trial.expectEqual(
        try first.one((any Tool).self).label, "axe", "the default, registered first")
    },
    Contract("choice-03", rules: ["V1-14", "V2-18", "V3-20"]) { trial in
      let container = try trial.build(
        sawTool(),
        ComponentDeclaration { Axe() }.as((any Sharp).self).asDefault())
      trial.expectEqual(try container.one((any Tool).self).label, "saw", "the tool")
      trial.expect(try container.one((any Sharp).self) is Axe, "the sharp thing is the axe")
    },
    Contract("choice-04", rules: ["V1-15", "V2-18", "V3-19"], needs: [.defaults]) { trial in
      let container = try trial.build(
        sawTool().as((any Sharp).self),
        axeTool().as((any Sharp).self).asDefault())
      trial.expectEqual(try container.one((any Tool).self).label, "axe", "the tool")
      trial.expect(try container.one((any Sharp).self) is Axe, "the sharp thing is the axe")
    },
    Contract(
      "choice-05", rules: ["V1-50", "V2-54", "V3-20"],
      class: .policy(values: ["by build", "when asked for"]), needs: [.defaults, .refusesSeveral]
    ) { trial in
      let builder = trial.open()
      builder.add(sawTool().asDefault(), axeTool().asDefault())
      guard let container = try? builder.build() else { return trial.observe("by build") }
      trial.failure("two defaults") { try container.one((any Tool).self) }
      trial.observe("when asked for")
    },
    Contract("choice-06", rules: ["V1-14", "V2-18", "V3-7"], needs: [.refusesSeveral]) { trial in
      let container = try trial.build(sawTool().asSelf(), axeTool().asSelf())
      trial.failure("two tools") { try container.one((any Tool).self) }
      trial.expectEqual(try container.one(Saw.self).label, "saw", "the saw by its own type")
      trial.expectEqual(try container.one(Axe.self).label, "axe", "the axe by its own type")
    },
    Contract(
      "choice-07", rules: ["V1-14", "V2-26", "V3-27"],
      needs: [.refusesSeveral, .survivesMissingDependency]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Bench() }, ComponentDeclaration { Bench() },
        roomWithBench)
      trial.failure("two benches for one room") { try container.one(Room.self) }
    },
  ]
}
