extension Contract {
  static let types: [Contract] = [
    Contract(
      "types-01", "An alternative type finds the component", rules: ["V1-2", "V2-3", "V3-2"]
    ) { trial in
      let container = try trial.build(ComponentDeclaration { Saw() }.as((any Tool).self))
      trial.expectEqual(try container.one((any Tool).self).label, "saw", "the label of the tool")
    },
    Contract(
      "types-02", "Each of several alternative types finds it", rules: ["V1-4", "V2-4", "V3-2"]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.as((any Tool).self).as((any Sharp).self))
      trial.expect(try container.one((any Tool).self) is Saw, "the tool is the saw")
      trial.expect(try container.one((any Sharp).self) is Saw, "the sharp thing is the saw")
    },
    Contract(
      "types-03", "All types of a component share its object", rules: ["V1-4", "V2-4", "V3-2"]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.as((any Tool).self).as((any Sharp).self).asSelf().lifetime(
          .lazySingle))
      let saw = try container.one(Saw.self)
      trial.expectSame(try container.one((any Tool).self), saw, "the tool is the saw")
      trial.expectSame(try container.one((any Sharp).self), saw, "the sharp thing is the saw")
    },
    Contract(
      "types-04", "Whether an alternative type hides the own type",
      rules: ["V1-2", "V2-3", "V3-2"], class: .policy(values: ["hidden", "visible"])
    ) { trial in
      let container = try trial.build(ComponentDeclaration { Saw() }.as((any Tool).self))
      trial.expectEqual(try container.one((any Tool).self).label, "saw", "the label of the tool")
      trial.observe(trial.fails { try container.one(Saw.self) } ? "hidden" : "visible")
    },
    Contract(
      "types-05", "The own type can be kept beside an alternative one",
      rules: ["V1-2", "V2-4", "V3-2"]
    ) { trial in
      let container = try trial.build(ComponentDeclaration { Saw() }.as((any Tool).self).asSelf())
      trial.expectEqual(try container.one(Saw.self).label, "saw", "by its own type")
      trial.expectEqual(try container.one((any Tool).self).label, "saw", "by the alternative type")
    },
    Contract(
      "types-06", "Repeating a type changes nothing", rules: ["V1-6", "V2-4", "V3-2"],
      needs: [.many]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.as((any Tool).self).as((any Tool).self))
      trial.expectEqual(try container.one((any Tool).self).label, "saw", "the tool isn't ambiguous")
      trial.expectEqual(try container.many((any Tool).self).count, 1, "the tools")
    },
    Contract(
      "types-07", "Two types with the same name stay apart", rules: ["V1-1", "V2-1", "V3-1"]
    ) { trial in
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
