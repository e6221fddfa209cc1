extension Contract {
  static let registration: [Contract] = [
    Contract(
      "registration-01", "A component answers to its own type", rules: ["V1-1", "V2-1", "V3-1"]
    ) { trial in
      let container = try trial.build(ComponentDeclaration { Saw() })
      trial.expectEqual(try container.one(Saw.self).label, "saw", "the label of the saw")
    },
    Contract(
      "registration-02", "A protocol is not implied", rules: ["V1-1", "V2-2", "V3-1"]
    ) { trial in
      let container = try trial.build(ComponentDeclaration { Saw() })
      trial.failure("a saw was not registered as a tool") { try container.one((any Tool).self) }
    },
    Contract(
      "registration-03", "A superclass is not implied", rules: ["V1-3", "V2-2", "V3-1"]
    ) { trial in
      let container = try trial.build(ComponentDeclaration { Mallet() })
      trial.failure("a mallet was not registered as a hammer") { try container.one(Hammer.self) }
    },
    Contract(
      "registration-04", "A protocol may be the registered type",
      rules: ["V1-7", "V2-8", "V3-5"]
    ) { trial in
      let container = try trial.build(ComponentDeclaration<any Tool> { Axe() })
      trial.expectEqual(try container.one((any Tool).self).label, "axe", "the label of the tool")
      trial.failure("only the protocol was registered") { try container.one(Axe.self) }
    },
    Contract(
      "registration-05", "A value type may be registered", rules: ["V1-7", "V2-39", "V3-1"]
    ) { trial in
      let container = try trial.build(ComponentDeclaration { Point(x: 7) })
      trial.expectEqual(try container.one(Point.self), Point(x: 7), "the value")
    },
    Contract(
      "registration-06", "An empty container fails every request",
      rules: ["V1-9", "V2-17", "V3-26"]
    ) { trial in
      let container = try trial.open().build()
      trial.failure("nothing was registered") { try container.one(Saw.self) }
    },
    Contract(
      "registration-07", "When a late registration becomes visible",
      rules: ["V1-9", "V2-11", "V3-8"],
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
      "registration-08", "When a component without an initializer is reported",
      rules: ["V1-51", "V2-53", "V3-13"],
      class: .policy(values: ["by build", "when asked for"])
    ) { trial in
      let builder = trial.open()
      builder.add(ComponentDeclaration(Saw.self))
      guard let container = try? builder.build() else { return trial.observe("by build") }
      trial.failure("nothing makes a saw") { try container.one(Saw.self) }
      trial.observe("when asked for")
    },
    Contract(
      "registration-09", "Two containers are independent of each other",
      rules: ["V1-9", "V2-14", "V3-44"]
    ) { trial in
      let first = try trial.build(ComponentDeclaration { Saw() })
      let second = try trial.build(ComponentDeclaration { Axe() })
      trial.expectEqual(try first.one(Saw.self).label, "saw", "the component of the first")
      trial.expectEqual(try second.one(Axe.self).label, "axe", "the component of the second")
      trial.failure("the first has no axe") { try first.one(Axe.self) }
      trial.failure("the second has no saw") { try second.one(Saw.self) }
    },
    Contract(
      "registration-10", "What a line that registers a type again adds",
      rules: ["V1-14", "V2-12", "V3-6"],
      class: .policy(values: ["a component", "nothing"]), needs: [.many]
    ) { trial in
      let saw = ComponentDeclaration { Saw() }
      switch try trial.build(saw, saw).many(Saw.self).count {
      case 1: trial.observe("nothing")
      case 2: trial.observe("a component")
      case let other: trial.observe("\(other) components")
      }
    },
    Contract(
      "registration-11", "An initializer that gives an Optional makes what is inside",
      rules: ["V1-47", "V2-16", "V3-4"]
    ) { trial in
      let container = try trial.build(ComponentDeclaration<Saw?> { Saw() })
      trial.expectEqual(try container.one(Saw.self).label, "saw", "the saw")
      trial.expectEqual(try container.optional(Saw.self)?.label, "saw", "the optional saw")
    },
  ]
}
