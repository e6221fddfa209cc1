package import DIEngine

/// How strict a message is; a message passes if it is at least as strict as
/// ``DISetting/Log/level``.
///
/// ```swift
/// DISetting.Log.level = .warning  // Shows warnings and errors.
/// ```
///
/// - Since: 3.0; `verbose` since 3.2
public enum DILogLevel: Sendable {
  /// Stricter than all messages: none passes.
  case none
  /// An object can't be had as declared.
  case error
  /// Something that probably was not meant.
  case warning
  /// Something that is normal but worth knowing.
  case info
  /// Every step.
  case verbose
}

/// Takes messages: the level and the text. It is called at once, on the thread that the message is
/// about, and may use containers itself.
///
/// ```swift
/// let function: DILogFunc = { level, message in print(level, message) }
/// ```
///
/// - Since: 3.0
public typealias DILogFunc = (_ level: DILogLevel, _ message: String) -> Void

/// Settings of the library. Any thread may read and set them; best set them before containers are
/// used.
///
/// ```swift
/// DISetting.Defaults.lifeTime = .perContainer(.weak)
/// DISetting.Log.level = .verbose
/// ```
///
/// - Since: 3.0
public enum DISetting {
  /// What is used where a component says nothing.
  ///
  /// - Since: 3.0
  public enum Defaults {
    /// The lifetime of components that are registered without one, read when they are registered.
    ///
    /// ```swift
    /// DISetting.Defaults.lifeTime = .single
    /// container.register(Database.init)  // single
    /// ```
    ///
    /// - Since: 3.0
    public static var lifeTime: DILifeTime {
      get { componentDefaults.value.lifeTime }
      set { componentDefaults.update { $0.lifeTime = newValue } }
    }
  }

  /// What becomes of messages.
  ///
  /// - Since: 3.0
  public enum Log {
    /// Takes the messages; nil turns them off. By default they are printed.
    ///
    /// ```swift
    /// DISetting.Log.fun = { level, message in logger.log("\(level): \(message)") }
    /// ```
    ///
    /// - Since: 3.0
    public static var fun: DILogFunc? {
      get { logFunction.value }
      set { logFunction.value = newValue }
    }

    /// The least strict level that passes.
    ///
    /// `verbose` tells each step of each request, so that requests are slower while it is set. To set
    /// it, or another level after it, lets all containers compile their requests anew. It may be
    /// set at any time, and holds for what begins then; what had begun while it was `verbose` is
    /// counted to its end.
    ///
    /// ```swift
    /// DISetting.Log.level = .verbose
    /// container.register(Car.init)
    /// // verbose: Registered <Component. type: Car; path: Cars.swift:7>: priority: normal, ...
    /// ```
    ///
    /// - Since: 3.0; `verbose` since 3.2
    public static var level: DILogLevel {
      get { logLevel.value }
      set {
        logLevel.value = newValue
        verbosity.update { logLevel.value == .verbose }
      }
    }

    /// What stands before a message for each step that it lies inside of others, while the level is
    /// `verbose`. Each thread counts its own steps.
    ///
    /// ```swift
    /// DISetting.Log.tab = "  "
    /// ```
    ///
    /// - Since: 3.0
    public static var tab: String {
      get { logTab.value }
      set { logTab.value = newValue }
    }
  }

  private static let logLevel = Setting<DILogLevel>(.info)
  private static let logTab = Setting("\t")
  private static let logFunction = Setting<DILogFunc?>({ print("\($0): \($1)") })
}

/// A value that any thread may read and set.
package final class Setting<Value>: @unchecked Sendable {
  private let mutex = Mutex()
  private var stored: Value

  package init(_ value: Value) {
    stored = value
  }

  package var value: Value {
    get { mutex.locked { stored } }
    set { update { $0 = newValue } }
  }

  /// Changes the value. The change runs under a lock.
  package func update(_ change: (inout Value) -> Void) {
    let old = mutex.locked { () -> Value in
      let old = stored
      change(&stored)
      return old
    }
    _ = old
  }

  /// Whether a condition holds for the value. What was set before dies outside of all locks, as it
  /// would not if the value were read where one is held.
  func satisfies(_ condition: (Value) -> Bool) -> Bool {
    mutex.locked { condition(stored) }
  }
}

/// What is used where a component says nothing.
package struct ComponentDefaults {
  var lifeTime = DILifeTime.prototype
  /// Adds to a component what the platform's classes get, if they are to get anything.
  package var complete: (@Sendable (Component) -> Void)?
}

/// What is used where a component says nothing.
package let componentDefaults = Setting(ComponentDefaults())

/// Gives a component what is used where it says nothing.
func applyDefaults(to component: Component) {
  let defaults = componentDefaults.value
  component.lifetime = defaults.lifeTime.engineLifetime
  component.store = defaults.lifeTime.store
  defaults.complete?(component)
}
