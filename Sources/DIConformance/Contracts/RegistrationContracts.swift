extension Contract {
  static let registration: [Contract] = [
    Contract("registration-01", rules: ["V1-1", "V2-1", "V3-1"]) { trial in
      let container = try trial.build(ComponentDeclaration { Saw() })
      trial.expectEqual(try container.one(Saw.self).label, "saw", "the label of the saw")
    },
    Contract("registration-02", rules: ["V1-1", "V2-2", "V3-1"]) { trial in
      let container = try trial.build(ComponentDeclaration { Saw() })
      trial.failure("a saw was not registered as a tool") { try container.one((any Tool).self) }
    },
    Contract("registration-03", rules: ["V1-3", "V2-2", "V3-1"]) { trial in
      let container = try trial.build(ComponentDeclaration { Mallet() })
      trial.failure("a mallet was not registered as a hammer") { try container.one(Hammer.self) }
    },
    Contract("registration-04", rules: ["V1-7", "V2-8", "V3-5"]) { trial in
      let container = try trial.build(ComponentDeclaration<any Tool> { Axe() })
      trial.expectEqual(try container.one((any Tool).self).label, "axe", "the label of the tool")
      trial.failure("only the protocol was registered") { try container.one(Axe.self) }
    },
    Contract("registration-05", rules: ["V1-7", "V2-39", "V3-1"]) { trial in
      let container = try trial.build(ComponentDeclaration { Point(x: 7) })
      trial.expectEqual(try container.one(Point.self), Point(x: 7), "the value")
    },
    Contract("registration-06", rules: ["V1-9", "V2-17", "V3-26"]) { trial in
      let container = try trial.open().build()
      trial.failure("nothing was registered") { try container.one(Saw.self) }
    },
    Contract(
      "registration-07", rules: ["V1-9", "V2-11", "V3-8"],
      class: .policy(values: ["at once", "in the next build"])
    ) { trial in
      let builder = trial.open()
      builder.add(ComponentDeclaration { Saw() })
      let container = try builder.build()
      trial.expectEqual(try container.one(Saw.self).label, "saw", "the first component")
      builder.add(ComponentDeclaration { Axe() })
      if !trial.fails({ try container.one(Axe.self) }) { return trial.observe("at once") }
      trial.expectEqual(try builder.build().one(Axe.self).label, "axe", "the late component")
      trial.observe("in the next build")
    },
    Contract(
      "registration-08", rules: ["V1-51", "V2-53", "V3-13"],
      class: .policy(values: ["by build", "when asked for"])
    ) { trial in
      let builder = trial.open()
      builder.add(ComponentDeclaration(Saw.self))
      guard let container = try? builder.build() else { return trial.observe("by build") }
      trial.failure("nothing makes a saw") { try container.one(Saw.self) }
      trial.observe("when asked for")
    },
    Contract("registration-09", rules: ["V1-9", "V2-14", "V3-44"]) { trial in
      let first = try trial.build(ComponentDeclaration { Saw() })
      let second = try trial.build(ComponentDeclaration { Axe() })
      trial.expectEqual(try first.one(Saw.self).label, "saw", "the component of the first")
      trial.expectEqual(try second.one(Axe.self).label, "axe", "the component of the second")
      trial.failure("the first has no axe") { try first.one(Axe.self) }
      trial.failure("the second has no saw") { try second.one(Saw.self) }
    },
    Contract(
      "registration-10", rules: ["V1-14", "V2-12", "V3-6"],
      class: .policy(values: ["a component", "nothing"]), needs: [.many]
    ) { trial in
      let saw = ComponentDeclaration { Saw() }
      switch try trial.build(saw, saw).many(Saw.self).count {
      case 1: trial.observe("nothing")
      case 2: trial.observe("a component")
      case let other: trial.observe("\(other) components")
      }
    },
    Contract("registration-11", rules: ["V1-47", "V2-16", "V3-4"]) { trial in
      let container = try trial.build(ComponentDeclaration<Saw?> { Saw() })
      trial.expectEqual(try container.one(Saw.self).label, "saw", "the saw")
      trial.expectEqual(try container.optional(Saw.self)?.label, "saw", "the optional saw")
    },
  ]
}

