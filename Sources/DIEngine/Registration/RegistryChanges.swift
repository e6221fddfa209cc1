/// The words by which requests see, without the lock of a registry, whether it has changed.
package class RegistryChanges {
  // Words that threads read without the lock, used by their addresses only. They must come first.
  private final var versionMemory: UInt = 0
  private final var modulesMemory: UInt = 0
  private final var checksMemory: UInt = 0

  /// Those of the parent registry, which lives longer.
  private final let upper: Unowned<RegistryChanges>?

  init(below upper: RegistryChanges?) {
    self.upper = upper.map { Unowned($0) }
    noteChange()
  }

  /// Returns the registry whose scope keeps the instances of a component: the registry or one of its parents. It depends on
  /// what the component and those that it leads to need. The caller holds the lock.
  func home(of component: Component) -> Registry {
    preconditionFailure("Those who plan requests know the needs.")
  }

  private final var versionWord: AtomicWord { AtomicWord(in: self) }
  private final var modulesWord: AtomicWord { AtomicWord(in: self, at: 1) }
  private final var checksWord: AtomicWord { AtomicWord(in: self, at: 2) }

  /// A number that grows with each change of the registry or one above it. Never 0.
  @inline(__always)
  final var version: UInt { _fastPath(upper == nil) ? versionWord.load() : versionBelow }

  @inline(never)
  private final var versionBelow: UInt {
    versionWord.load() &+ (upper?.with { $0.version } ?? 0)
  }

  /// Notes a change of the registry: all needs choose again, when they are used next. The caller holds the lock.
  final func noteChange() { versionWord.store(versionWord.load() &+ 1) }

  /// Whether any component of this registry or its parents belongs to a module, so that choices depend on who asks.
  @inline(__always)
  final var hasModules: Bool { modulesWord.load() != 0 || (upper != nil && hasModulesAbove) }

  @inline(never)
  private final var hasModulesAbove: Bool { upper?.with { $0.hasModules } ?? false }

  final func noteModules() { modulesWord.store(1) }

  /// Whether each outermost request to this registry or its parents is checked before it begins (`Plan.checkFirst`).
  final var checksFirst: Bool {
    checksWord.load() != 0 || (upper?.with { $0.checksFirst } ?? false)
  }

  /// Lets each outermost request be checked from now on. The caller holds the lock.
  final func checkFirst() {
    guard !checksFirst else { return }
    checksWord.store(1)
    noteChange()
  }
}
