extension Contract {
  static let scopes: [Contract] = [
    Contract(
      "scopes-01", "Each of two scopes has its own per-scope objects",
      rules: ["V1-37", "V2-48", "V3-61"],
      needs: [.newScope]
    ) { trial in
      let container = try trial.build(ComponentDeclaration { Saw() }.lifetime(.perScope))
      let first = try container.one(Saw.self)
      let scope = try container.newScope()
      let second = try scope.one(Saw.self)
      trial.expectDifferent(first, second, "the saws of two scopes")
      trial.expectSame(try scope.one(Saw.self), second, "the second request on the new scope")
      trial.expectSame(try container.one(Saw.self), first, "the second request on the old one")
    },
    Contract(
      "scopes-02", "All scopes share the singles", rules: ["V1-37", "V2-48", "V3-60"],
      needs: [.newScope]
    ) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { Saw() }.lifetime(.lazySingle),
        ComponentDeclaration { journal.noting("made", Axe()) }.lifetime(.eagerSingle))
      let scope = try container.newScope()
      let saw = try scope.one(Saw.self)
      trial.expectSame(try container.one(Saw.self), saw, "the lazy single")
      trial.expectSame(
        try scope.newScope().one(Axe.self), try container.one(Axe.self), "the eager single")
      trial.expectEqual(journal.count(of: "made"), 1, "the eager single, with two new scopes")
    },
    Contract(
      "scopes-03", "A single that a scope requests first takes that scope's objects",
      rules: ["V1-40", "V2-47", "V3-60"], needs: [.newScope]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.perScope),
        ComponentDeclaration(Room.self).made(with: .one(Bench.self), Room.init(bench:))
          .lifetime(.lazySingle))
      let scope = try container.newScope()
      let room = try scope.one(Room.self)
      trial.expectSame(room.bench, try scope.one(Bench.self), "the bench of the asking scope")
      trial.expectSame(try container.one(Room.self), room, "the room on the other scope")
    },
    Contract(
      "scopes-04", "Two builds of one builder share no object", rules: ["V1-9", "V2-14"],
      needs: [.rebuilding]
    ) { trial in
      let builder = trial.open()
      builder.add(
        ComponentDeclaration { Saw() }.lifetime(.lazySingle),
        ComponentDeclaration { Axe() }.lifetime(.perScope))
      let (first, second) = (try builder.build(), try builder.build())
      trial.expectDifferent(
        try first.one(Saw.self), try second.one(Saw.self), "the singles of two builds")
      trial.expectDifferent(
        try first.one(Axe.self), try second.one(Axe.self), "the per-scope objects of two builds")
    },
  ]
}
