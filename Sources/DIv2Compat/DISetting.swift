internal import DIEngine

/// Settings of the whole program. Since 2.2.0.
public struct DISetting {
  /// The lifetime of registrations that name none: `.perScope` unless changed. Since 2.2.0.
  ///
  /// It is read when `register` is called; registrations made before a change keep theirs. Set it
  /// once, before the first registration: it holds for every builder of the program.
  ///
  /// ```swift
  /// DISetting.defaultLifeTime = .perDependency
  /// ```
  public static var defaultLifeTime: DILifeTime {
    get { storage.value }
    set { storage.value = newValue }
  }

  private static let storage = Storage()

  private final class Storage: @unchecked Sendable {
    private let mutex = Mutex()
    private var stored = DILifeTime.perScope

    var value: DILifeTime {
      get { mutex.locked { stored } }
      set { mutex.locked { stored = newValue } }
    }
  }
}
