extension Contract {
  /// Decisions that containers take differently, each with good reasons.
  static let policies: [Contract] = [
    Contract(
      "policies-01", rules: ["V1-14", "V2-18", "V3-7"],
      class: .policy(values: ["is refused", "the last", "the first"])
    ) { trial in
      let container = try trial.build(sawTool(), hammerTool(), axeTool())
      observeChoice(trial, first: "saw", last: "axe") { try container.one((any Tool).self).label }
    },
    Contract(
      "policies-02", rules: ["V1-23", "V2-30", "V3-47"],
      class: .policy(values: ["choose", "don't choose"]),
      needs: [.runtimeArguments, .survivesWrongArguments]
    ) { trial in
      let gauge = ComponentDeclaration(Gauge.self).lifetime(.transient)
        .madeWithArgument { Gauge(label: $0) }
      trial.expectEqual(
        try trial.build(gauge).one(Gauge.self, arguments: "fine").label, "fine", "a gauge alone")
      let container = try trial.build(
        gauge,
        ComponentDeclaration(Gauge.self).lifetime(.transient)
          .madeWithArgument { Gauge(label: "sized", size: $0) })
      let labels = [
        (try? container.one(Gauge.self, arguments: "fine"))?.label,
        (try? container.one(Gauge.self, arguments: 4))?.label,
      ]
      trial.observe(labels == ["fine", "sized"] ? "choose" : "don't choose")
    },
    Contract(
      "policies-03", rules: ["V3-43", "V3-46"],
      class: .policy(values: ["the parent's", "the child's", "is refused"]),
      needs: [.childContainers]
    ) { trial in
      let parent = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.perScope),
        roomWithBench.lifetime(.lazySingle))
      let child = try parent.child(with: ComponentDeclaration { Bench() }.lifetime(.perScope))
      guard let room = try? child.one(Room.self) else { return trial.observe("is refused") }
      let benchOfChild = try child.one(Bench.self)
      trial.expectSame(try parent.one(Room.self), room, "the room of the parent")
      trial.observe(room.bench === benchOfChild ? "the child's" : "the parent's")
    },
    Contract(
      "policies-04", rules: ["V1-50", "V2-54", "V3-20"],
      class: .policy(values: ["is refused", "the last", "the first"]), needs: [.defaults]
    ) { trial in
      let builder = trial.open()
      builder.add(sawTool().asDefault(), axeTool().asDefault())
      guard let container = try? builder.build() else { return trial.observe("is refused") }
      observeChoice(trial, first: "saw", last: "axe") { try container.one((any Tool).self).label }
    },
  ]

  private static func observeChoice(
    _ trial: ContractTrial, first: String, last: String, _ label: () throws -> String
  ) {
    switch try? label() {
    case nil: trial.observe("is refused")
    case first: trial.observe("the first")
    case last: trial.observe("the last")
    case let other?: trial.observe(other)
    }
  }
}
