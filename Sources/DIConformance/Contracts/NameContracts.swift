extension Contract {
  static let names: [Contract] = [
    Contract("names-01", rules: ["V1-12", "V2-19", "V3-17"], needs: [.names]) { trial in
      let container = try trial.build(sawTool().named("long", "coarse"), axeTool().named("short"))
      for (name, label) in [("long", "saw"), ("coarse", "saw"), ("short", "axe")] {
        trial.expectEqual(try container.one((any Tool).self, named: name).label, label, name)
      }
    },
    Contract(
      "names-02", rules: ["V1-12", "V2-19", "V3-17"], class: .failure(.notFound), needs: [.names]
    ) { trial in
      let container = try trial.build(ComponentDeclaration { Saw() }.named("long"))
      trial.observeFailure("no such name") { try container.one(Saw.self, named: "short") }
    },
    Contract(
      "names-03", rules: ["V1-10", "V2-20", "V3-18"],
      class: .policy(values: ["one object per name", "one object for all names"]), needs: [.names]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.named("a", "b").lifetime(.lazySingle))
      let (a, b) = (
        try container.one(Saw.self, named: "a"), try container.one(Saw.self, named: "b")
      )
      trial.expectSame(try container.one(Saw.self, named: "a"), a, "a name stays with its object")
      trial.expectSame(try container.one(Saw.self, named: "b"), b, "a name stays with its object")
      trial.observe(a === b ? "one object for all names" : "one object per name")
    },
    Contract(
      "names-04", rules: ["V1-13", "V2-20", "V3-14"], class: .policy(values: ["answers", "fails"]),
      needs: [.names]
    ) { trial in
      let container = try trial.build(ComponentDeclaration { Saw() }.named("long"))
      trial.observe(trial.fails { try container.one(Saw.self) } ? "fails" : "answers")
    },
    Contract(
      "names-05", rules: ["V1-49", "V2-55", "V3-19"],
      class: .policy(values: ["by build", "when asked for"]), needs: [.names, .refusesSeveral]
    ) { trial in
      let builder = trial.open()
      builder.add(sawTool().named("sharp"), axeTool().named("sharp"))
      guard let container = try? builder.build() else { return trial.observe("by build") }
      trial.failure("two of one name") { try container.one((any Tool).self, named: "sharp") }
      trial.observe("when asked for")
    },
    Contract("names-06", rules: ["V1-11", "V2-20", "V3-18"], needs: [.names]) { trial in
      let container = try trial.build(sawTool().asSelf().named("long").lifetime(.lazySingle))
      trial.expectSame(
        try container.one((any Tool).self, named: "long"),
        try container.one(Saw.self, named: "long"),
        "the named tool is the named saw")
    },
    Contract("names-07", rules: ["V1-12", "V2-19", "V3-19"], needs: [.names, .defaults]) { trial in
      let container = try trial.build(sawTool().named("long"), axeTool().named("short").asDefault())
      trial.expectEqual(try container.one((any Tool).self, named: "long").label, "saw", "by name")
      trial.expectEqual(try container.one((any Tool).self).label, "axe", "by default")
    },
    Contract("names-08", rules: ["V1-12", "V2-37", "V3-17"], needs: [.names]) { trial in
      let container = try trial.build(
        sawTool().named("long"),
        axeTool().named("short"),
        ComponentDeclaration { Bench() }.injecting(.one((any Tool).self, named: "short")) {
          bench, tool in
          bench.tools = [tool as any Tool]
        })
      trial.expectEqual(try container.one(Bench.self).tools.map(\.label), ["axe"], "the tools")
    },
    Contract(
      "names-09", rules: ["V1-12", "V2-19", "V3-17"], class: .failure(.notFound), needs: [.names]
    ) { trial in
      let container = try trial.build(ComponentDeclaration { Saw() }.named("long"))
      trial.observeFailure("no such type") { try container.one(Axe.self, named: "long") }
    },
    Contract("names-10", rules: ["V1-16", "V2-20", "V3-20"], needs: [.names, .defaults]) { trial in
      let container = try trial.build(axeTool().named("short").asDefault(), sawTool().named("long"))
      trial.expectEqual(try container.one((any Tool).self, named: "short").label, "axe", "by name")
      trial.expectEqual(try container.one((any Tool).self).label, "axe", "without a name")
    },
    Contract("names-11", rules: ["V1-10", "V2-20", "V3-18"], needs: [.names]) { trial in
      for lifetime in [ComponentLifetime.lazySingle, .perScope] {
        let container = try trial.build(
          ComponentDeclaration { Saw() }.named("long").asDefault().lifetime(lifetime)
            .injecting { $0.injections += 1 })
        let saw = try container.one(Saw.self, named: "long")
        _ = try container.one(Saw.self)
        trial.expectSame(
          try container.one(Saw.self, named: "long"), saw, "the second request, \(lifetime)")
        trial.expectEqual(saw.injections, 1, "the injections, \(lifetime)")
      }
    },
    Contract("names-12", rules: ["V3-14"], needs: [.names, .namesOfServices]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.as((any Tool).self, named: "coarse").as((any Sharp).self)
          .lifetime(.lazySingle))
      let saw = try container.one((any Sharp).self)
      trial.expectSame(try container.one((any Tool).self, named: "coarse"), saw, "the saw")
      trial.failure("no sharp one has a name") {
        try container.one((any Sharp).self, named: "coarse")
      }
    },
  ]
}

