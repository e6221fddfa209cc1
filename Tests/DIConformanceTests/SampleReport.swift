import DIConformance

/// Four small contracts on two containers, with all kinds of outcomes.
enum Sample {
  static let contracts = [
    Contract("dogs-01", "A dog barks", rules: ["V1-1", "V3-1"]) { trial in
      trial.expect(true, "it barks")
    },
    Contract(
      "dogs-02", "How a dog greets", rules: ["V2-2"],
      class: .policy(values: ["wags", "licks | twice"])
    ) { trial in
      trial.observe(trial.container.name == "first" ? "wags" : "licks | twice")
    },
    Contract("dogs-03", "A dog swims", rules: ["V2-3"], needs: [.newScope]) { trial in
      trial.expect(true, "it swims")
    },
    Contract("cats-01", "A cat says \"meow\"", rules: ["V1-4"]) { trial in
      trial.expectEqual(
        trial.container.name == "first" ? "meow" : "moo", "meow", "the sound", file: "Cats.swift",
        line: 7)
    },
  ]

  static let undeclared = Contract(
    "cats-03", "Where a cat sleeps", rules: ["V3-9"],
    class: .policy(values: ["on a chair", "in a box"])
  ) { trial in
    trial.observe("in a box")
  }

  static let skipped = Contract("cats-02", "A cat has nine lives", rules: ["V3-9"]) { trial in
    trial.expect(false, "nobody counts them")
  }

  static let containers = [
    container("first", greeting: "wags", lacks: [:]),
    container("second", greeting: "licks | twice", lacks: [.newScope: "fears water"]),
  ]

  /// The second container, with a reason to skip a contract.
  static var skipping: ContainerUnderTest {
    var container = containers[1]
    container.skips = ["cats-02": "takes too long"]
    return container
  }

  static var report: ConformanceReport {
    Conformance.run(containers, contracts: contracts)
  }

  private static func container(
    _ name: String, greeting: String, lacks: [Capability: String]
  ) -> ContainerUnderTest {
    var container = ContainerUnderTest.tiny()
    container.name = name
    container.lacks = lacks
    container.shows = ["dogs-02": ShownValue(greeting)]
    return container
  }
}
