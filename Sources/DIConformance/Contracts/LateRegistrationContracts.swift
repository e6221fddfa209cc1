extension Contract {
  /// Components that are registered after requests that they concern.
  static let lateRegistration: [Contract] = [
    Contract(
      "late-01", "After a request that failed, what it lacked can be registered",
      rules: ["V3-8"], needs: [.lateRegistration]
    ) { trial in
      let builder = trial.open()
      builder.add(
        ComponentDeclaration(Room.self).made(with: .one(Bench.self), Room.init(bench:))
          .lifetime(.transient))
      let container = try builder.build()
      for _ in 0..<2 {
        trial.failure("there is no saw") { try container.one(Saw.self) }
        trial.failure("there is no bench") { try container.one(Room.self) }
      }
      builder.add(ComponentDeclaration { Saw() }, ComponentDeclaration { Bench() })
      trial.expectEqual(try container.one(Saw.self).label, "saw", "the late component")
      _ = try container.one(Room.self)
    },
    Contract(
      "late-02", "A late component is one of all components that were requested before",
      rules: ["V3-8"], needs: [.lateRegistration, .many]
    ) { trial in
      let builder = trial.open()
      builder.add(ComponentDeclaration { Saw() }.as((any Tool).self))
      let container = try builder.build()
      trial.expectEqual(
        try container.many((any Tool).self).map(\.label), ["saw"], "the first tools")
      builder.add(ComponentDeclaration { Axe() }.as((any Tool).self))
      trial.expectEqual(
        try container.many((any Tool).self).map(\.label), ["saw", "axe"], "the tools afterwards")
    },
    Contract(
      "late-03", "A late default is preferred from then on", rules: ["V3-8"],
      needs: [.lateRegistration]
    ) { trial in
      let builder = trial.open()
      builder.add(ComponentDeclaration { Saw() }.as((any Tool).self))
      let container = try builder.build()
      trial.expectEqual(try container.one((any Tool).self).label, "saw", "the only tool")
      builder.add(ComponentDeclaration { Axe() }.as((any Tool).self).asDefault())
      trial.expectEqual(try container.one((any Tool).self).label, "axe", "the preferred tool")
    },
    Contract(
      "late-04", "A child that has asked finds what its parent registers later",
      rules: ["V3-8", "V3-41"], needs: [.lateRegistration, .childContainers]
    ) { trial in
      let builder = trial.open()
      builder.add(ComponentDeclaration { Saw() }.as((any Tool).self))
      let parent = try builder.build()
      let child = try parent.child(with: ComponentDeclaration { Hammer() })
      let grandchild = try child.child(with: ComponentDeclaration { Bench() })
      for container in [child, grandchild] {
        trial.failure("there is no axe") { try container.one(Axe.self) }
        trial.expectEqual(try container.one((any Tool).self).label, "saw", "the only tool")
      }
      builder.add(ComponentDeclaration { Axe() }.as((any Tool).self).asSelf().asDefault())
      for container in [child, grandchild] {
        trial.expectEqual(try container.one(Axe.self).label, "axe", "the late component")
        trial.expectEqual(try container.one((any Tool).self).label, "axe", "the preferred tool")
      }
      withExtendedLifetime(parent) {}
    },
    Contract(
      "late-05", "A late component is found by its name", rules: ["V3-8"],
      needs: [.lateRegistration, .names]
    ) { trial in
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