/// Types that serve as tags.
private enum Fine {}
private enum Coarse {}
private enum Unused {}

extension Contract {
  static let tags: [Contract] = [
    Contract("tags-01", rules: ["V2-21", "V3-15"], needs: [.tags]) { trial in
      let container = try trial.build(sawTool().tagged(Fine.self), axeTool().tagged(Coarse.self))
      trial.expectEqual(try container.one((any Tool).self, tagged: Fine.self).label, "saw", "fine")
      trial.expectEqual(
        try container.one((any Tool).self, tagged: Coarse.self).label, "axe", "coarse")
    },
    Contract(
      "tags-02", rules: ["V2-21", "V3-15"], class: .failure(.notFound), needs: [.tags]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.tagged(Fine.self),
        ComponentDeclaration { Axe() }.tagged(Coarse.self))
      trial.failure("the tag of another type") { try container.one(Saw.self, tagged: Coarse.self) }
      trial.observeFailure("a tag of nobody") { try container.one(Saw.self, tagged: Unused.self) }
    },
    Contract(
      "tags-03", rules: ["V2-21", "V3-18"],
      class: .policy(values: ["one object per tag", "one object for all tags"]), needs: [.tags]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.tagged(Fine.self, Coarse.self).lifetime(.lazySingle))
      let fine = try container.one(Saw.self, tagged: Fine.self)
      let coarse = try container.one(Saw.self, tagged: Coarse.self)
      trial.expectSame(
        try container.one(Saw.self, tagged: Fine.self), fine, "a tag stays with its object")
      trial.observe(fine === coarse ? "one object for all tags" : "one object per tag")
    },
    Contract("tags-04", rules: ["V2-21", "V3-19"], needs: [.tags, .defaults]) { trial in
      let container = try trial.build(
        sawTool().tagged(Fine.self),
        axeTool().tagged(Coarse.self).asDefault())
      trial.expectEqual(
        try container.one((any Tool).self, tagged: Fine.self).label, "saw", "by tag")
      trial.expectEqual(try container.one((any Tool).self).label, "axe", "by default")
    },
    Contract("tags-05", rules: ["V2-21", "V3-17"], needs: [.tags, .names]) { trial in
      let container = try trial.build(sawTool().tagged(Fine.self), axeTool().named("Fine"))
      trial.expectEqual(
        try container.one((any Tool).self, tagged: Fine.self).label, "saw", "by tag")
      trial.expectEqual(try container.one((any Tool).self, named: "Fine").label, "axe", "by name")
    },
    Contract("tags-06", rules: ["V2-21", "V3-18"], needs: [.tags]) { trial in
      let container = try trial.build(sawTool().asSelf().tagged(Fine.self).lifetime(.lazySingle))
      trial.expectSame(
        try container.one((any Tool).self, tagged: Fine.self),
        try container.one(Saw.self, tagged: Fine.self), "the tagged tool is the tagged saw")
    },
  ]
}
