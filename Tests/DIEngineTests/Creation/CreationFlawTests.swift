import Testing

/// The checker finds the violations of simpler protocols; otherwise it would prove nothing.
@Suite("Creation: incorrect variants")
struct CreationFlawTests {
  @Test(
    "creation 8: each incorrect variant violates an invariant", arguments: CreationFlaw.allCases)
  func isFound(flaw: CreationFlaw) {
    let healthy =
      flaw.isOfMainThread
      ? CreationProgram.buried
        + CreationProgram.onMain([.task, .main], 2, 1)
        + CreationProgram.onMain([.task, .blocking], 2, 1)
      : flaw.isOfChildren
        ? CreationProgram.healthy([.task, .child, .thread], 2, 1)
        : flaw.isOfTasks
          ? CreationProgram.healthy([.task, .blocking], 2, 1)
            + CreationProgram.healthy([.task, .inner], 2, 1)
          : CreationProgram.healthy(calls: 2, slots: 2, needs: 1)
    let letsDie = flaw.released != nil
    let programs =
      letsDie
      ? CreationProgram.lettingGo
      : healthy + healthy.flatMap { $0.failing(swallows: [false]) }
    let text = programs.lazy.compactMap {
      CreationExplorer($0, flaw: flaw, makesPlans: letsDie).report
    }.first
    #expect(text?.first == flaw.broken)
  }
}

extension CreationFlaw {
  /// The number of the invariant that the variant violates first.
  fileprivate var broken: Character {
    switch self {
    case .onlyWaits, .onlyNewWaits, .publishesAtEnd, .waitsForTasks, .waitsAtEnd,
      .refusesRunning, .forgetsChildren, .servesNobody, .refusesHops, .waitsForHops,
      .forgetsServing:
      return "4"
    case .publishesOwn, .noBarrier, .failureEmptiesOne, .forgetsParent: return "2"
    case .failureNotInherited: return "6"
    case .noToken, .forgetsLoan: return "7"
    case .silentWaits, .silentSuspensions: return "5"
    case .releasesObjects, .releasesErrors, .releasesRecords, .releasesCreators,
      .releasesHomes:
      return "8"
    }
  }
}