extension Contract {
  /// Components that are registered after requests that they concern.
  static let lateRegistration: [Contract] = [
    Contract("late-01", rules: ["V3-8"], needs: [.lateRegistration]) { trial in
      let builder = trial.open()
      builder.add(
        roomWithBench.lifetime(.transient))
      let container = try builder.build()
      for _ in 0..<2 {
        trial.failure("there is no saw") { try container.one(Saw.self) }
        trial.failure("there is no bench") { try container.one(Room.self) }
      }
      builder.add(ComponentDeclaration { Saw() }, ComponentDeclaration { Bench() })
      trial.expectEqual(try container.one(Saw.self).label, "saw", "the late component")
      _ = try container.one(Room.self)
    },
    Contract("late-02", rules: ["V3-8"], needs: [.lateRegistration, .many]) { trial in
      let builder = trial.open()
      builder.add(sawTool())
      let container = try builder.build()
      trial.expectEqual(
        try container.many((any Tool).self).map(\.label), ["saw"], "the first tools")
      builder.add(axeTool())
      trial.expectEqual(
        try container.many((any Tool).self).map(\.label), ["saw", "axe"], "the tools afterwards")
    },
    Contract("late-03", rules: ["V3-8"], needs: [.lateRegistration]) { trial in
      let builder = trial.open()
      builder.add(sawTool())
      let container = try builder.build()
      trial.expectEqual(try container.one((any Tool).self).label, "saw", "the only tool")
      builder.add(axeTool().asDefault())
      trial.expectEqual(try container.one((any Tool).self).label, "axe", "the preferred tool")
    },
    Contract(
      "late-04", rules: ["V3-8", "V3-41"], needs: [.lateRegistration, .childContainers]
    ) { trial in
      let builder = trial.open()
      builder.add(sawTool())
      let parent = try builder.build()
      let child = try parent.child(with: ComponentDeclaration { Hammer() })
      let grandchild = try child.child(with: ComponentDeclaration { Bench() })
      for container in [child, grandchild] {
        trial.failure("there is no axe") { try container.one(Axe.self) }
        trial.expectEqual(try container.one((any Tool).self).label, "saw", "the only tool")
      }
      builder.add(axeTool().asSelf().asDefault())
      for container in [child, grandchild] {
        trial.expectEqual(try container.one(Axe.self).label, "axe", "the late component")
        trial.expectEqual(try container.one((any Tool).self).label, "axe", "the preferred tool")
      }
      withExtendedLifetime(parent) {}
    },
    Contract("late-05", rules: ["V3-8"], needs: [.lateRegistration, .names]) { trial in
      let builder = trial.open()
      builder.add(ComponentDeclaration { Gauge(label: "coarse") }.named("coarse"))
      let container = try builder.build()
      trial.failure("nothing is fine") { try container.one(Gauge.self, named: "fine") }
      builder.add(ComponentDeclaration { Gauge(label: "fine") }.named("fine"))
      for name in ["coarse", "fine"] {
        trial.expectEqual(try container.one(Gauge.self, named: name).label, name, "the gauge")
      }
    },
  ]
}

extension Contract {
  static let types: [Contract] = [
    Contract("types-01", rules: ["V1-2", "V2-3", "V3-2"]) { trial in
      let container = try trial.build(sawTool())
      trial.expectEqual(try container.one((any Tool).self).label, "saw", "the label of the tool")
    },
    Contract("types-02", rules: ["V1-4", "V2-4", "V3-2"]) { trial in
      let container = try trial.build(sawTool().as((any Sharp).self))
      trial.expect(try container.one((any Tool).self) is Saw, "the tool is the saw")
      trial.expect(try container.one((any Sharp).self) is Saw, "the sharp thing is the saw")
    },
    Contract("types-03", rules: ["V1-4", "V2-4", "V3-2"]) { trial in
      let container = try trial.build(sawTool().as((any Sharp).self).asSelf().lifetime(.lazySingle))
      let saw = try container.one(Saw.self)
      trial.expectSame(try container.one((any Tool).self), saw, "the tool is the saw")
      trial.expectSame(try container.one((any Sharp).self), saw, "the sharp thing is the saw")
    },
    Contract(
      "types-04", rules: ["V1-2", "V2-3", "V3-2"], class: .policy(values: ["hidden", "visible"])
    ) { trial in
      let container = try trial.build(sawTool())
      trial.expectEqual(try container.one((any Tool).self).label, "saw", "the label of the tool")
      trial.observe(trial.fails { try container.one(Saw.self) } ? "hidden" : "visible")
    },
    Contract("types-05", rules: ["V1-2", "V2-4", "V3-2"]) { trial in
      let container = try trial.build(sawTool().asSelf())
      trial.expectEqual(try container.one(Saw.self).label, "saw", "by its own type")
      trial.expectEqual(try container.one((any Tool).self).label, "saw", "by the alternative type")
    },
    Contract("types-06", rules: ["V1-6", "V2-4", "V3-2"], needs: [.many]) { trial in
      let container = try trial.build(sawTool().as((any Tool).self))
      trial.expectEqual(try container.one((any Tool).self).label, "saw", "the tool isn't ambiguous")
      trial.expectEqual(try container.many((any Tool).self).count, 1, "the tools")
    },
    Contract("types-07", rules: ["V1-1", "V2-1", "V3-1"]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Upstairs.Lamp() }.lifetime(.lazySingle),
        ComponentDeclaration { Downstairs.Lamp() }.lifetime(.lazySingle))
      trial.expectEqual(try container.one(Upstairs.Lamp.self).place, "upstairs", "one lamp")
      trial.expectEqual(try container.one(Downstairs.Lamp.self).place, "downstairs", "the other")
    },
  ]
}

private enum Upstairs {
  final class Lamp {
    let place = "upstairs"
  }
}

private enum Downstairs {
  final class Lamp {
    let place = "downstairs"
  }
}
