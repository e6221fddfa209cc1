extension Contract {
  /// The end of containers and of what they keep.
  static let teardown: [Contract] = [
    Contract("teardown-01", rules: ["V1-37", "V2-48", "V3-61"], needs: [.ends]) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { journal.noting("makes the saw", Saw()) }.lifetime(.perScope)
          .ending { _ in journal.note("ends the saw") },
        ComponentDeclaration { journal.noting("makes the axe", Axe()) }.lifetime(.perScope)
          .ending { _ in journal.note("ends the axe") })
      _ = try container.one(Saw.self)
      _ = try container.one(Saw.self)
      try container.end()
      trial.expectEqual(journal.entries, ["makes the saw", "ends the saw"], "what happened")
    },
    Contract("teardown-02", rules: ["V1-37", "V2-48", "V3-61"], needs: [.ends]) { trial in
      for isFromTop in [true, false] {
        let journal = Journal()
        let container = try trial.build(
          ComponentDeclaration { Bench() }.lifetime(.perScope)
            .ending(noting("bench", journal)),
          atticWithBench.lifetime(.perScope).ending(noting("attic", journal)),
          roomWithBench.lifetime(.perScope).ending(noting("room", journal)),
          houseWithBench.lifetime(.perScope).ending(noting("house", journal)))
        if isFromTop {
          _ = try container.one(House.self)
        } else {
          _ = try container.one(Bench.self)
          _ = try container.one(Attic.self)
          _ = try container.one(Room.self)
          _ = try container.one(House.self)
        }
        try container.end()
        let entries = journal.entries
        let order = isFromTop ? "from the top" : "from the bottom"
        trial.expectEqual(entries.count, 8, "the ends, requested \(order)")
        trial.expectEqual(
          Array(entries.prefix(2)), ["house", "house is over"], "the first end, requested \(order)")
        trial.expectEqual(
          Array(entries.suffix(2)), ["bench", "bench is over"], "the last end, requested \(order)")
      }
    },
    Contract("teardown-03", rules: ["V1-37", "V2-48", "V3-61"], needs: [.ends]) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.perScope)
          .ending(noting("bench", journal)),
        atticWithBench.lifetime(.transient),
        roomWithBench.lifetime(.transient),
        houseWithBench.lifetime(.perScope).ending(noting("house", journal)))
      _ = try container.one(Bench.self)
      _ = try container.one(House.self)
      try container.end()
      trial.expectEqual(
        journal.entries, ["house", "house is over", "bench", "bench is over"], "the ends")
    },
    Contract("teardown-04", rules: ["V1-37", "V2-48", "V3-61"], needs: [.ends]) { trial in
      for isFirst in [true, false] {
        let journal = Journal()
        let container = try trial.build(
          ComponentDeclaration { Saw() }.lifetime(.perScope).ending(noting("saw", journal)),
          ComponentDeclaration { Bench() }.lifetime(.perScope)
            .injecting(.one(Saw.self)) { $0.saw = $1 }.ending(noting("bench", journal)))
        if isFirst { _ = try container.one(Saw.self) }
        _ = try container.one(Bench.self)
        try container.end()
        trial.expectEqual(
          journal.entries, ["bench", "bench is over", "saw", "saw is over"], "the ends")
      }
    },
    Contract("teardown-05", rules: ["V1-37", "V2-48", "V3-61"], needs: [.ends]) { trial in
      struct Stuck: Error {}
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.perScope)
          .ending { _ in journal.note("bench") },
        roomWithBench.lifetime(.perScope).ending { _ in throw Stuck() },
        ComponentDeclaration { Axe() }.lifetime(.perScope).ending { _ in journal.note("axe") })
      _ = try container.one(Room.self)
      _ = try container.one(Axe.self)
      trial.expect(trial.fails { try container.end() }, "the end tells that one has failed")
      trial.expectEqual(journal.entries.sorted(), ["axe", "bench"], "the other ends")
    },
    Contract("teardown-06", rules: ["V1-37", "V2-48", "V3-61"], needs: [.ends]) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { Saw() }.lifetime(.perScope).ending { _ in journal.note("saw") })
      _ = try container.one(Saw.self)
      try container.end()
      try container.end()
      trial.expectEqual(journal.entries, ["saw"], "the ends")
    },
    Contract("teardown-07", rules: ["V1-37", "V2-48", "V3-61"], needs: [.ends]) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { journal.noting("made", Saw()) }.lifetime(.perScope)
          .ending { _ in journal.note("ended") },
        ComponentDeclaration { journal.noting("made", Axe()) }.lifetime(.transient))
      _ = try container.one(Saw.self)
      try container.end()
      trial.expect(trial.fails { try container.one(Saw.self) }, "a request for what has ended")
      trial.expect(trial.fails { try container.one(Axe.self) }, "a request for something new")
      trial.expectEqual(journal.entries, ["made", "ended"], "what happened")
    },
    Contract(
      "teardown-08", rules: ["V1-37", "V2-48", "V3-61"], needs: [.ends, .newScope]
    ) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { Saw() }.lifetime(.perScope).ending { _ in journal.note("saw") })
      let scope = try container.newScope()
      _ = try scope.one(Saw.self)
      let saw = try container.one(Saw.self)
      try scope.end()
      trial.expectEqual(journal.entries, ["saw"], "the ends of the scope")
      trial.expectSame(try container.one(Saw.self), saw, "the saw of the other scope")
      try container.end()
      trial.expectEqual(journal.entries, ["saw", "saw"], "the ends of both")
    },
    Contract("teardown-09", rules: ["V3-41", "V3-61"], needs: [.ends, .childContainers]) { trial in
      let journal = Journal()
      let parent = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.perScope)
          .ending { _ in journal.note("the parent's bench") })
      let children = try (1...2).map { number in
        try parent.child(
          with: roomWithBench.lifetime(.perScope).ending { _ in journal.note("room \(number)") })
      }
      for child in children { _ = try child.one(Room.self) }
      try children[0].end()
      trial.expectEqual(journal.entries, ["room 1"], "the ends of one child")
      try parent.end()
      trial.expectEqual(
        journal.entries, ["room 1", "room 2", "the parent's bench"], "the ends of all")
      withExtendedLifetime(children) {}
    },
    Contract("teardown-10", rules: ["V1-37", "V2-48", "V3-61"], needs: [.ends]) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { Left() }.lifetime(.perScope)
          .injecting(.one(Right.self), closingCycle: true) { $0.right = $1 }
          .ending(noting("left", journal)),
        ComponentDeclaration { Right() }.lifetime(.perScope)
          .injecting(.one(Left.self), closingCycle: true) { $0.left = $1 }
          .ending(noting("right", journal)))
      _ = try container.one(Left.self)
      try container.end()
      let entries = journal.entries
      trial.expectEqual(
        entries.sorted(), ["left", "left is over", "right", "right is over"], "the ends")
      trial.expectEqual(
        entries.dropFirst().first, entries.first.map { "\($0) is over" },
        "what follows the begin of the first end")
    },
  ]

  /// Returns an end that takes a moment, and notes its begin and that it is over.
  private static func noting(_ name: String, _ journal: Journal) -> @Sendable (Any) -> Void {
    { _ in
      journal.note(name)
      Contention.pause()
      journal.note("\(name) is over")
    }
  }
}
