import BenchmarkModels
import DIv3
import Dispatch

/// Containers in which something has an end.
enum ModernEnds {
  static let shared = Work("modern.ends.shared") {
    let container = DIContainer()
    container.register(SharedObject.init).lifetime(.single)
    container.register { Numbered000() }.lifetime(.perContainer(.strong)).onEnd { _ in }
    return { count in
      for _ in 0..<count { consume(container.resolve() as SharedObject) }
    }
  }

  /// The ends of independent objects, which have nothing to do.
  static let end = ends("modern.ends.end", of: 100, operations: 100)

  /// As many empty tasks.
  static let tasks = Work("limit.tasks", pace: .once, operations: 100) {
    Run { _ in
      wait {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<100 { group.addTask {} }
        }
      }
    }
  }

  static let quarter = ends("modern.ends.25000", of: 25_000)
  static let full = ends("modern.ends.100000", of: 100_000)

  private static func ends(_ name: String, of count: Int, operations: Int = 1) -> Work {
    Work(name, pace: .once, operations: operations) {
      var container = container(of: count)
      return Run { _ in
        wait { [container] in try? await container.end() }
      } reset: {
        container = ModernEnds.container(of: count)
      }
    }
  }

  static let releasedQuarter = released("modern.ends.released.5000", 5_000)
  static let releasedFull = released("modern.ends.released.20000", 20_000)

  /// A container that is released without its end.
  private static func released(_ name: String, _ count: Int) -> Work {
    Work(name, pace: .once) {
      // It would report each time what was released without its end.
      DISetting.Log.fun = nil
      var made = [container(of: count)]
      return Run { _ in
        made.removeAll()
      } reset: {
        made = [container(of: count)]
      }
    }
  }

  /// Returns a container that keeps objects with an end until it ends.
  private static func container(of count: Int) -> DIContainer {
    let container = DIContainer()
    container.register(SharedObject.init).lifetime(.perContainer(.strong)).onEnd { _ in }
    for _ in 0..<count {
      consume(container.resolve() as SharedObject)
      container.clean()
    }
    return container
  }

  static let liveQuarter = live("modern.ends.live.1000", 1_000)
  static let liveFull = live("modern.ends.live.4000", 4_000)

  /// Children that live at the same time, each with an object that has an end.
  private static func live(_ name: String, _ count: Int) -> Work {
    Work(name, pace: .once) {
      let parent = DIContainer()
      parent.register { Numbered000() }.lifetime(.perContainer(.strong)).onEnd { _ in }
      var children: [DIContainer] = []
      return Run { _ in
        for _ in 0..<count {
          let child = DIContainer(parent: parent)
          child.register(SharedObject.init).lifetime(.perContainer(.strong)).onEnd { _ in }
          consume(child.resolve() as SharedObject)
          children.append(child)
        }
      } reset: {
        wait { [children] in
          for child in children { try? await child.end() }
        }
        children = []
      }
    }
  }

  /// What stays of each object that a kept object makes by its provider, and drops.
  static let provided = MemoryUse(components: 200_000) {
    let container = DIContainer()
    container.register { Leaf() }
    container.register { ProviderHolder(leaves: $0) }
      .lifetime(.perContainer(.strong)).onEnd { _ in }
    let holder: ProviderHolder = container.resolve()
    for _ in 0..<200_000 { consume(holder.leaves.value) }
    return container
  }

  /// What stays of each `end(timeout:)` that has returned long before its limit.
  static let limited = ended(within: .seconds(3_600))
  static let unlimited = ended(within: nil)

  private static func ended(within limit: TimeLimit?) -> MemoryUse {
    MemoryUse(components: 100_000) {
      wait {
        for _ in 0..<100_000 { try? await container(of: 1).end(timeout: limit) }
      }
      return 0
    }
  }

  static let nothing = MemoryUse(components: 1) { 0 }

  private final class ProviderHolder: Sendable {
    let leaves: Provider<Leaf>

    init(leaves: Provider<Leaf>) { self.leaves = leaves }
  }

  private static func wait(_ body: @escaping @Sendable () async -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task.detached(priority: .userInitiated) {
      await body()
      done.signal()
    }
    done.wait()
  }
}
