extension Contract {
  static let injections: [Contract] = [
    Contract("injections-01", rules: ["V1-28", "V2-35", "V3-74"]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.lifetime(.lazySingle),
        ComponentDeclaration { Bench() }.injecting(.one(Saw.self)) { $0.saw = $1 })
      trial.expectSame(
        try container.one(Bench.self).saw, try container.one(Saw.self), "the injected saw")
    },
    Contract("injections-02", rules: ["V1-28", "V2-35", "V3-81"]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }, ComponentDeclaration { Axe() },
        ComponentDeclaration { Bench() }.injecting(.one(Saw.self), .one(Axe.self)) {
          $0.saw = $1
          $0.axe = $2
        })
      let bench = try container.one(Bench.self)
      trial.expect(bench.saw != nil && bench.axe != nil, "both tools are injected")
    },
    Contract("injections-03", rules: ["V1-28", "V2-37", "V3-67"]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.lifetime(.lazySingle),
        ComponentDeclaration { Bench() }.injectingAsking { $0.saw = try $1.one(Saw.self) })
      trial.expectSame(
        try container.one(Bench.self).saw, try container.one(Saw.self), "the injected saw")
    },
    Contract("injections-04", rules: ["V1-28", "V2-42", "V3-64"]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.lazySingle).injecting { $0.injections += 1 },
        ComponentDeclaration { Saw() }.lifetime(.transient).injecting { $0.injections += 1 })
      for _ in 0..<3 {
        trial.expectEqual(try container.one(Bench.self).injections, 1, "of the shared bench")
        trial.expectEqual(try container.one(Saw.self).injections, 1, "of a new saw")
      }
    },
    Contract("injections-05", rules: ["V1-47", "V2-36", "V3-29"]) { trial in
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
      "injections-06", rules: ["V1-30", "V2-35", "V3-28"],
      class: .policy(values: ["fails the request", "is skipped"]), needs: [.missingInjections]
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
    Contract("injections-07", rules: ["V2-33", "V3-74"], needs: [.postInit]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Bench() }
          .injecting { $0.steps.append("first") }
          .postInit { $0.steps.append("finished") }
          .injecting { $0.steps.append("second") })
      trial.expectEqual(
        try container.one(Bench.self).steps, ["first", "second", "finished"], "the steps")
    },
    Contract("injections-08", rules: ["V2-42", "V3-64"], needs: [.postInit]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.lazySingle).postInit {
          $0.steps.append("finished")
        })
      _ = try container.one(Bench.self)
      trial.expectEqual(try container.one(Bench.self).steps, ["finished"], "the steps")
    },
    Contract(
      "injections-09", rules: ["V1-47", "V2-36", "V3-26"], needs: [.refusesSeveral]
    ) { trial in
      let container = try trial.build(
        sawTool(),
        axeTool(),
        ComponentDeclaration { Bench() }
          .injecting(.oneOrNone((any Tool).self)) { (bench, tool: (any Tool)?) in
            bench.steps.append(tool == nil ? "none" : "some")
          }
          .injecting { $0.steps.append("next") })
      trial.expectEqual(try container.one(Bench.self).steps, ["none", "next"], "the injections")
    },
    Contract(
      "injections-10", rules: ["V1-47", "V2-36", "V3-27"], needs: [.survivesMissingDependency]
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
      "injections-11", rules: ["V1-47", "V2-36", "V3-27"],
      class: .policy(values: ["is nil", "fails"]), needs: [.throwingInitializers]
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

extension Contract {
  static let injectionOrder: [Contract] = [
    Contract("order-01", rules: ["V1-28", "V2-33", "V3-74"]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() },
        ComponentDeclaration { Bench() }
          .injecting { $0.steps.append("first") }
          .injecting(.one(Saw.self)) { (bench: Bench, _: Saw) in bench.steps.append("second") }
          .injecting { $0.steps.append("third") })
      trial.expectEqual(
        try container.one(Bench.self).steps, ["first", "second", "third"], "the steps")
    },
    Contract(
      "order-02", rules: ["V1-29", "V2-34", "V3-74"],
      class: .policy(values: ["when the root is made, root first", "when each is made"])
    ) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { journal.noting("saw made", Saw()) }
          .injecting { _ in journal.note("saw injected") },
        ComponentDeclaration { journal.noting("axe made", Axe()) }
          .injecting { _ in journal.note("axe injected") },
        ComponentDeclaration(ToolSet.self).made(with: .one(Saw.self), .one(Axe.self)) {
          journal.noting("set made", ToolSet(saw: $0, axe: $1))
        }.injecting { _ in journal.note("set injected") })
      _ = try container.one(ToolSet.self)
      switch journal.entries {
      case [
        "saw made", "axe made", "set made", "set injected", "saw injected", "axe injected",
      ]:
        trial.observe("when the root is made, root first")
      case [
        "saw made", "saw injected", "axe made", "axe injected", "set made", "set injected",
      ]:
        trial.observe("when each is made")
      case let other:
        trial.observe("\(other)")
      }
    },
    Contract(
      "order-03", rules: ["V1-29", "V2-34", "V3-74"],
      class: .policy(values: ["after all of its requester", "before it is handed over"])
    ) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { journal.noting("saw made", Saw()) }
          .injecting { _ in journal.note("saw injected") },
        ComponentDeclaration { Bench() }
          .injecting(.one(Saw.self)) { (_: Bench, _: Saw) in journal.note("bench first") }
          .injecting { _ in journal.note("bench second") })
      _ = try container.one(Bench.self)
      switch journal.entries {
      case ["saw made", "bench first", "bench second", "saw injected"]:
        trial.observe("after all of its requester")
      case ["saw made", "saw injected", "bench first", "bench second"]:
        trial.observe("before it is handed over")
      case let other:
        trial.observe("\(other)")
      }
    },
    Contract("order-04", rules: ["V1-30", "V2-34", "V3-75"]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() }.injecting { $0.injections += 1 },
        ComponentDeclaration { Bench() }
          .injecting(.one(Saw.self)) { $0.saw = $1 }
          .injecting { $0.injections += 1 },
        roomWithBench)
      let bench = try container.one(Room.self).bench
      trial.expectEqual([bench.injections, bench.saw?.injections], [1, 1], "the injections")
    },
    Contract("order-05", rules: ["V2-33", "V3-76"], needs: [.postInit]) { trial in
      let (hub, rim) = hubAndRim(trial.container.cycleLifetime)
      let container = try trial.build(hub.postInit { $0.rimWhenFinished = $0.rim }, rim)
      let made = try container.one(Hub.self)
      trial.expectSame(made.rimWhenFinished, made.rim, "the rim that post-init saw")
    },
    Contract(
      "order-06", rules: ["V1-28", "V2-33", "V3-75"],
      class: .policy(values: ["in its place", "when all is made"])
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Saw() },
        ComponentDeclaration { Bench() }
          .injecting(.one(Saw.self), closingCycle: true) { (bench: Bench, _: Saw) in
            bench.steps.append("cycle")
          }
          .injecting { $0.steps.append("next") })
      switch try container.one(Bench.self).steps {
      case ["cycle", "next"]: trial.observe("in its place")
      case ["next", "cycle"]: trial.observe("when all is made")
      case let other: trial.observe("\(other)")
      }
    },
    Contract("order-07", rules: ["V1-29", "V2-34", "V3-75"]) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { Axe() },
        ComponentDeclaration { Saw() }
          .injecting(.one(Axe.self), closingCycle: true) { (_: Saw, _: Axe) in
            journal.note("saw")
          },
        ComponentDeclaration { Bench() }
          .injecting(.one(Axe.self), closingCycle: true) { (_: Bench, _: Axe) in
            journal.note("bench")
          }
          .injecting(.one(Saw.self)) { $0.saw = $1 })
      _ = try container.one(Bench.self)
      trial.expectEqual(journal.entries, ["bench", "saw"], "the injections that close a cycle")
    },
    Contract(
      "order-08", rules: ["V2-33", "V3-76"],
      class: .policy(values: ["when the root is made, root first", "when each is made"]),
      needs: [.postInit]
    ) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { Axe() },
        ComponentDeclaration { Bench() }.postInit { _ in journal.note("bench") },
        roomWithBench
          .injecting(.one(Axe.self), closingCycle: true) { (_: Room, _: Axe) in
            journal.note("cycle")
          }
          .postInit { _ in journal.note("room") })
      _ = try container.one(Room.self)
      switch journal.entries {
      case ["cycle", "room", "bench"]: trial.observe("when the root is made, root first")
      case ["bench", "cycle", "room"]: trial.observe("when each is made")
      case let other: trial.observe("\(other)")
      }
    },
    Contract(
      "order-09", rules: ["V2-33", "V3-76"], class: .policy(values: ["does not wait", "waits"]),
      needs: [.postInit]
    ) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { Axe() },
        ComponentDeclaration { Saw() }
          .injecting(.one(Axe.self), closingCycle: true) { (_: Saw, _: Axe) in
            journal.note("saw's cycle")
          }
          .postInit { _ in journal.note("saw") },
        ComponentDeclaration { Bench() }
          .injecting(.one(Axe.self), closingCycle: true) { (_: Bench, _: Axe) in
            journal.note("bench's cycle")
          }
          .injecting(.one(Saw.self)) { $0.saw = $1 }
          .postInit { _ in journal.note("bench") })
      _ = try container.one(Bench.self)
      switch journal.entries {
      case ["bench's cycle", "bench", "saw's cycle", "saw"]: trial.observe("does not wait")
      case ["bench's cycle", "saw's cycle", "saw", "bench"]: trial.observe("waits")
      case let other: trial.observe("\(other)")
      }
    },
  ]
}
