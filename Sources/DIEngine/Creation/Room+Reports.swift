#if canImport(Dispatch)
internal import Dispatch
#endif

// What members make, and for what they wait: for errors and reports.

extension Wait {
  /// Returns the report about the member that waits. The caller has the lock.
  package func report(of member: Member, _ seconds: Double) -> WaitReport {
    WaitReport(
      seconds: seconds, isOfTask: !isOfThread, component: plan?.info, isAtEnd: isAtEnd,
      blocking: blocking(member).map { other in
        WaitReport.BlockingMember(
          path: other.makings().map(\.component),
          state: other.isSuspended ? .suspended : other.wait == nil ? .running : .waiting)
      })
  }

  /// Reports the wait of a task when it has lasted for the limit, unless it is over by then.
  package func reportLater(of member: Member) {
    #if canImport(Dispatch)
    guard let limit = WaitLimits.current.untilReported else { return }
    // Safe: the room's lock guards what the closure reads.
    nonisolated(unsafe) let report = { [weak member, weak self] in
      // Released outside the lock: these may be the last references.
      guard let member, let self else { return }
      let reported = member.room.locked {
        member.wait === self ? (self.report(of: member, limit), self.registry) : nil
      }
      if let (report, registry) = reported { report.report(to: registry?.listener) }
    }
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + limit) { report() }
    #endif
  }
}

extension Member {
  /// Returns what the member makes or injects right now, outermost first. It may run meanwhile. The caller has the lock.
  ///
  /// - Parameter first: The claim from which the member needs something; nil for all.
  func makings(from first: Claim? = nil) -> [Failure.PathElement] {
    var path: [Failure.PathElement] = []
    changePath {
      // Claims on the path live at least until the lock is released.
      var next = innermost
      while let claim = next {
        if let info = claim.plan?.info {
          path.append(
            Failure.PathElement(
              component: info, isMaking: claim.phase == .initializing, isOnOtherThread: true))
        }
        next = claim === first ? nil : claim.below
      }
    }
    return path.reversed()
  }

  fileprivate var isSuspended: Bool {
    switch state {
    case .suspended, .returning: return true
    case .hopping(let job): return job.isOfTask
    case .running, .waiting, .unborn: return false
    }
  }
}
