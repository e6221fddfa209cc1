extension Contract {
  static let rings: [Contract] = [
    Contract(
      "rings-01", "A ring of three closes from the first", rules: ["V1-33", "V2-40", "V3-77"]
    ) { trial in
      let found = try ringOfInitializers(trial).one(First.self)
      trial.expectSame(found.next.next.next, found, "once around the ring")
    },
    Contract(
      "rings-02", "A ring of three closes from the second", rules: ["V1-33", "V2-40", "V3-77"]
    ) { trial in
      let found = try ringOfInitializers(trial).one(Second.self)
      trial.expectSame(found.next.next?.next, found, "once around the ring")
    },
    Contract(
      "rings-03", "A ring of three closes from the third, which is injected",
      rules: ["V1-33", "V2-40", "V3-77"]
    ) { trial in
      let found = try ringOfInitializers(trial).one(Third.self)
      trial.expectSame(found.next?.next.next, found, "once around the ring")
    },
    Contract(
      "rings-04", "A ring of three injections closes from every start",
      rules: ["V1-32", "V2-40", "V3-75"]
    ) { trial in
      let container = try ringOfInjections(trial, trial.container.cycleLifetime)
      let north = try container.one(North.self)
      trial.expectSame(north.next?.next?.next, north, "from the north")
      let east = try container.one(East.self)
      trial.expectSame(east.next?.next?.next, east, "from the east")
      let south = try container.one(South.self)
      trial.expectSame(south.next?.next?.next, south, "from the south")
    },
    Contract(
      "rings-05", "Each injection of a ring runs once", rules: ["V1-28", "V2-42", "V3-75"]
    ) { trial in
      let north = try ringOfInjections(trial, trial.container.cycleLifetime).one(North.self)
      trial.expectEqual(
        [north.injections, north.next?.injections, north.next?.next?.injections], [1, 1, 1],
        "the injections of the ring")
    },
    Contract(
      "rings-06", "A ring of shared objects is the same from every start",
      rules: ["V1-32", "V2-40", "V3-77"]
    ) { trial in
      for lifetime in [ComponentLifetime.lazySingle, .perScope] {
        let container = try ringOfInjections(trial, lifetime)
        let east = try container.one(East.self)
        let north = try container.one(North.self)
        trial.expectSame(east.next?.next, north, "the north of the east, \(lifetime)")
        trial.expectSame(north.next, east, "the east of the north, \(lifetime)")
        trial.expectSame(
          try container.one(South.self).next, north, "the north of the south, \(lifetime)")
        trial.expectEqual(
          [north.injections, east.injections, east.next?.injections], [1, 1, 1],
          "the injections, \(lifetime)")
      }
    },
  ]
}

/// The first needs the second at creation, the second the third; the third receives the first by
/// injection.
private func ringOfInitializers(_ trial: ContractTrial) throws -> ContainerResolver {
  let lifetime = trial.container.cycleLifetime
  return try trial.build(
    ComponentDeclaration(First.self).made(with: .one(Second.self), First.init(next:)).lifetime(
      lifetime),
    ComponentDeclaration(Second.self).made(with: .one(Third.self), Second.init(next:)).lifetime(
      lifetime),
    ComponentDeclaration { Third() }.lifetime(lifetime)
      .injecting(.one(First.self), closingCycle: true) { $0.next = $1 })
}

/// All three receive the next one by injection.
func ringOfInjections(_ trial: ContractTrial, _ lifetime: ComponentLifetime) throws
  -> ContainerResolver
{
  try trial.build(
    ComponentDeclaration { North() }.lifetime(lifetime).injecting(
      .one(East.self), closingCycle: true
    ) {
      $0.next = $1
      $0.injections += 1
    },
    ComponentDeclaration { East() }.lifetime(lifetime).injecting(
      .one(South.self), closingCycle: true
    ) {
      $0.next = $1
      $0.injections += 1
    },
    ComponentDeclaration { South() }.lifetime(lifetime).injecting(
      .one(North.self), closingCycle: true
    ) {
      $0.next = $1
      $0.injections += 1
    })
}
