// The records that a resolution began, and those that it uses again, since making one costs more than
// what is done with it for most objects. Both lists are the thread's own: no rule walks them.

extension Creator {
  private static var mostRecycled: Int { 16 }

  /// Begins a record, which is used again if one is left over.
  func addRecord(_ slot: InstanceSlot?, _ plan: ComponentPlan?) {
    guard let spare = recycledRecords.map(Unmanaged.passUnretained) else {
      let record = CreationRecord(slot, plan, self)
      record.earlier = newest
      newest = record
      return
    }
    spare._withUnsafeGuaranteedRef { $0.renew(slot, plan) }
    Self.moveFirst(of: &recycledRecords, to: &newest)
    recycledCount -= 1
  }

  /// Lets go of all records of a resolution that has ended, but for those that can be used again.
  ///
  /// Not under the gate's lock: plans, objects and errors of the user may die here.
  package func releaseRecords() {
    if !borrowed.isEmpty { borrowed = [] }
    while let first = newest.map(Unmanaged.passUnretained) {
      // Others may still ask what became of a record that somebody else holds, or settle it.
      guard isKnownUniquelyReferenced(&newest), recycledCount < Self.mostRecycled,
        first._withUnsafeGuaranteedRef({ $0.endedOwner == nil && $0.phase == .ready })
      else {
        // One after the other, so that a long list does not die by a long recursion.
        var dropped: CreationRecord?
        Self.moveFirst(of: &newest, to: &dropped)
        continue
      }
      first._withUnsafeGuaranteedRef { $0.forgetPlan() }
      Self.moveFirst(of: &newest, to: &recycledRecords)
      recycledCount += 1
    }
  }

  /// Moves the first record of a list to the front of another one, without counting references.
  private static func moveFirst(of list: inout CreationRecord?, to other: inout CreationRecord?) {
    Unmanaged.passUnretained(list.unsafelyUnwrapped)._withUnsafeGuaranteedRef { record in
      swap(&list, &record.earlier)
      swap(&record.earlier, &other)
    }
  }
}
