extension Contract {
  static let children: [Contract] = [
    Contract("children-01", rules: ["V3-41"], needs: [.childContainers]) { trial in
      let parent = try trial.build(sawTool())
      let child = try parent.child(
        with: ComponentDeclaration { Bench() }.injecting(.one((any Tool).self)) { $0.tools = [$1] })
      trial.expectEqual(try child.one((any Tool).self).label, "saw", "the child's tool")
      trial.expectEqual(try child.one(Bench.self).tools.map(\.label), ["saw"], "its bench's tools")
      trial.expectEqual(
        try child.child().one(Bench.self).tools.map(\.label), ["saw"], "one floor below")
    },
    Contract("children-02", rules: ["V3-41"], needs: [.childContainers]) { trial in
      let parent = try trial.build(sawTool().asDefault())
      let child = try parent.child(with: axeTool())
      trial.expectEqual(try child.one((any Tool).self).label, "axe", "the child's tool")
      trial.expectEqual(try parent.one((any Tool).self).label, "saw", "the parent's tool")
    },
    Contract("children-03", rules: ["V3-44"], needs: [.childContainers]) { trial in
      let parent = try trial.build(ComponentDeclaration { Saw() })
      let first = try parent.child(with: ComponentDeclaration { Axe() })
      let second = try parent.child(with: ComponentDeclaration { Hammer() })
      trial.expectEqual(try first.one(Axe.self).label, "axe", "the child's own tool")
      trial.failure("the parent has no axe") { try parent.one(Axe.self) }
      trial.failure("the other child has no axe") { try second.one(Axe.self) }
    },
    Contract("children-04", rules: ["V3-42"], needs: [.childContainers, .many]) { trial in
      let parent = try trial.build(sawTool(), hammerTool())
      let child = try parent.child(with: axeTool())
      trial.expectEqual(
        try child.many((any Tool).self).map(\.label), ["saw", "hammer", "axe"], "the child's tools")
      trial.expectEqual(
        try parent.many((any Tool).self).map(\.label), ["saw", "hammer"], "the parent's tools")
    },
    Contract("children-05", rules: ["V3-42"], needs: [.childContainers, .many]) { trial in
      let saw = sawTool().asSelf()
      let parent = try trial.build(saw)
      let child = try parent.child(with: saw)
      trial.expectEqual(try child.many((any Tool).self).count, 2, "the child's tools")
      trial.expectEqual(try parent.many((any Tool).self).count, 1, "the parent's tools")
      trial.expectEqual(try child.one(Saw.self).label, "saw", "the child's saw is not ambiguous")
    },
    Contract("children-06", rules: ["V3-46", "V3-60"], needs: [.childContainers]) { trial in
      let journal = Journal()
      let parent = try trial.build(
        ComponentDeclaration { Saw() }.lifetime(.lazySingle),
        ComponentDeclaration { journal.noting("made", Axe()) }.lifetime(.eagerSingle))
      let (first, second) = (try parent.child(), try parent.child())
      let saw = try first.one(Saw.self)
      trial.expectSame(try second.one(Saw.self), saw, "the lazy single of the other child")
      trial.expectSame(try parent.one(Saw.self), saw, "the lazy single of the parent")
      trial.expectSame(try first.one(Axe.self), try parent.one(Axe.self), "the eager single")
      trial.expectEqual(journal.count(of: "made"), 1, "the eager single, with two children")
    },
    Contract(
      "children-07", rules: ["V3-45"], class: .policy(values: ["the parent", "the child"]),
      needs: [.childContainers]
    ) { trial in
      let parent = try trial.build(ComponentDeclaration { Saw() }.lifetime(.perScope))
      let (first, second) = (try parent.child(), try parent.child())
      let saw = try first.one(Saw.self)
      trial.expectSame(try first.one(Saw.self), saw, "the second request")
      let kept = [try parent.one(Saw.self), try second.one(Saw.self)].map { $0 === saw }
      trial.expect(kept[0] == kept[1], "the parent and the other child see the same")
      trial.observe(kept[0] ? "the parent" : "the child")
    },
    Contract(
      "children-08", rules: ["V3-43", "V3-45"],
      class: .policy(values: ["what the child has", "what the parent has"]),
      needs: [.childContainers]
    ) { trial in
      let parent = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.perScope),
        roomWithBench.lifetime(.perScope))
      let child = try parent.child(with: ComponentDeclaration { Bench() }.lifetime(.perScope))
      let (room, bench) = (try child.one(Room.self), try child.one(Bench.self))
      let benchOfParent = try parent.one(Bench.self)
      trial.expectSame(try parent.one(Room.self).bench, benchOfParent, "the bench of the parent")
      trial.expectDifferent(bench, benchOfParent, "the benches of the two")
      trial.expectSame(try child.one(Room.self), room, "the second request")
      trial.expect(room.bench === bench || room.bench === benchOfParent, "one of the two benches")
      trial.observe(room.bench === bench ? "what the child has" : "what the parent has")
    },
    Contract("children-09", rules: ["V3-41"], needs: [.childContainers]) { trial in
      let parent = try trial.build(ComponentDeclaration { Saw() })
      let child = try parent.child(with: ComponentDeclaration { Axe() })
      let grandchild = try child.child(with: ComponentDeclaration { Hammer() })
      let last = try grandchild.child(
        with: ComponentDeclaration { Bench() }.injecting(.one(Saw.self)) { $0.saw = $1 }
          .injecting(.one(Axe.self)) { $0.axe = $1 })
      for container in [grandchild, last] {
        trial.expectEqual(try container.one(Saw.self).label, "saw", "of the first level")
        trial.expectEqual(try container.one(Axe.self).label, "axe", "of the second level")
        trial.expectEqual(try container.one(Hammer.self).label, "hammer", "of the third level")
      }
      let bench = try last.one(Bench.self)
      trial.expect(bench.saw != nil && bench.axe != nil, "what the bench gets")
    },
  ]
}

