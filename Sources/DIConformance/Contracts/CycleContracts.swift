extension Contract {
  static let cycles: [Contract] = [
    Contract("cycles-01", rules: ["V1-31", "V2-40", "V3-77"]) { trial in
      let (hub, rim) = hubAndRim(trial.container.cycleLifetime)
      let found = try trial.build(hub, rim).one(Hub.self)
      trial.expectSame(found.rim?.hub, found, "the hub of the hub's rim")
    },
    Contract("cycles-02", rules: ["V1-31", "V2-40", "V3-77"]) { trial in
      let (hub, rim) = hubAndRim(trial.container.cycleLifetime)
      let found = try trial.build(hub, rim).one(Rim.self)
      trial.expectSame(found.hub.rim, found, "the rim of the rim's hub")
    },
    Contract("cycles-03", rules: ["V1-31", "V2-40", "V3-77"]) { trial in
      let (hub, rim) = hubAndRim(trial.container.cycleLifetime)
      let container = try trial.build(hub, rim)
      let (first, second) = (try container.one(Hub.self), try container.one(Rim.self))
      trial.expectDifferent(first, second.hub, "the hubs")
      trial.expectDifferent(first.rim, second, "the rims")
    },
    Contract("cycles-04", rules: ["V1-32", "V2-40", "V3-77"]) { trial in
      for startsAtHub in [true, false] {
        let (hub, rim) = hubAndRim(.lazySingle)
        let container = try trial.build(hub, rim)
        if startsAtHub { _ = try container.one(Hub.self) }
        let (foundRim, foundHub) = (try container.one(Rim.self), try container.one(Hub.self))
        trial.expectSame(foundRim.hub, foundHub, "the hub, begun at the hub: \(startsAtHub)")
        trial.expectSame(foundHub.rim, foundRim, "the rim, begun at the hub: \(startsAtHub)")
      }
    },
    Contract("cycles-05", rules: ["V1-31", "V2-40", "V3-75"]) { trial in
      let (left, right) = leftAndRight(trial.container.cycleLifetime)
      let container = try trial.build(left, right)
      let (foundLeft, foundRight) = (try container.one(Left.self), try container.one(Right.self))
      trial.expectSame(foundLeft.right?.left, foundLeft, "from the left")
      trial.expectSame(foundRight.left?.right, foundRight, "from the right")
      trial.expectDifferent(foundLeft, foundRight.left, "two requests")
    },
    Contract("cycles-06", rules: ["V1-28", "V2-42", "V3-75"]) { trial in
      let lifetime = trial.container.cycleLifetime
      let (hub, rim) = hubAndRim(lifetime)
      let (left, right) = leftAndRight(lifetime)
      let container = try trial.build(hub, rim, left, right)
      trial.expectEqual(try container.one(Hub.self).injections, 1, "from the hub")
      trial.expectEqual(try container.one(Rim.self).hub.injections, 1, "from the rim")
      let foundLeft = try container.one(Left.self)
      let foundRight = try container.one(Right.self)
      trial.expectEqual(
        [foundLeft.injections, foundLeft.right?.injections], [1, 1], "from the left")
      trial.expectEqual(
        [foundRight.injections, foundRight.left?.injections], [1, 1], "from the right")
    },
    Contract("cycles-07", rules: ["V1-34", "V2-40", "V3-75"]) { trial in
      let container = try trial.build(
        ComponentDeclaration { Loop() }.lifetime(trial.container.cycleLifetime)
          .injecting(.one(Loop.self), closingCycle: true) {
            $0.me = $1
            $0.injections += 1
          })
      let loop = try container.one(Loop.self)
      defer { loop.me = nil }
      trial.expectSame(loop.me, loop, "what the loop was given")
      trial.expectEqual(loop.injections, 1, "the injections")
    },
    Contract("cycles-08", rules: ["V1-33", "V2-40", "V3-78"]) { trial in
      let (wheel, spoke) = wheelAndSpoke(trial.container.cycleLifetime, spoke: .transient)
      let found = try trial.build(wheel, spoke).one(Wheel.self)
      trial.expectDifferent(found.first, found.second, "the spokes")
      trial.expectSame(found.first?.wheel, found, "the wheel of the first spoke")
      trial.expectSame(found.second?.wheel, found, "the wheel of the second spoke")
    },
    Contract("cycles-09", rules: ["V1-33", "V2-40", "V3-78"]) { trial in
      let lifetime = trial.container.cycleLifetime
      let (wheel, spoke) = wheelAndSpoke(lifetime, spoke: lifetime)
      let found = try trial.build(wheel, spoke).one(Spoke.self)
      trial.expectSame(found.wheel.first, found, "the first spoke")
      trial.expectSame(found.wheel.second, found, "the second spoke")
    },
    Contract(
      "cycles-10", rules: ["V1-34", "V2-42", "V3-75"],
      class: .policy(values: ["one object", "two objects", "a failure"]),
      needs: [.survivesRecursion]
    ) { trial in
      let container = try trial.build(
        ComponentDeclaration { Wheel() }.lifetime(trial.container.cycleLifetime)
          .injectingAsking { wheel, container in
            wheel.first = try container.one(Spoke.self)
            wheel.second = try container.one(Spoke.self)
          },
        ComponentDeclaration(Spoke.self).made(with: .one(Wheel.self), Spoke.init(wheel:))
          .lifetime(trial.container.cycleLifetime))
      guard let wheel = try? container.one(Wheel.self) else { return trial.observe("a failure") }
      trial.expectSame(wheel.first?.wheel, wheel, "the wheel of the first spoke")
      trial.expectSame(wheel.second?.wheel, wheel, "the wheel of the second spoke")
      trial.observe(wheel.first === wheel.second ? "one object" : "two objects")
    },
  ]
}

