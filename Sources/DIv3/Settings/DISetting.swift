package import DIEngine

/// The severity of a log message. The log shows messages that are at least as severe as
/// ``DISetting/Log/level``.
///
/// ```swift
/// DISetting.Log.level = .warning  // Shows warnings and errors.
/// ```
///
/// - Since: 3.0; `verbose` since 3.2
public enum DILogLevel: Sendable {
  /// Shows no messages at all.
  ///
  /// - Since: 3.0
  case none

  /// An object can't be resolved as declared.
  ///
  /// - Since: 3.0
  case error

  /// Probably unintended.
  ///
  /// - Since: 3.0
  case warning

  /// Normal, but worth knowing.
  ///
  /// - Since: 3.0
  case info

  /// Every step of every request.
  ///
  /// - Since: 3.2
  case verbose
}

/// A function that receives log messages.
///
/// A message arrives synchronously on the thread that causes it. The function may use containers.
///
/// ```swift
/// let function: DILogFunc = { level, message in print(level, message) }
/// ```
///
/// - Parameters:
///   - level: The severity of the message.
///   - message: The text of the message.
/// - Since: 3.0
public typealias DILogFunc = (_ level: DILogLevel, _ message: String) -> Void

/// Settings of the library, shared by all containers.
///
/// Any thread may read and change them; set them before the first container is used.
///
/// ```swift
/// DISetting.Defaults.lifeTime = .perContainer(.weak)
/// DISetting.Log.level = .verbose
/// ```
///
/// - Since: 3.0
public enum DISetting {
  /// Defaults for components that state nothing else.
  ///
  /// - Since: 3.0
  public enum Defaults {
    /// The lifetime of components that are registered without one; the registration reads it. The default is
    /// ``DILifeTime/prototype``.
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

  /// Settings of the log.
  ///
  /// - Since: 3.0
  public enum Log {
    /// The function that receives log messages; nil turns the log off. By default it prints them, except that an
    /// Optional is nil because no component offers its type: set this or the level to see that, too. The cause of a
    /// trap goes to a function that the program sets; the message of the trap contains it in any case.
    ///
    /// ```swift
    /// DISetting.Log.fun = { level, message in logger.log("\(level): \(message)") }
    /// ```
    ///
    /// - Since: 3.0
    public static var fun: DILogFunc? {
      get { logFunction.value }
      set {
        isLogSet.value = true
        logFunction.value = newValue
      }
    }

    /// The least severe level that the log shows. The default is ``DILogLevel/info``.
    ///
    /// `verbose` logs each step of each request, and so makes requests slower. Setting it, or another level
    /// after it, makes all containers choose again for their requests. A change affects only steps that begin
    /// later; a step that began while the level was `verbose` counts for the indentation until it ends.
    ///
    /// ```swift
    /// DISetting.Log.level = .verbose
    /// container.register(Car.init)
    /// // verbose: Registered <Component. type: Car; path: Cars.swift:7>: ...
    /// ```
    ///
    /// - Since: 3.0; `verbose` since 3.2
    public static var level: DILogLevel {
      get { logLevel.value }
      set {
        isLogSet.value = true
        logLevel.value = newValue
        verbosity.update { logLevel.value == .verbose }
      }
    }

    /// The indentation of a message for each step that encloses it, while the level is `verbose`. Each thread
    /// counts its own steps. The default is a tab.
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

    /// Whether the program has set the function.
    static var isFunctionSet: Bool { logFunction.isChanged }

    /// Whether the program has set the function or the level.
    static var isSet: Bool { isLogSet.value }
  }

  private static let isLogSet = Setting(false)
  private static let logLevel = Setting<DILogLevel>(.info)
  private static let logTab = Setting("\t")
  private static let logFunction = Setting<DILogFunc?>({ print("\($0): \($1)") })
}

/// A value that any thread may read and change.
package final class Setting<Value>: Sendable {
  private let stored: Guarded<Value>
  private let changed = Flag()

  package init(_ value: Value) {
    stored = Guarded(value)
  }

  package var value: Value {
    get { stored.value }
    set { update { $0 = newValue } }
  }

  /// Whether the value was ever changed. Readable without a lock.
  var isChanged: Bool { changed.isSet }

  /// Changes the value. The closure runs under a lock.
  package func update(_ change: (inout Value) -> Void) {
    changed.isSet = true
    let old = stored.locked { stored -> Value in
      let old = stored
      change(&stored)
      return old
    }
    _ = old
  }

  /// Returns whether a condition holds for the value. The value is never retained by the caller, so a
  /// replaced one is always released outside of all locks, even if the caller holds one.
  func satisfies(_ condition: (Value) -> Bool) -> Bool {
    stored.locked { condition($0) }
  }
}

/// Defaults for components that state nothing else.
package struct ComponentDefaults {
  var lifeTime = DILifeTime.prototype
  /// Adds what components of the platform's classes receive by default; nil if they receive nothing.
  package var complete: (@Sendable (Component) -> Void)?
}

/// The current defaults.
package let componentDefaults = Setting(ComponentDefaults())

/// Applies the defaults to a new component, which has the lifetime that is the default in most programs.
func applyDefaults(to component: Component) {
  // Each registration comes here.
  guard componentDefaults.isChanged else { return }
  let defaults = componentDefaults.value
  component.lifetime = defaults.lifeTime.engineLifetime
  component.store = defaults.lifeTime.store
  defaults.complete?(component)
}