extension Contract {
  static let scopes: [Contract] = [
    Contract("scopes-01", rules: ["V1-37", "V2-48", "V3-61"], needs: [.newScope]) { trial in
      let container = try trial.build(ComponentDeclaration { Saw() }.lifetime(.perScope))
      let first = try container.one(Saw.self)
      let scope = try container.newScope()
      let second = try scope.one(Saw.self)
      trial.expectDifferent(first, second, "the saws of two scopes")
      trial.expectSame(try scope.one(Saw.self), second, "the second request on the new scope")
      trial.expectSame(try container.one(Saw.self), first, "the second request on the old one")
    },
    Contract("scopes-02", rules: ["V1-37", "V2-48", "V3-60"], needs: [.newScope]) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { Saw() }.lifetime(.lazySingle),
        ComponentDeclaration { journal.noting("made", Axe()) }.lifetime(.eagerSingle))
      let scope = try container.newScope()
      let saw = try scope.one(Saw.self)
      trial.expectSame(try container.one(Saw.self), saw, "the lazy single")
      trial.expectSame(
        try scope.newScope().one(Axe.self), try container.one(Axe.self), "the eager single")
      trial.expectEqual(journal.count(of: "made"), 1, "the eager single, with two new scopes")
    },
    Contract("scopes-03", rules: ["V1-40", "V2-47", "V3-60"], needs: [.newScope]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.perScope),
        roomWithBench.lifetime(.lazySingle))
      let scope = try container.newScope()
      let room = try scope.one(Room.self)
      trial.expectSame(room.bench, try scope.one(Bench.self), "the bench of the asking scope")
      trial.expectSame(try container.one(Room.self), room, "the room on the other scope")
    },
    Contract("scopes-04", rules: ["V1-9", "V2-14"], needs: [.rebuilding]) { trial in
      let builder = trial.open()
      builder.add(
        ComponentDeclaration { Saw() }.lifetime(.lazySingle),
        ComponentDeclaration { Axe() }.lifetime(.perScope))
      let (first, second) = (try builder.build(), try builder.build())
      trial.expectDifferent(
        try first.one(Saw.self), try second.one(Saw.self), "the singles of two builds")
      trial.expectDifferent(
        try first.one(Axe.self), try second.one(Axe.self), "the per-scope objects of two builds")
    },
  ]
}
