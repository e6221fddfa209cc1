// Records that are used again, since making one costs more than what is done with it for most objects.

extension CreationRules {
  private static var mostSpares: Int { 16 }

  /// Begins a list of records with a new one, or with one that is over.
  mutating func prepend(
    _ slot: Slot?, _ plan: CellPlan?, _ owner: Resolution
  ) {
    guard let spare = spares.map(Unmanaged.passUnretained) else {
      let record = CreationRecord(slot, plan, owner)
      record.earlier = owner.newest
      owner.newest = record
      return
    }
    spare._withUnsafeGuaranteedRef { $0.renew(slot, plan, owner) }
    Self.moveFirst(of: &spares, to: &owner.newest)
    spareCount -= 1
  }

  /// Takes the first record off the list of a resolution. It is kept if it is over and nobody else
  /// refers to it: others may still ask what became of it.
  mutating func dropFirst(_ owner: Resolution) {
    let first = Unmanaged.passUnretained(owner.newest.unsafelyUnwrapped)
    let isOver = first._withUnsafeGuaranteedRef { $0.phase == .ready }
    guard isOver, spareCount < Self.mostSpares, isKnownUniquelyReferenced(&owner.newest) else {
      // One after the other, so that a long list does not die by a long recursion.
      var dropped: CreationRecord?
      return Self.moveFirst(of: &owner.newest, to: &dropped)
    }
    first._withUnsafeGuaranteedRef { $0.forgetPlan() }
    Self.moveFirst(of: &owner.newest, to: &spares)
    spareCount += 1
  }

  /// Moves the first record of a list to the front of another one, without counting references.
  private static func moveFirst(of list: inout CreationRecord?, to other: inout CreationRecord?) {
    Unmanaged.passUnretained(list.unsafelyUnwrapped)._withUnsafeGuaranteedRef { record in
      swap(&list, &record.earlier)
      swap(&record.earlier, &other)
    }
  }
}
