// Records that are used again, since making one costs more than what is done with it for most objects.

extension CreationRules {
  private static let mostSpares = 16

  /// Keeps a record that is over, if nobody else refers to it: others may still ask what became of it.
  mutating func keepSpare(_ record: consuming CreationRecord) {
    guard record.phase == .ready, spareCount < Self.mostSpares,
      isKnownUniquelyReferenced(&record)
    else { return }
    record.forgetPlan()
    record.earlier = spares
    spares = record
    spareCount += 1
  }

  /// A record that is over, for another attempt.
  mutating func takeSpare(
    _ slot: Slot?, _ plan: CellPlan?, _ owner: Resolution
  ) -> CreationRecord? {
    guard let record = spares else { return nil }
    spares = record.earlier
    spareCount -= 1
    record.renew(slot, plan, owner)
    return record
  }
}
