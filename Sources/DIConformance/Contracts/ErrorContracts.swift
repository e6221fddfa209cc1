extension Contract {
  static let errors: [Contract] = [
    Contract("errors-01", rules: ["V1-12", "V2-17", "V3-26"], class: .failure(.notFound)) { trial in
      let container = try trial.build(ComponentDeclaration { Saw() })
      trial.observeFailure("there is no axe") { try container.one(Axe.self) }
    },
    Contract("errors-02", rules: ["V1-5", "V2-7", "V3-3"], class: .failure(.wrongType)) { trial in
      let container = try trial.build(ComponentDeclaration { Saw() }.as(Axe.self))
      trial.observeFailure("a saw is no axe") { try container.one(Axe.self) }
    },
    Contract("errors-03", rules: ["V1-5", "V2-7", "V3-3"], class: .failure(.wrongType)) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.as(Axe.self).asSelf().lifetime(.lazySingle))
      trial.expectEqual(try container.one(Saw.self).label, "saw", "by the right type")
      trial.observeFailure("a saw is no axe") { try container.one(Axe.self) }
    },
    Contract(
      "errors-04", rules: ["V1-35", "V2-29", "V3-79"], class: .failure(.recursion),
      needs: [.survivesRecursion]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration(Hen.self).made(with: .one(Egg.self), Hen.init(egg:)),
        ComponentDeclaration(Egg.self).made(with: .one(Hen.self), Egg.init(hen:)))
      trial.failure("the egg needs the hen") { try container.one(Egg.self) }
      trial.observeFailure("the hen needs the egg") { try container.one(Hen.self) }
    },
    Contract(
      "errors-05", rules: ["V1-27", "V2-26", "V3-27"], class: .failure(.notFound),
      needs: [.survivesMissingDependency]
    ) { trial in
      let builder = trial.open()
      builder.addStoreys()
      let container = try builder.build()
      trial.observeFailure("there is no cellar") { try container.one(Storey5.self) }
    },
    Contract(
      "errors-06", rules: ["V1-27", "V2-28"], class: .failure(.user), needs: [.throwingInitializers]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration<Bench> { throw DeliberateError("no wood") },
        roomWithBench)
      trial.observeFailure("there is no wood") {
        do {
          return try container.one(Room.self)
        } catch let error as DeliberateError {
          trial.expectEqual(error, DeliberateError("no wood"), "the error")
          throw error
        }
      }
    },
    Contract(
      "errors-07", rules: ["V1-30", "V2-38"], class: .failure(.user), needs: [.throwingInjections]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Bench() }.injecting { _ in throw DeliberateError("no varnish") })
      trial.observeFailure("there is no varnish") { try container.one(Bench.self) }
    },
    Contract(
      "errors-08", rules: ["V1-24", "V2-31", "V3-13"],
      class: .policy(values: ["wrongArguments", "noInitializer", "notResolved"])
    ) { trial in
      let container = try trial.build(ComponentDeclaration(Bench.self).madeElsewhere())
      trial.observeFailure("nothing makes a bench") { try container.one(Bench.self) }
    },
  ]
}
