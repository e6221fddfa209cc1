import DIEngine

/// An incorrect protocol: the explorer must find its violation.
enum CreationFlaw: String, CaseIterable {
  /// An object is published when its own injections are finished, whatever it holds.
  case publishesOwn
  /// A request ends although what it received from others is unfinished.
  case noBarrier
  /// A wait does not mark the slot's word.
  case noBit
  /// Settling a claim wakes only the first waiter.
  case settleWakesOne
  /// Giving up the turn wakes nobody.
  case releaseWakesNobody
  /// A root that received a failed object doesn't learn of it.
  case noTaint
  /// A failure doesn't reach the objects that hold the failed one.
  case failureLeavesHolders
  /// An object on the stack doesn't fail when its code returns.
  case pendingIgnored
  /// What a child receives isn't held by the object whose closure started it.
  case forgetsParent
  /// An unfinished object is given to another session.
  case earlyToStranger
  /// A call goes on without the turn.
  case twoTurns
  /// Who claims a word that says finished doesn't look again whether an object is kept.
  case claimsWithoutLook
  /// A thread that tasks may need waits for a suspended task.
  case waitsForSuspended
  /// A main thread that waits runs nothing for others.
  case servesNobody
  /// The way of a task to the main thread isn't offered there.
  case hopNotOffered
  /// An owner that ends refuses what objects need that are being made.
  case refusesNeeded
  /// Nobody records which objects an object received.
  case forgetsReceipts
  /// An end doesn't wait for what is being made.
  case endsAtOnce

  /// The number of the invariant that it violates first.
  var broken: Character {
    switch self {
    case .publishesOwn, .noBarrier, .forgetsParent, .earlyToStranger: return "2"
    case .noBit, .settleWakesOne, .releaseWakesNobody, .servesNobody, .hopNotOffered,
      .failureLeavesHolders:
      return "4"
    case .noTaint, .pendingIgnored: return "6"
    case .twoTurns, .waitsForSuspended: return "7"
    case .claimsWithoutLook: return "1"
    case .refusesNeeded, .forgetsReceipts, .endsAtOnce: return "8"
    }
  }

  /// The kinds of calls that show it.
  var kinds: [CallKind] {
    switch self {
    case .forgetsParent: return [.task, .child, .thread]
    case .pendingIgnored: return [.task, .child, .child]
    case .twoTurns: return [.task, .child, .child]
    case .waitsForSuspended: return [.task, .blocking]
    case .servesNobody: return [.thread, .main]
    case .hopNotOffered: return [.task, .main]
    case .claimsWithoutLook: return [.thread, .thread, .cleaner]
    case .settleWakesOne: return [.thread, .thread, .thread]
    case .refusesNeeded, .forgetsReceipts, .endsAtOnce: return [.thread, .ender]
    default: return [.thread, .thread]
    }
  }

  /// Changes the state after a step as the flaw would.
  ///
  /// - Parameter asleep: The calls that waited before the step, and were not woken.
  func spoil(_ world: CreationWorld, _ asleep: [VirtualCall]) {
    switch self {
    case .noBit:
      for slot in world.slots {
        let state = slot.word.load()
        if state.isAwaited, let claim = state.claim { slot.word.store(.claimed(claim)) }
      }
    case .settleWakesOne:
      let woken = asleep.filter { $0.wait?.isSettled ?? false && $0.wait!.isWoken }
      for call in woken.dropFirst() { call.wait?.isWoken = false }
    case .releaseWakesNobody:
      for call in asleep where !(call.wait?.isSettled ?? true) { call.wait?.isWoken = false }
    case .noTaint:
      for call in world.calls { call.member.taint = nil }
    case .pendingIgnored:
      for (claim, _) in world.made { claim.links?.pending = nil }
    case .twoTurns:
      for call in world.calls where call.wait?.isWoken ?? false { call.member.session.turn = nil }
    case .waitsForSuspended:
      for call in world.calls where call.blocksTasks { call.wait?.verdict = nil }
    case .hopNotOffered:
      world.room.locked { world.room.hopping = [] }
    default: break
    }
  }
}
