// Where the objects of a cell are kept for the running request.

extension CellPlan {
  /// The slot of this cell for the running request. It lives at least as long as that.
  func heldSlot(_ thread: ThreadState) -> Unmanaged<Slot> {
    if lifetime.kept == .engine || lifetime.kept == .process {
      return .passUnretained(cell.slot!)
    }
    return keepingScope(thread)._withUnsafeGuaranteedRef { $0.heldSlot(for: cell, lifetime) }
  }

  func slot(_ thread: ThreadState) -> Slot { heldSlot(thread).takeUnretainedValue() }

  /// The scope that keeps the objects for the running request.
  private func keepingScope(_ thread: ThreadState) -> Unmanaged<Scope> {
    let scope = currentRun(thread).unsafelyUnwrapped.pointee.scope
    return scope._withUnsafeGuaranteedRef {
      $0.parent == nil ? scope : .passUnretained($0.keeping(for: home))
    }
  }

  /// Whether the running request finds the objects only while somebody else holds them.
  func isWeak(_ thread: ThreadState) -> Bool {
    if lifetime.strength == .weak { return true }
    guard lifetime.kept == .scopeUntilCleaned else { return false }
    return keepingScope(thread)._withUnsafeGuaranteedRef { $0.isLoose }
  }

  /// The slot of this cell for a request on a scope.
  func slot(in scope: Scope) -> Slot {
    cell.slot ?? scope.heldSlot(for: cell, lifetime).takeUnretainedValue()
  }

  /// How often the kept object was replaced; read before an object is obtained, so that `fill`
  /// can tell whether it is still the one that is kept.
  @usableFromInline
  package func version(_ thread: ThreadState) -> Int {
    slot(thread).version
  }

  /// Publishes a finished object at a place of this plan.
  @usableFromInline
  package func fill(_ place: ReadyPlace, _ box: AnyBox, _ version: Int, _ thread: ThreadState) {
    guard tracing == nil else { return }
    let scope = currentRun(thread).unsafelyUnwrapped.pointee.scope.takeUnretainedValue()
    slot(thread).publish(box, at: place, in: scope, version)
  }

  /// Whether the running request finds an object that is finished.
  @usableFromInline
  package func isKept(_ thread: ThreadState) -> Bool {
    slot(thread).finished != nil
  }

  /// Keeps nothing of an object that was made for a request which it can't serve, where failed
  /// requests keep nothing.
  @usableFromInline
  package func takeBack(_ thread: ThreadState) {
    let scope = currentRun(thread).unsafelyUnwrapped.pointee.scope.takeUnretainedValue()
    guard scope.options.afterFailure == .withdraw else { return }
    slot(thread).takeBack()
  }
}
