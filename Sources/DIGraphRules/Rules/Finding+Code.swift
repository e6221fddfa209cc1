extension Finding.Kind {
  /// The code that all texts name. The page about findings explains the codes.
  var code: String? {
    switch self {
    case .unknown: "DIG001"
    case .ambiguous: "DIG002"
    case .withoutFactory: "DIG003"
    case .onlyExternal: "DIG004"
    case .onlyOnceKept: "DIG005"
    case .unaskedWithoutFactory: "DIG006"
    case .endless: "DIG007"
    case .renewed: "DIG008"
    case .stale: "DIG009"
    case .initializers: "DIG010"
    case .uncut: "DIG011"
    case .tooManyCycles: "DIG012"
    case .unused: "DIG013"
    case .needsTask: "DIG014"
    case .impossibleService: "DIG015"
    case .wrongArgument: "DIG016"
    case .injectsCopies: "DIG017"
    case .replacedLifetime: "DIG018"
    case .extendedByRepetition: "DIG019"
    case .replacesNothing: "DIG020"
    case .captive: "DIG021"
    case .capturedArgument: "DIG022"
    case .idleDefault: "DIG023"
    case .neverChosen: "DIG024"
    case .shadowedLifetime: "DIG025"
    case .weakWithoutKeeper: "DIG026"
    case .lazyCycle: "DIG027"
    case .undeclared: "DIG028"
    case .uselessAcceptance: "DIG029"
    case .endWithoutKeeper: "DIG030"
    case .mayThrow: "DIG031"
    case .cycles, .undecidedCycle, .undecidedCaptive: nil
    }
  }
}
