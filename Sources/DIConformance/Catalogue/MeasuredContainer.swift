/// Other containers under these contracts: dated facts, each about one version.
enum MeasuredContainer {
  /// The facts as a chapter of Markdown.
  static let page = """
    ## Other containers

    Measured on 24 November 2026, with the contracts of that day, which had no levels yet.

    Swinject 2.10.0, by an adapter of 124 lines: 86 contracts held, 8 showed a declared value, 76 were \
    not offered, and 37 failed. Of these, 22 asked for a value to be declared. Ten were one policy, \
    today `refusesSeveral` and `defaults`: the last registration wins (choice-01, choice-02, choice-05, \
    choice-06, choice-07, names-05, names-10, injections-09, optionals-03, recovery-08). Three were too \
    narrow, and are a capability or the profile today (arguments-03: the types of arguments are part of \
    its key; providers-04, registration-11). Two were bugs:

    - recovery-02: a request by a wrong forwarded type stores the object and skips its injections, so \
    that all later requests get it uninjected.
    - children-08: the parent keeps an object that was made of the child's.

    A missing dependency of an initializer ends the process there, because its users force-unwrap \
    (today `survivesMissingDependency`).

    A container of 134 lines with scopes, names, parents, arguments, weak objects, graphs and lists, by \
    an adapter of 81 lines: 136 contracts held, 33 were not offered, 38 failed. Of these, 35 asked for \
    a value, and one was a bug, children-08 again.
    """
}