/// A hub that receives its rim by injection, and a rim that needs the hub at creation.
func hubAndRim(_ lifetime: ComponentLifetime) -> (
  ComponentDeclaration<Hub>, ComponentDeclaration<Rim>
) {
  let hub = ComponentDeclaration { Hub() }.lifetime(lifetime)
    .injecting(.one(Rim.self), closingCycle: true) {
      $0.rim = $1
      $0.injections += 1
    }
  let rim = ComponentDeclaration(Rim.self).made(with: .one(Hub.self), Rim.init(hub:)).lifetime(
    lifetime)
  return (hub, rim)
}

/// Two components that receive each other by injection.
private func leftAndRight(_ lifetime: ComponentLifetime) -> (
  ComponentDeclaration<Left>, ComponentDeclaration<Right>
) {
  let left = ComponentDeclaration { Left() }.lifetime(lifetime)
    .injecting(.one(Right.self), closingCycle: true) {
      $0.right = $1
      $0.injections += 1
    }
  let right = ComponentDeclaration { Right() }.lifetime(lifetime)
    .injecting(.one(Left.self), closingCycle: true) {
      $0.left = $1
      $0.injections += 1
    }
  return (left, right)
}

/// A wheel with two injections of spokes, and a spoke that needs the wheel at creation.
private func wheelAndSpoke(
  _ wheelLifetime: ComponentLifetime, spoke spokeLifetime: ComponentLifetime
) -> (ComponentDeclaration<Wheel>, ComponentDeclaration<Spoke>) {
  let wheel = ComponentDeclaration { Wheel() }.lifetime(wheelLifetime)
    .injecting(.one(Spoke.self), closingCycle: true) { $0.first = $1 }
    .injecting(.one(Spoke.self), closingCycle: true) { $0.second = $1 }
  let spoke = ComponentDeclaration(Spoke.self)
    .made(with: .one(Wheel.self), Spoke.init(wheel:)).lifetime(spokeLifetime)
  return (wheel, spoke)
}

extension Contract {
  static let rings: [Contract] = [
    Contract("rings-01", rules: ["V1-33", "V2-40", "V3-77"]) { trial in
      let found = try ringOfInitializers(trial).one(First.self)
      trial.expectSame(found.next.next.next, found, "once around the ring")
    },
    Contract("rings-02", rules: ["V1-33", "V2-40", "V3-77"]) { trial in
      let found = try ringOfInitializers(trial).one(Second.self)
      trial.expectSame(found.next.next?.next, found, "once around the ring")
    },
    Contract("rings-03", rules: ["V1-33", "V2-40", "V3-77"]) { trial in
      let found = try ringOfInitializers(trial).one(Third.self)
      trial.expectSame(found.next?.next.next, found, "once around the ring")
    },
    Contract("rings-04", rules: ["V1-32", "V2-40", "V3-75"]) { trial in
      let container = try ringOfInjections(trial, trial.container.cycleLifetime)
      let north = try container.one(North.self)
      trial.expectSame(north.next?.next?.next, north, "from the north")
      let east = try container.one(East.self)
      trial.expectSame(east.next?.next?.next, east, "from the east")
      let south = try container.one(South.self)
      trial.expectSame(south.next?.next?.next, south, "from the south")
    },
    Contract("rings-05", rules: ["V1-28", "V2-42", "V3-75"]) { trial in
      let north = try ringOfInjections(trial, trial.container.cycleLifetime).one(North.self)
      trial.expectEqual(
        [north.injections, north.next?.injections, north.next?.next?.injections], [1, 1, 1],
        "the injections of the ring")
    },
    Contract("rings-06", rules: ["V1-32", "V2-40", "V3-77"]) { trial in
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
