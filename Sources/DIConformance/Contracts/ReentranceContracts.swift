extension Contract {
  /// Requests that come back to a container, or from where nobody expects them.
  static let reentrance: [Contract] = [
    Contract("reentrance-01", rules: ["V1-9", "V2-14", "V3-44"]) { trial in
      let first = trial.open()
      first.add(
        ComponentDeclaration { Bench() }.lifetime(.lazySingle).injecting { $0.injections += 1 })
      let builder = trial.open()
      let shared = LateContainer()
      builder.add(
        ComponentDeclaration(Attic.self).madeAsking { _ in
          Attic(bench: try shared.container!.one(Bench.self))
        }.lifetime(.lazySingle))
      let other = try builder.build()
      first.add(
        ComponentDeclaration(Room.self).madeAsking { _ in
          Room(bench: try other.one(Attic.self).bench)
        }.lifetime(.lazySingle))
      let container = try first.build()
      shared.container = container
      let room = try container.one(Room.self)
      trial.expectEqual(room.bench.injections, 1, "the injections")
      trial.expectSame(try container.one(Bench.self), room.bench, "the bench")
      trial.expectSame(try other.one(Attic.self).bench, room.bench, "the attic's bench")
      shared.container = nil
    },
    Contract(
      "reentrance-02", rules: ["V1-35", "V2-29", "V3-97"], needs: [.survivesRecursion]
    ) { trial in
      let journal = Journal()
      let shared = LateContainer()
      let other = try trial.build(
        ComponentDeclaration(Egg.self).madeAsking { _ in
          journal.note("egg")
          return Egg(hen: try shared.container!.one(Hen.self))
        }.lifetime(.lazySingle))
      let container = try trial.build(
        ComponentDeclaration(Hen.self).madeAsking { _ in
          journal.note("hen")
          return Hen(egg: try other.one(Egg.self))
        }.lifetime(.lazySingle),
        ComponentDeclaration { Bench() })
      shared.container = container
      trial.failure("the hen needs the egg") { try container.one(Hen.self) }
      trial.expect(journal.entries.count <= 4, "the cycle is noticed within two rounds")
      _ = try container.one(Bench.self)
      shared.container = nil
    },
    Contract("reentrance-03", rules: ["V1-30", "V2-38", "V3-27"]) { trial in
      let seen = Sightings()
      let shared = LateContainer()
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.lazySingle).injecting { $0.injections += 1 },
        squib(asking: shared, noting: seen).lifetime(.transient),
        basement(with: Squib.self).lifetime(.transient))
      shared.container = container
      trial.failure("there is no cellar") { try container.one(Basement<Squib>.self) }
      expectWhole(seen, trial)
      _ = try container.one(Squib.self)
      expectWhole(seen, trial)
      trial.expectSame(try container.one(Bench.self), seen.benches.last, "the bench afterwards")
      trial.expectEqual(seen.benches.last?.injections, 1, "its injections afterwards")
      shared.container = nil
    },
    Contract(
      "reentrance-04", rules: ["V1-30", "V2-38", "V3-27"], needs: [.throwingInjections]
    ) { trial in
      let seen = Sightings()
      let shared = LateContainer()
      for lifetime in [ComponentLifetime.lazySingle, .transient] {
        let container = try trial.build(
          ComponentDeclaration { Bench() }.lifetime(.lazySingle).injecting { $0.injections += 1 },
          squib(asking: shared, noting: seen).lifetime(lifetime)
            .injecting { _ in throw DeliberateError("wet") })
        shared.container = container
        trial.failure("the squib is wet") { try container.one(Squib.self) }
        expectWhole(seen, trial)
        trial.expectEqual(try container.one(Bench.self).injections, 1, "the bench afterwards")
        shared.container = nil
        seen.benches = []
      }
      // It holds what fails, and has no injection of its own.
      let container = try trial.build(
        ComponentDeclaration { Bench() }.lifetime(.lazySingle).injecting { $0.injections += 1 },
        ComponentDeclaration { Left() }.lifetime(.lazySingle)
          .injecting { _ in throw DeliberateError("left") },
        ComponentDeclaration(Fuse.self)
          .made(with: .one(Left.self)) { (left: Left) in
            Fuse(left) {
              guard let bench = try? shared.container?.one(Bench.self) else { return }
              seen.benches.append(bench)
            }
          }.lifetime(.lazySingle),
        // Nobody but the container holds the fuse when the injection fails.
        ComponentDeclaration(Room.self).madeAsking { container in
          _ = try container.one(Fuse.self)
          return Room(bench: Bench())
        }.lifetime(.transient))
      shared.container = container
      trial.failure("the left one fails") { try container.one(Room.self) }
      // A container that injects at once has made none.
      trial.expect(
        seen.benches.allSatisfy { $0.injections == 1 }, "the benches of deinits are injected once")
      trial.expectEqual(try container.one(Bench.self).injections, 1, "the bench in the end")
      shared.container = nil
    },
    Contract(
      "reentrance-05", rules: ["V1-30", "V2-38", "V3-27"], needs: [.throwingInjections]
    ) { trial in
      let journal = Journal()
      let container = try trial.build(
        ComponentDeclaration { journal.noting("left", Left()) }.lifetime(.transient)
          .injectingAsking { left, container in
            left.right = try? container.one(Right.self)
            throw DeliberateError("left")
          },
        ComponentDeclaration { journal.noting("right", Right()) }.lifetime(.transient)
          .injectingAsking { right, container in
            right.left = try? container.one(Left.self)
            throw DeliberateError("right")
          })
      trial.failure("the injections fail") { try container.one(Left.self) }
      trial.expect(journal.entries.count <= 10, "few objects are made before the request fails")
    },
    Contract(
      "reentrance-06", rules: ["V1-30", "V2-38", "V3-27"], needs: [.throwingInjections]
    ) { trial in
      let other = try trial.build(
        ComponentDeclaration { Left() }.lifetime(.lazySingle)
          .injecting { _ in throw DeliberateError("left") },
        ComponentDeclaration { Right() }.lifetime(.lazySingle).injecting { $0.injections += 1 })
      let container = try trial.build(
        ComponentDeclaration(Bench.self).madeAsking { _ in
          trial.expect(trial.fails { try other.one(Left.self) }, "there is no left one")
          trial.expectEqual(try other.one(Right.self).injections, 1, "the right one's injections")
          return Bench()
        }.lifetime(.lazySingle).injecting { $0.injections += 1 })
      let bench = try container.one(Bench.self)
      trial.expectEqual(bench.injections, 1, "the injections of the bench")
      trial.expectSame(try container.one(Bench.self), bench, "the bench afterwards")
    },
  ]

  /// Declares a squib whose deinit requests a bench.
  private static func squib(
    asking shared: LateContainer, noting seen: Sightings
  ) -> ComponentDeclaration<Squib> {
    ComponentDeclaration {
      Squib {
        guard let bench = try? shared.container?.one(Bench.self) else { return }
        seen.benches.append(bench)
      }
    }
  }

  private static func expectWhole(_ seen: Sightings, _ trial: ContractTrial) {
    trial.expect(!seen.benches.isEmpty, "the deinit has made its request")
    trial.expect(
      seen.benches.allSatisfy { $0.injections == 1 }, "the benches of deinits are injected once")
  }
}

/// A container that closures use which were registered before it was built.
private final class LateContainer {
  var container: ContainerResolver?
}

/// The benches that somebody has seen.
private final class Sightings {
  var benches: [Bench] = []
}
