extension Contract {
  static let injections: [Contract] = [
    Contract(
      "injections-01", "An injection gives an object its dependency",
      rules: ["V1-28", "V2-35", "V3-74"]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.lifetime(.lazySingle),
        ComponentDeclaration { Bench() }.injecting(.one(Saw.self)) { $0.saw = $1 })
      trial.expectSame(
        try container.one(Bench.self).saw, try container.one(Saw.self), "the injected saw")
    },
    Contract(
      "injections-02", "One injection gives several dependencies at once",
      rules: ["V1-28", "V2-35", "V3-81"]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }, ComponentDeclaration { Axe() },
        ComponentDeclaration { Bench() }.injecting(.one(Saw.self), .one(Axe.self)) {
          $0.saw = $1
          $0.axe = $2
        })
      let bench = try container.one(Bench.self)
      trial.expect(bench.saw != nil && bench.axe != nil, "both tools are injected")
    },
    Contract(
      "injections-03", "An injection may make requests to the container",
      rules: ["V1-28", "V2-37", "V3-67"]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.lifetime(.lazySingle),
        ComponentDeclaration { Bench() }.injectingAsking { $0.saw = try $1.one(Saw.self) })
      trial.expectSame(
        try container.one(Bench.self).saw, try container.one(Saw.self), "the injected saw")
    },
    Contract(
      "injections-04", "Each injection runs once for each object that is made",
      rules: ["V1-28", "V2-42", "V3-64"]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.lazySingle).injecting { $0.injections += 1 },
        ComponentDeclaration { Saw() }.lifetime(.transient).injecting { $0.injections += 1 })
      for _ in 0..<3 {
        trial.expectEqual(try container.one(Bench.self).injections, 1, "of the shared bench")
        trial.expectEqual(try container.one(Saw.self).injections, 1, "of a new saw")
      }
    },
    Contract(
      "injections-05", "A missing optional dependency is nil, and injection continues",
      rules: ["V1-47", "V2-36", "V3-29"]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() },
        ComponentDeclaration { Bench() }
          .injecting(.oneOrNone(Axe.self)) { (bench: Bench, axe: Axe?) in
            bench.axe = axe
            bench.steps.append("axe")
          }
          .injecting(.oneOrNone(Saw.self)) { (bench: Bench, saw: Saw?) in
            bench.saw = saw
            bench.steps.append("saw")
          })
      let bench = try container.one(Bench.self)
      trial.expectEqual(bench.steps, ["axe", "saw"], "both injections run")
      trial.expect(bench.axe == nil, "there is no axe")
      trial.expect(bench.saw != nil, "there is a saw")
    },
    Contract(
      "injections-06", "What a missing mandatory injection does",
      rules: ["V1-30", "V2-35", "V3-28"],
      class: .policy(values: ["fails the request", "is skipped"]),
      needs: [.missingInjections]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Bench() }
          .injecting(.one(Saw.self)) { bench, saw in
            bench.saw = saw
            bench.steps.append("saw")
          }
          .injecting { $0.steps.append("next") })
      guard let bench = try? container.one(Bench.self) else {
        return trial.observe("fails the request")
      }
      trial.expectEqual(bench.steps, ["next"], "the injections that ran")
      trial.observe("is skipped")
    },
    Contract(
      "injections-07", "Post-init runs last, wherever it was declared",
      rules: ["V2-33", "V3-74"], needs: [.postInit]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Bench() }
          .injecting { $0.steps.append("first") }
          .postInit { $0.steps.append("finished") }
          .injecting { $0.steps.append("second") })
      trial.expectEqual(
        try container.one(Bench.self).steps, ["first", "second", "finished"], "the steps")
    },
    Contract(
      "injections-08", "Post-init runs once for each object that is made",
      rules: ["V2-42", "V3-64"], needs: [.postInit]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.lazySingle).postInit {
          $0.steps.append("finished")
        })
      _ = try container.one(Bench.self)
      trial.expectEqual(try container.one(Bench.self).steps, ["finished"], "the steps")
    },
    Contract(
      "injections-09", "An ambiguous optional dependency is nil, and injection continues",
      rules: ["V1-47", "V2-36", "V3-26"], needs: [.refusesSeveral]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.as((any Tool).self),
        ComponentDeclaration { Axe() }.as((any Tool).self),
        ComponentDeclaration { Bench() }
          .injecting(.oneOrNone((any Tool).self)) { (bench, tool: (any Tool)?) in
            bench.steps.append(tool == nil ? "none" : "some")
          }
          .injecting { $0.steps.append("next") })
      trial.expectEqual(try container.one(Bench.self).steps, ["none", "next"], "the injections")
    },
    Contract(
      "injections-10",
      "An optional dependency that lacks its own dependency is nil, also the next time",
      rules: ["V1-47", "V2-36", "V3-27"], needs: [.survivesMissingDependency]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration(Pump.self).made(with: .one(Cellar.self), Pump.init(cellar:)),
        ComponentDeclaration { Bench() }.lifetime(.transient)
          .injecting(.oneOrNone(Pump.self)) { (bench, pump: Pump?) in
            bench.steps.append(pump == nil ? "none" : "some")
          }
          .injecting { $0.steps.append("next") })
      for round in ["the first request", "the second request"] {
        trial.expectEqual(try container.one(Bench.self).steps, ["none", "next"], round)
      }
    },
    Contract(
      "injections-11", "What an optional dependency does whose initializer throws",
      rules: ["V1-47", "V2-36", "V3-27"], class: .policy(values: ["is nil", "fails"]),
      needs: [.throwingInitializers]
    ) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { () throws -> Saw in
          journal.note("made")
          if journal.count(of: "made") == 1 { throw DeliberateError("first") }
          return Saw()
        }.lifetime(.lazySingle),
        ComponentDeclaration { Bench() }.lifetime(.transient)
          .injecting(.oneOrNone(Saw.self)) { (bench, saw: Saw?) in bench.saw = saw })
      if let bench = try? container.one(Bench.self) {
        trial.expect(bench.saw == nil, "the initializer threw")
        trial.observe("is nil")
      } else {
        trial.observe("fails")
      }
      trial.expectSame(
        try container.one(Bench.self).saw, try container.one(Saw.self), "then it works")
    },
  ]
}
