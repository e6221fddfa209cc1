// Programs in which something of the user is released that only a record retains.

extension CreationProgram {
  static let lettingGo = [leavesRecord, leavesBorrower, failsTwice, leavesHeld, leavesHeldFirst]

  /// A call fails whose own object is finished but holds an object of another call. When that one is
  /// finished too, nothing else retains the record, and therefore the plan.
  private static let leavesRecord = CreationProgram(
    parts: [.needs(1), .needs(injects: [0]), .needs(0)], calls: [[1], [2]],
    trouble: Trouble(spot: .call(1)), swallows: true)

  /// A call fails that has borrowed two objects, which then fail one after the other, because D
  /// depends on itself. Only the call's remains retain the first failure, and only the second object
  /// retains them.
  private static let leavesBorrower = CreationProgram(
    parts: [.needs(injects: [2, 3]), .needs(injects: [2]), .needs(0, 1), .needs(3)],
    calls: [[0, 1], [2]], trouble: Trouble(spot: .initializer(2)))

  /// Two objects fail, one after the other, while the code of a third one that holds them runs. Only
  /// its record retains the second failure.
  private static let failsTwice = CreationProgram(
    parts: [
      .needs(injects: [2]), .needs(injects: [2]), Part(injections: [0, 1, 3], isShown: true),
      .needs(),
    ], calls: [[0, 1], [2], [3]], trouble: Trouble(spot: .injections(0)))

  /// A call fails in the injections of D. B is then ready; A isn't, because it also holds C of
  /// another call. Only the record of A retains the record of B, and the same rule ends the records
  /// of A and C.
  private static let leavesHeld = CreationProgram(
    parts: [.needs(1, 2), .needs(injects: [1]), .needs(injects: [0]), .needs(injects: [3])],
    calls: [[2], [0, 3]], trouble: Trouble(spot: .injections(3)), finishes: true)

  /// The same, but C becomes ready first, and then A.
  private static let leavesHeldFirst = CreationProgram(
    parts: [.needs(1, 2), .needs(injects: [1]), .needs(injects: [2]), .needs(injects: [3])],
    calls: [[2, 0], [0, 3]], trouble: Trouble(spot: .injections(3)), finishes: true)
}
