extension Contract {
  /// Requests of one task.
  static let asynchronousClosures: [Contract] = [
    Contract(asynchronous: "async-01", rules: ["V3-100"]) { trial in
      let journal = Journal()
      let made = Guarded<Lamp?>(nil)
      let container = try await trial.buildAsynchronously(
        AsyncComponentDeclaration<Lamp> {
          journal.note("begins")
          await AsyncContention.pause()
          let lamp = journal.noting("ends", Lamp())
          made.set(lamp)
          return lamp
        })
      let lamp = try await container.one(Lamp.self)
      trial.expectSame(lamp, made.value, "the lamp of the factory")
      trial.expectEqual(journal.entries, ["begins", "ends"], "the factory")
    },
    Contract(asynchronous: "async-02", rules: ["V3-102"]) { trial in
      let journal = Journal()
      let container = try await trial.buildAsynchronously(
        AsyncComponentDeclaration<Lamp> {
          journal.note("the lamp begins")
          await AsyncContention.settle()
          return journal.noting("the lamp ends", Lamp())
        },
        AsyncComponentDeclaration<Bell> {
          journal.note("the bell begins")
          await AsyncContention.pause()
          return journal.noting("the bell ends", Bell())
        },
        AsyncComponentDeclaration(Lighthouse.self).made(with: Lamp.self, Bell.self) { lamp, bell in
          await AsyncContention.pause()
          return journal.noting("the lighthouse", Lighthouse(lamp: lamp, bell: bell))
        })
      _ = try await container.one(Lighthouse.self)
      trial.expectEqual(
        journal.entries,
        [
          "the lamp begins", "the lamp ends", "the bell begins", "the bell ends", "the lighthouse",
        ], "the factories")
    },
    Contract(asynchronous: "async-03", rules: ["V3-102"], needs: [.postInit]) { trial in
      let journal = Journal()
      let container = try await trial.buildAsynchronously(
        AsyncComponentDeclaration { Lamp() },
        AsyncComponentDeclaration { Pier() }
          .injecting(Lamp.self) { pier, lamp in
            journal.note("1 begins")
            await AsyncContention.pause()
            pier.lamp.set(lamp)
            journal.note("1 ends")
          }
          .injecting { _ in
            journal.note("2 begins")
            await AsyncContention.pause()
            journal.note("2 ends")
          }
          .postInit { pier in
            await AsyncContention.pause()
            journal.note(pier.lamp.value == nil ? "dark at the end" : "lit at the end")
          })
      _ = try await container.one(Pier.self)
      trial.expectEqual(
        journal.entries, ["1 begins", "1 ends", "2 begins", "2 ends", "lit at the end"],
        "the closures")
    },
    Contract(asynchronous: "async-04", rules: ["V3-17", "V3-100"], needs: [.names]) { trial in
      let container = try await trial.buildAsynchronously(
        lamp("red").named("port"), lamp("green").named("starboard"))
      for (name, label) in [("port", "red"), ("starboard", "green")] {
        trial.expectEqual(try await container.one(Lamp.self, named: name).label, label, name)
      }
    },
    Contract(asynchronous: "async-05", rules: ["V3-30", "V3-100"], needs: [.many]) { trial in
      let container = try await trial.buildAsynchronously(
        lamp("red").as((any Signal).self),
        AsyncComponentDeclaration<Bell> {
          await AsyncContention.pause()
          return Bell()
        }.as((any Signal).self),
        lamp("green").as((any Signal).self))
      let signals = try await container.many((any Signal).self)
      trial.expectEqual(signals.map(\.label), ["red", "bell", "green"], "the signals")
    },
    Contract(asynchronous: "async-06", rules: ["V3-100"], needs: [.existingObjects]) { trial in
      let container = try await trial.buildAsynchronously(
        lamp("red"),
        AsyncComponentDeclaration(Pier.self)
          .injecting(Lamp.self) { pier, lamp in
            await AsyncContention.settle()
            pier.lamp.set(lamp)
          })
      let pier = Pier()
      try await container.inject(pier)
      trial.expectEqual(pier.lamp.value?.label, "red", "the lamp of the pier")
    },
    Contract(asynchronous: "async-07", rules: ["V3-102"]) { trial in
      let journal = Journal()
      let container = try await trial.buildAsynchronously(
        AsyncComponentDeclaration<Lamp> {
          await AsyncContention.pause()
          return journal.noting("the lamp sees \(ScenarioLocal.label)", Lamp())
        },
        AsyncComponentDeclaration { Pier() }
          .injecting(Lamp.self) { _, _ in
            await AsyncContention.pause()
            journal.note("the pier sees \(ScenarioLocal.label)")
          })
      _ = try await ScenarioLocal.$label.withValue("a storm") {
        try await container.one(Pier.self)
      }
      trial.expectEqual(
        journal.entries, ["the lamp sees a storm", "the pier sees a storm"], "the closures")
    },
    Contract(
      asynchronous: "async-08", rules: ["V3-27", "V3-102"], needs: [.throwingInitializers]
    ) { trial in
      let journal = Journal()
      let container = try await trial.buildAsynchronously(
        AsyncComponentDeclaration<Lamp> {
          journal.note("tried")
          await AsyncContention.pause()
          if journal.entries.count == 1 { throw DeliberateError("no oil yet") }
          return Lamp()
        }.lifetime(.lazySingle),
        boat)
      await trial.asynchronousFailure("the first try") { try await container.one(Boat.self) }
      let lamp = try await container.one(Boat.self).lamp
      trial.expectSame(try await container.one(Lamp.self), lamp, "the lamp afterwards")
      trial.expectEqual(journal.count(of: "tried"), 2, "the tries")
    },
  ]

  /// Declares a lamp whose factory suspends.
  static func lamp(_ label: String) -> AsyncComponentDeclaration<Lamp> {
    AsyncComponentDeclaration {
      await AsyncContention.pause()
      return Lamp(label: label)
    }
  }

  /// A boat, which needs a lamp.
  static var boat: AsyncComponentDeclaration<Boat> {
    AsyncComponentDeclaration(Boat.self).made(with: Lamp.self) { lamp in
      await AsyncContention.pause()
      return Boat(lamp: lamp)
    }
  }
}
