import Testing

/// The checker finds what is wrong about simpler protocols; else it would prove nothing.
@Suite("Creation: wrong variants")
struct CreationFlawTests {
  @Test("creation 8: each wrong variant breaks the rule", arguments: CreationFlaw.allCases)
  func isFound(flaw: CreationFlaw) {
    let healthy = CreationProgram.healthy(calls: 2, slots: 2, needs: 1)
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
  /// The invariant that the variant breaks first.
  fileprivate var broken: Character {
    switch self {
    case .onlyWaits, .onlyNewWaits, .publishesAtEnd: return "4"
    case .publishesOwn, .noBarrier, .failureEmptiesOne: return "2"
    case .failureNotTold: return "6"
    case .noToken: return "7"
    case .silentWaits: return "5"
    case .releasesObjects, .releasesErrors, .releasesRecords, .releasesResolutions,
      .releasesHomes:
      return "8"
    }
  }
}
