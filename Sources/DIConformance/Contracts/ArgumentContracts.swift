extension Contract {
  static let arguments: [Contract] = [
    Contract(
      "arguments-01", rules: ["V1-23", "V2-30", "V3-47"], needs: [.runtimeArguments]
    ) { trial in
      let container = try trial.build(labelledGauge.lifetime(.transient))
      for label in ["fine", "coarse"] {
        trial.expectEqual(
          try container.one(Gauge.self, arguments: label).label, label, "the label")
      }
    },
    Contract(
      "arguments-02", rules: ["V1-25", "V2-30", "V3-47"], needs: [.runtimeArguments]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration(Gauge.self).madeWithArguments { Gauge(label: $0, size: $1) })
      let gauge = try container.one(Gauge.self, arguments: "fine", 3)
      trial.expectEqual(gauge.label, "fine", "the first argument")
      trial.expectEqual(gauge.size, 3, "the second argument")
    },
    Contract(
      "arguments-03", rules: ["V1-26", "V2-32", "V3-56"],
      needs: [.runtimeArguments, .keptWithoutArguments]
    ) { trial in
      let container = try trial.build(labelledGauge.lifetime(.lazySingle))
      let first = try container.one(Gauge.self, arguments: "first")
      trial.expectSame(
        try container.one(Gauge.self, arguments: "second"), first, "the second request")
      trial.expectSame(try container.one(Gauge.self), first, "a request without an argument")
      trial.expectEqual(first.label, "first", "the label")
    },
    Contract(
      "arguments-04", rules: ["V1-24", "V2-31", "V3-54"], class: .failure(.wrongArguments),
      needs: [.runtimeArguments, .survivesWrongArguments]
    ) { trial in
      let container = try trial.build(labelledGauge)
      trial.observeFailure("a text is needed") { try container.one(Gauge.self, arguments: 10) }
    },
    Contract(
      "arguments-05", rules: ["V1-24", "V2-31", "V3-53"], class: .failure(.wrongArguments),
      needs: [.runtimeArguments]
    ) { trial in
      let container = try trial.build(labelledGauge)
      trial.observeFailure("an argument is needed") { try container.one(Gauge.self) }
    },
    Contract(
      "arguments-06", rules: ["V1-24", "V2-31", "V3-53"],
      class: .policy(values: ["fails the request", "is ignored"]), needs: [.runtimeArguments]
    ) { trial in
      let container = try trial.build(labelledGauge)
      guard let gauge = try? container.one(Gauge.self, arguments: "fine", 3) else {
        return trial.observe("fails the request")
      }
      trial.expectEqual(gauge.label, "fine", "the label")
      trial.observe("is ignored")
    },
    Contract(
      "arguments-07", rules: ["V1-23", "V2-30"], needs: [.runtimeArguments, .severalInitializers]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Gauge(label: "plain") }.lifetime(.transient)
          .madeWithArgument { Gauge(label: $0) }
          .madeWithArgument { Gauge(label: "sized", size: $0) })
      trial.expectEqual(try container.one(Gauge.self).label, "plain", "no argument")
      trial.expectEqual(
        try container.one(Gauge.self, arguments: "fine").label, "fine", "a text")
      trial.expectEqual(try container.one(Gauge.self, arguments: 4).size, 4, "a number")
    },
    Contract(
      "arguments-08", rules: ["V1-12", "V2-32", "V3-49"], needs: [.runtimeArguments, .names]
    ) { trial in
      let container = try trial.build(
        labelledGauge.as((any Tool).self).named("gauge").lifetime(.transient),
        sawTool().named("saw"))
      let found = try container.one((any Tool).self, named: "gauge", arguments: "fine")
      trial.expectEqual(found.label, "fine", "the label")
    },
    Contract(
      "arguments-09", rules: ["V1-28", "V2-33", "V3-74"], needs: [.runtimeArguments]
    ) { trial in
      let journal = Journal()
      let container = try trial.build(
        labelledGauge.lifetime(.transient).injecting { journal.note($0.label) })
      _ = try container.one(Gauge.self, arguments: "fine")
      _ = try container.one(Gauge.self, arguments: "coarse")
      trial.expectEqual(journal.entries, ["fine", "coarse"], "the injections")
    },
    Contract(
      "arguments-10", rules: ["V1-26", "V2-32", "V3-10"],
      class: .policy(values: ["the scope", "nobody"]), needs: [.runtimeArguments]
    ) { trial in
      let container = try trial.build(labelledGauge)
      let first = try container.one(Gauge.self, arguments: "first")
      let second = try container.one(Gauge.self, arguments: "second")
      trial.expectEqual(first.label, "first", "the first label")
      trial.expectEqual(second.label, first === second ? "first" : "second", "the second label")
      trial.observe(first === second ? "the scope" : "nobody")
    },
    Contract(
      "arguments-11", rules: ["V1-10", "V2-32", "V3-18"],
      class: .policy(values: ["of each name's own", "of the first request"]),
      needs: [.runtimeArguments, .names]
    ) { trial in
      let container = try trial.build(
        labelledGauge.lifetime(.lazySingle).named("depth", "width"))
      let depth = try container.one(Gauge.self, named: "depth", arguments: "deep")
      let width = try container.one(Gauge.self, named: "width", arguments: "wide")
      trial.expectEqual(depth.label, "deep", "the first one that was asked for")
      trial.expectSame(
        try container.one(Gauge.self, named: "depth", arguments: "deeper"), depth, "once more")
      trial.observe(width.label == "wide" ? "of each name's own" : "of the first request")
    },
    Contract(
      "arguments-12", rules: ["V1-24", "V2-31", "V3-52"], needs: [.runtimeArguments]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration(Gauge.self).madeWithArgument { Gauge(label: $0) }
          .lifetime(.transient),
        ComponentDeclaration(Case.self).madeWithArgument { Case(label: $0) }.lifetime(.transient)
          .injecting(.oneOrNone(Gauge.self)) { $0.gauge = $1 })
      let found = try container.one(Case.self, arguments: "small")
      trial.expectEqual(found.label, "small", "the label of the case")
      trial.expect(found.gauge == nil, "nobody gave arguments for a gauge")
    },
    Contract(
      "arguments-13", rules: ["V3-52"], needs: [.runtimeArguments, .injectionArguments]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration<Case> { Case(label: "made") }.lifetime(.transient)
          .injectingArgument(String.self) { $0.label = $1 })
      trial.expectEqual(
        try container.one(Case.self, arguments: "given").label, "given", "the label")
    },
    Contract(
      "arguments-14", rules: ["V3-52"], needs: [.runtimeArguments, .injectionArguments]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration<Case> { Case(label: "made") }.lifetime(.transient)
          .injectingArgument(String.self, closingCycle: true) { $0.label = $1 },
        ComponentDeclaration(Shop.self).madeAsking { container in
          Shop(case: try container.one(Case.self, arguments: "of the shop"))
        }.lifetime(.transient))
      trial.expectEqual(
        try container.one(Case.self, arguments: "given").label, "given", "the label")
      trial.expectEqual(
        try container.one(Shop.self).case.label, "of the shop", "the label of an inner request")
    },
  ]

  /// A gauge whose label is a runtime argument.
  private static var labelledGauge: ComponentDeclaration<Gauge> {
    ComponentDeclaration(Gauge.self).madeWithArgument { Gauge(label: $0) }
  }
}

/// A case for a gauge.
private final class Case {
  var label: String
  var gauge: Gauge?

  init(label: String) {
    self.label = label
  }
}

private final class Shop {
  let `case`: Case

  init(case: Case) {
    self.case = `case`
  }
}
