// Programs in which something of the user dies that nobody but a record holds.

extension CreationProgram {
  static let lettingGo = [leavesRecord, leavesBorrower, failsTwice, leavesHeld, leavesHeldFirst]

  /// A call fails whose own object is finished, but holds one of another call. When that is finished, too,
  /// nobody else holds the record, and so the plan.
  private static let leavesRecord = CreationProgram(
    parts: [.needs(1), .needs(injects: [0]), .needs(0)], calls: [[1], [2]],
    trouble: Trouble(spot: .call(1)), swallows: true)

  /// A call fails that has borrowed two objects, and then these fail, one after the other, since D needs
  /// itself. Nobody holds the first failure but what the call leaves, and the second object that.
  private static let leavesBorrower = CreationProgram(
    parts: [.needs(injects: [2, 3]), .needs(injects: [2]), .needs(0, 1), .needs(3)],
    calls: [[0, 1], [2]], trouble: Trouble(spot: .initializer(2)))

  /// Two objects fail, one after the other, which a third one holds whose code runs. Nobody holds the
  /// second failure but its record.
  private static let failsTwice = CreationProgram(
    parts: [
      .needs(injects: [2]), .needs(injects: [2]), Part(injections: [0, 1, 3], isShown: true),
      .needs(),
    ], calls: [[0, 1], [2], [3]], trouble: Trouble(spot: .injections(0)))

  /// A call fails by the injections of D. B is ready then; A is not, since it holds C of another call, too.
  /// Nobody holds the record of B but that of A, which ends in one rule with that of C.
  private static let leavesHeld = CreationProgram(
    parts: [.needs(1, 2), .needs(injects: [1]), .needs(injects: [0]), .needs(injects: [3])],
    calls: [[2], [0, 3]], trouble: Trouble(spot: .injections(3)), finishes: true)

  /// The same, but C becomes ready first, and then A.
  private static let leavesHeldFirst = CreationProgram(
    parts: [.needs(1, 2), .needs(injects: [1]), .needs(injects: [2]), .needs(injects: [3])],
    calls: [[2, 0], [0, 3]], trouble: Trouble(spot: .injections(3)), finishes: true)
}
