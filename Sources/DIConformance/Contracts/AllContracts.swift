extension Contract {
  /// Every contract of this library, in the order of reports.
  public static let all: [Contract] =
    registration + types + choice + names + tags + many + initializers + injections + injectionOrder
    + cycles + rings + lifetimes + scopes + children + providers + arguments + optionals + existing
    + errors + recovery + threads + process
}
