/// A member's wait: for an object, for its turn, or at the end of its request. Guarded by the room.
///
/// A member whose wait is over looks at the slot again, or goes on; unless there is a verdict, which doesn't change any more.
package final class Wait {
  package enum Wants {
    case claim(Claim)
    case turn
    /// That all that the request received is settled.
    case end
  }

  /// How the member waits.
  package enum Manner: Sendable {
    /// It blocks its thread, which tasks may need.
    case thread(isOnMain: Bool, mayBeNeeded: Bool)
    /// It suspends its task, which may continue on the main thread only.
    case task(returnsToMain: Bool)

    /// How synchronous code waits. A task may need the main thread, or one that runs a task itself.
    package static func ofThisThread() -> Manner {
      let isOnMain = isOnMainThread()
      return .thread(isOnMain: isOnMain, mayBeNeeded: isOnMain || currentTask() != 0)
    }

    /// How the running task waits.
    ///
    /// - Parameter isOnActor: Whether it runs on an actor, to which it returns when the wait is over.
    package static func ofTask(isOnActor: Bool) -> Manner {
      .task(returnsToMain: isOnActor && isOnMainThread())
    }
  }

  /// Why the member goes on without what it wants.
  package enum Verdict {
    /// Initializers need each other; what other members make on the way.
    case recursion([Failure.PathElement])
    /// A kept request leads back to itself: the member makes an object of its own.
    case repetition
    /// A suspended task makes the object.
    case madeByTask
    /// The time limit has passed; what others make.
    case longWait([Failure.PathElement])
    /// The waiting task was cancelled, and its request may end for that.
    case cancelled

    /// Returns the failure of the member's request.
    ///
    /// - Parameters:
    ///   - plan: The plan of the wanted object's component, if there is one.
    ///   - type: The requested type; only without a plan.
    ///   - path: The path to the request, which what others make continues.
    func failure(
      of plan: (any ClaimedPlan)?, _ type: any Any.Type = Any.self,
      _ path: [Failure.PathElement] = []
    ) -> Failure {
      let (kind, others): (Failure.Kind, [Failure.PathElement])
      switch self {
      case .recursion(let chain): (kind, others) = (.recursion, chain)
      case .repetition: (kind, others) = (.recursion, [])
      case .madeByTask: (kind, others) = (.madeByTask, [])
      case .longWait(let makers): (kind, others) = (.longWait, makers)
      case .cancelled: (kind, others) = (.cancelled, [])
      }
      return Failure(
        kind, requested: plan?.component.type ?? type, component: plan?.info, path: path + others,
        candidates: plan.map { [$0.info] } ?? [])
    }
  }

  package let wants: Wants
  let manner: Manner
  /// The plan of the wanted object's component; at the end of a request, that of an outstanding object.
  private(set) var plan: (any ClaimedPlan)?
  /// The plan's registry: at the end of a request nobody else may need it, as soon as the object is settled. Who reads it under
  /// the lock releases it without.
  private(set) var registry: Registry?
  package var verdict: Verdict?
  /// Whether the wanted claim is settled.
  package var isSettled = false
  package var isWoken = false
  package var isReady = false
  /// The member whose job runs on top of this wait on the main thread.
  package var under: Member?
  /// Signalled when a waiting thread must look again.
  var condition: Condition?
  /// The place among the waits of the room, and among those for the claim.
  var index = 0
  var claimIndex = 0
  /// What continues the task.
  var continuation: UnsafeContinuation<Void, Never>?

  init(_ wants: Wants, _ manner: Manner, _ plan: (any ClaimedPlan)?) {
    self.wants = wants
    self.manner = manner
    self.plan = plan
    registry = plan?.registry
  }

  /// Notes the plan of an object that is outstanding at the end of a request. The caller has the turn, or nobody has it.
  ///
  /// - Returns: What the caller releases without the room's lock.
  func note(outstanding: (any ClaimedPlan)?) -> (plan: (any ClaimedPlan)?, registry: Registry?) {
    guard plan !== outstanding else { return (nil, nil) }
    defer { (plan, registry) = (outstanding, outstanding?.registry) }
    return (plan, registry)
  }

  /// The claim that the member waits for; nil if it is settled, or the member goes on anyway.
  var claim: Claim? {
    if case .claim(let claim) = wants, verdict == nil, !isSettled { claim } else { nil }
  }

  var isOfThread: Bool { if case .thread = manner { true } else { false } }

  /// Whether the wait blocks the main thread.
  var isOnMain: Bool { if case .thread(let isOnMain, _) = manner { isOnMain } else { false } }

  /// Whether the wait blocks a thread that tasks may need.
  var blocksTasks: Bool {
    if case .thread(_, let mayBeNeeded) = manner { mayBeNeeded } else { false }
  }

  /// Whether the member waits at the end of its request.
  var isAtEnd: Bool { if case .end = wants { true } else { false } }

  /// Whether the member waits only for its turn.
  package var isOfTurn: Bool { if case .turn = wants { true } else { false } }
}
