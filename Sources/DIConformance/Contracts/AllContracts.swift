extension Contract {
  /// All contracts of this library, in the order of reports.
  public static let all: [Contract] =
    registration + types + choice + names + tags + many + initializers + injections + injectionOrder
    + cycles + rings + lifetimes + scopes + children + providers + arguments + optionals + existing
    + errors + recovery + teardown + threads + asynchronousClosures + asynchronousSharing
    + asynchronousActors
    + asynchronousBranches + asynchronousCancellation + policies
}
