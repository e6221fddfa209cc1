extension Contract {
  static let names: [Contract] = [
    Contract(
      "names-01", "A name chooses among several components",
      rules: ["V1-12", "V2-19", "V3-17"], needs: [.names]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.as((any Tool).self).named("long", "coarse"),
        ComponentDeclaration { Axe() }.as((any Tool).self).named("short"))
      for (name, label) in [("long", "saw"), ("coarse", "saw"), ("short", "axe")] {
        trial.expectEqual(try container.one((any Tool).self, named: name).label, label, name)
      }
    },
    Contract(
      "names-02", "An unknown name is not found", rules: ["V1-12", "V2-19", "V3-17"],
      class: .failure(.notFound), needs: [.names]
    ) { trial in
      let container = try trial.build(ComponentDeclaration { Saw() }.named("long"))
      trial.observeFailure("no such name") { try container.one(Saw.self, named: "short") }
    },
    Contract(
      "names-03", "Whether each name of a component has its own object",
      rules: ["V1-10", "V2-20", "V3-18"],
      class: .policy(values: ["one object per name", "one object for all names"]),
      needs: [.names]
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
      "names-04", "Whether a component that only has names answers without one",
      rules: ["V1-13", "V2-20", "V3-14"],
      class: .policy(values: ["answers", "fails"]), needs: [.names]
    ) { trial in
      let container = try trial.build(ComponentDeclaration { Saw() }.named("long"))
      trial.observe(trial.fails { try container.one(Saw.self) } ? "fails" : "answers")
    },
    Contract(
      "names-05", "When two components of one type with one name are reported",
      rules: ["V1-49", "V2-55", "V3-19"],
      class: .policy(values: ["by build", "when asked for"]), needs: [.names, .refusesSeveral]
    ) { trial in
      let builder = trial.open()
      builder.add(
        ComponentDeclaration { Saw() }.as((any Tool).self).named("sharp"),
        ComponentDeclaration { Axe() }.as((any Tool).self).named("sharp"))
      guard let container = try? builder.build() else { return trial.observe("by build") }
      trial.failure("two of one name") { try container.one((any Tool).self, named: "sharp") }
      trial.observe("when asked for")
    },
    Contract(
      "names-06", "A name finds one object by every type of its component",
      rules: ["V1-11", "V2-20", "V3-18"], needs: [.names]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.as((any Tool).self).asSelf().named("long").lifetime(
          .lazySingle))
      trial.expectSame(
        try container.one((any Tool).self, named: "long"),
        try container.one(Saw.self, named: "long"),
        "the named tool is the named saw")
    },
    Contract(
      "names-07", "A name takes precedence over the default flag",
      rules: ["V1-12", "V2-19", "V3-19"], needs: [.names, .defaults]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.as((any Tool).self).named("long"),
        ComponentDeclaration { Axe() }.as((any Tool).self).named("short").asDefault())
      trial.expectEqual(try container.one((any Tool).self, named: "long").label, "saw", "by name")
      trial.expectEqual(try container.one((any Tool).self).label, "axe", "by default")
    },
    Contract(
      "names-08", "A dependency is injected by name", rules: ["V1-12", "V2-37", "V3-17"],
      needs: [.names]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.as((any Tool).self).named("long"),
        ComponentDeclaration { Axe() }.as((any Tool).self).named("short"),
        ComponentDeclaration { Bench() }.injecting(.one((any Tool).self, named: "short")) {
          bench, tool in
          bench.tools = [tool as any Tool]
        })
      trial.expectEqual(try container.one(Bench.self).tools.map(\.label), ["axe"], "the tools")
    },
    Contract(
      "names-09", "A name of an unknown type is not found", rules: ["V1-12", "V2-19", "V3-17"],
      class: .failure(.notFound), needs: [.names]
    ) { trial in
      let container = try trial.build(ComponentDeclaration { Saw() }.named("long"))
      trial.observeFailure("no such type") { try container.one(Axe.self, named: "long") }
    },
    Contract(
      "names-10", "A default that has a name answers with and without it",
      rules: ["V1-16", "V2-20", "V3-20"], needs: [.names, .defaults]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Axe() }.as((any Tool).self).named("short").asDefault(),
        ComponentDeclaration { Saw() }.as((any Tool).self).named("long"))
      trial.expectEqual(try container.one((any Tool).self, named: "short").label, "axe", "by name")
      trial.expectEqual(try container.one((any Tool).self).label, "axe", "without a name")
    },
    Contract(
      "names-11", "All requests by a name get the same shared object",
      rules: ["V1-10", "V2-20", "V3-18"], needs: [.names]
    ) { trial in
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
    Contract(
      "names-12", "A name of one type of a component isn't one of its other types",
      rules: ["V3-14"], needs: [.names, .namesOfServices]
    ) { trial in
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
    Contract(
      "tags-01", "A tag chooses among several components", rules: ["V2-21", "V3-15"],
      needs: [.tags]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.as((any Tool).self).tagged(Fine.self),
        ComponentDeclaration { Axe() }.as((any Tool).self).tagged(Coarse.self))
      trial.expectEqual(try container.one((any Tool).self, tagged: Fine.self).label, "saw", "fine")
      trial.expectEqual(
        try container.one((any Tool).self, tagged: Coarse.self).label, "axe", "coarse")
    },
    Contract(
      "tags-02", "A tag that no component of the type has is not found",
      rules: ["V2-21", "V3-15"], class: .failure(.notFound), needs: [.tags]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.tagged(Fine.self),
        ComponentDeclaration { Axe() }.tagged(Coarse.self))
      trial.failure("the tag of another type") { try container.one(Saw.self, tagged: Coarse.self) }
      trial.observeFailure("a tag of nobody") { try container.one(Saw.self, tagged: Unused.self) }
    },
    Contract(
      "tags-03", "Whether each tag of a component has its own object",
      rules: ["V2-21", "V3-18"],
      class: .policy(values: ["one object per tag", "one object for all tags"]),
      needs: [.tags]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.tagged(Fine.self, Coarse.self).lifetime(.lazySingle))
      let fine = try container.one(Saw.self, tagged: Fine.self)
      let coarse = try container.one(Saw.self, tagged: Coarse.self)
      trial.expectSame(
        try container.one(Saw.self, tagged: Fine.self), fine, "a tag stays with its object")
      trial.observe(fine === coarse ? "one object for all tags" : "one object per tag")
    },
    Contract(
      "tags-04", "A tag takes precedence over the default flag", rules: ["V2-21", "V3-19"],
      needs: [.tags, .defaults]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.as((any Tool).self).tagged(Fine.self),
        ComponentDeclaration { Axe() }.as((any Tool).self).tagged(Coarse.self).asDefault())
      trial.expectEqual(
        try container.one((any Tool).self, tagged: Fine.self).label, "saw", "by tag")
      trial.expectEqual(try container.one((any Tool).self).label, "axe", "by default")
    },
    Contract(
      "tags-05", "A tag and a name that read the same are two things",
      rules: ["V2-21", "V3-17"], needs: [.tags, .names]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.as((any Tool).self).tagged(Fine.self),
        ComponentDeclaration { Axe() }.as((any Tool).self).named("Fine"))
      trial.expectEqual(
        try container.one((any Tool).self, tagged: Fine.self).label, "saw", "by tag")
      trial.expectEqual(try container.one((any Tool).self, named: "Fine").label, "axe", "by name")
    },
    Contract(
      "tags-06", "A tag finds one object by every type of its component",
      rules: ["V2-21", "V3-18"], needs: [.tags]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.as((any Tool).self).asSelf().tagged(Fine.self).lifetime(
          .lazySingle))
      trial.expectSame(
        try container.one((any Tool).self, tagged: Fine.self),
        try container.one(Saw.self, tagged: Fine.self), "the tagged tool is the tagged saw")
    },
  ]
}
