extension Contract {
  static let optionals: [Contract] = [
    Contract(
      "optionals-01", "An optional request finds what is there",
      rules: ["V1-46", "V2-16", "V3-26"]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.as((any Tool).self).asSelf().lifetime(.lazySingle))
      let saw = try container.one(Saw.self)
      trial.expectSame(try container.optional(Saw.self), saw, "by the class")
      trial.expectSame(try container.optional((any Tool).self), saw, "by the protocol")
    },
    Contract(
      "optionals-02", "What an optional request for an unknown type gives",
      rules: ["V1-47", "V2-16", "V3-26"], class: .policy(values: ["a failure", "nil"])
    ) { trial in
      let container = try trial.build(ComponentDeclaration { Axe() })
      observeOptional(trial) { try container.optional(Saw.self) }
    },
    Contract(
      "optionals-03", "What an ambiguous optional request gives",
      rules: ["V1-47", "V2-16", "V3-26"], class: .policy(values: ["a failure", "nil"]),
      needs: [.refusesSeveral]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }, ComponentDeclaration { Saw() })
      observeOptional(trial) { try container.optional(Saw.self) }
    },
    Contract(
      "optionals-04", "What an optional request gives when a dependency is missing",
      rules: ["V1-47", "V2-16", "V3-27"], class: .policy(values: ["a failure", "nil"]),
      needs: [.survivesMissingDependency]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration(Room.self).made(with: .one(Bench.self), Room.init(bench:)))
      observeOptional(trial) { try container.optional(Room.self) }
    },
  ]

  private static func observeOptional(_ trial: ContractTrial, _ request: () throws -> AnyObject?) {
    do {
      let found = try request()
      trial.expect(found == nil, "there is nothing to be found")
      trial.observe("nil")
    } catch {
      trial.observe("a failure")
    }
  }
}
