extension Contract {
  /// All contracts of this library, in the order of reports.
  public static let all: [Contract] =
    registration + lateRegistration + types + choice + names + tags + many + initializers
    + injections + injectionOrder
    + cycles + rings + lifetimes + reset + memory + scopes + children + providers + lazies
    + arguments + optionals + existing
    + errors + recovery + reentrance + teardown + threads + asynchronousClosures
    + asynchronousSharing
    + asynchronousActors
    + asynchronousBranches + asynchronousCancellation + asynchronousCircles + policies
}
