private import Foundation

extension Contract {
  /// Closures of the main actor.
  static let asynchronousActors: [Contract] = [
    Contract(asynchronous: "async-20", rules: ["V3-103"]) { trial in
      let ranOnMain = Guarded<[Bool]>([])
      let container = try await trial.buildAsynchronously(
        lamp("red"),
        AsyncComponentDeclaration(Boat.self).madeOnMainActor(with: Lamp.self) { lamp in
          ranOnMain.change { $0.append(MainActorThread.isCurrent) }
          return Boat(lamp: lamp)
        })
      trial.expectEqual(try await container.one(Boat.self).lamp.label, "red", "the boat's lamp")
      trial.expectEqual(ranOnMain.value, [true], "the factory runs on the main actor")
    },
    Contract(asynchronous: "async-21", rules: ["V3-103"]) { trial in
      let ranOnMain = Guarded<[Bool]>([])
      let container = try await trial.buildAsynchronously(
        lamp("red"),
        AsyncComponentDeclaration { Pier() }.injectingOnMainActor(Lamp.self) { pier, lamp in
          ranOnMain.change { $0.append(MainActorThread.isCurrent) }
          pier.lamp.set(lamp)
        })
      let pier = try await container.one(Pier.self)
      trial.expectEqual(pier.lamp.value?.label, "red", "the pier's lamp")
      trial.expectEqual(ranOnMain.value, [true], "the injection runs on the main actor")
    },
    Contract(asynchronous: "async-22", rules: ["V3-103"]) { trial in
      let tasks = AsyncContention.tasks
      let asking = trial.latch(arrivals: tasks)
      let inTime = Guarded<[Bool]>([])
      let patience = min(5, trial.container.timeLimit / 4)
      let container = try await trial.buildAsynchronously(
        AsyncComponentDeclaration(Lamp.self).lifetime(.transient).madeOnMainActor {
          // The main thread is busy until all tasks ask. After one failure, no further factory waits.
          let hasFailed = inTime.value.contains(false)
          let haveAsked = asking.blockThread(seconds: hasFailed ? 0 : patience)
          inTime.change { $0.append(haveAsked) }
          return Lamp()
        })
      let lamps = try await withThrowingTaskGroup(of: Lamp.self) { group in
        for _ in 0..<tasks {
          group.addTask {
            asking.arrive()
            return try await container.one(Lamp.self)
          }
        }
        return try await group.reduce(into: [Lamp]()) { $0.append($1) }
      }
      trial.expectEqual(Set(lamps.map(ObjectIdentifier.init)).count, tasks, "the lamps")
      trial.expect(!inTime.value.contains(false), "all tasks ask while the main thread is busy")
    },
  ]
}

/// Finds out whether the current thread runs code of the main actor.
///
/// Linux may run the main queue on another thread than the main one.
enum MainActorThread {
  /// Marks the main queue. Never changes.
  private struct Mark: @unchecked Sendable {
    let key = DispatchSpecificKey<Bool>()

    init() { DispatchQueue.main.setSpecific(key: key, value: true) }
  }

  private static let mark = Mark()

  /// Whether the current thread is the main one, or runs the main queue.
  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mark.key) ?? Thread.isMainThread
  }
}
