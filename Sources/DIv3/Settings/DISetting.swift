internal import DIEngine

/// How strict a message is; a message passes if it is at least as strict as
/// ``DISetting/Log/level``.
///
/// Since 3.0; `verbose` since 3.2.
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

/// Takes messages: the level and the text.
///
/// Since 3.0.
public typealias DILogFunc = (_ level: DILogLevel, _ message: String) -> Void

/// Settings of the library. Set them before containers are used.
///
/// Since 3.0.
public enum DISetting {
  /// What is used where a component says nothing.
  public enum Defaults {
    /// The lifetime of components that are registered without one, read when they are registered.
    ///
    /// Since 3.0.
    public static var lifeTime: DILifeTime {
      get { defaults.value }
      set { defaults.value = newValue }
    }
  }

  /// What becomes of messages.
  public enum Log {
    /// Takes the messages; nil turns them off. By default they are printed.
    ///
    /// Since 3.0.
    public static var fun: DILogFunc? {
      get { logFunction.value }
      set { logFunction.value = newValue }
    }

    /// The least strict level that passes.
    ///
    /// `verbose` tells each step of each request, so that requests are slower while it is set. To set
    /// it, or another level after it, lets all containers compile their requests anew.
    ///
    /// Since 3.0.
    public static var level: DILogLevel {
      get { logLevel.value }
      set {
        logLevel.value = newValue
        verbosity.update { logLevel.value == .verbose }
      }
    }

    /// What stands before a message for each step that it lies inside of others, while the level is
    /// `verbose`.
    ///
    /// Since 3.0.
    public static var tab: String {
      get { logTab.value }
      set { logTab.value = newValue }
    }
  }

  private static let defaults = Setting<DILifeTime>(.prototype)
  private static let logLevel = Setting<DILogLevel>(.info)
  private static let logTab = Setting("\t")
  private static let logFunction = Setting<DILogFunc?>({ print("\($0): \($1)") })
}

/// A value that any thread may read and set.
final class Setting<Value>: @unchecked Sendable {
  private let mutex = Mutex()
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    get { mutex.locked { stored } }
    set {
      let old = mutex.locked { () -> Value in
        defer { stored = newValue }
        return stored
      }
      _ = old
    }
  }
}

/// Gives a component what is used where it says nothing.
func applyDefaults(to component: Component) {
  let lifetime = DISetting.Defaults.lifeTime
  component.lifetime = lifetime.engineLifetime
  component.keeper = lifetime.keeper
}
