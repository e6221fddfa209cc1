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
