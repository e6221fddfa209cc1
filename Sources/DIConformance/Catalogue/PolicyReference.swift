/// The policies of one well-documented container, with which summaries compare those of others.
package enum PolicyReference {
  /// The name of the container: the modern generation of DITranquillity.
  package static let name = "DIv3"

  /// What it shows, by contract. Its adapter declares the same.
  package static let values: [String: String] = [
    "registration-07": "at once",
    "registration-08": "when asked for",
    "registration-10": "nothing",
    "types-04": "visible",
    "choice-05": "when asked for",
    "names-03": "one object for all names",
    "names-04": "answers",
    "names-05": "when asked for",
    "tags-03": "one object for all tags",
    "many-03": "an empty array",
    "many-06": "leaves the owner out",
    "many-07": "is left out",
    "many-11": "one for each element",
    "many-12": "each has its own",
    "injections-06": "is skipped",
    "order-02": "when each is made",
    "order-03": "before it is handed over",
    "order-06": "when all is made",
    "order-08": "when each is made",
    "order-09": "waits",
    "lifetimes-07": "new for each request",
    "lifetimes-08": "one for all containers",
    "lifetimes-17": "once",
    "reset-03": "the same one",
    "memory-06": "lets it go",
    "memory-07": "lets it go",
    "children-07": "the parent",
    "children-08": "what the child has",
    "providers-03": "another one each time",
    "arguments-06": "is ignored",
    "arguments-10": "nobody",
    "arguments-11": "of the first request",
    "optionals-02": "nil",
    "optionals-03": "nil",
    "optionals-04": "nil",
    "existing-05": "the last",
    "existing-07": "nothing",
    "existing-12": "is not",
    "errors-08": "notResolved",
    "recovery-10": "they are injected",
    "recovery-11": "it is kept",
    "policies-01": "is refused",
    "policies-03": "the child's",
    "policies-04": "is refused",
  ]
}

extension ContractExplanation {
  static let policies: [String: ContractExplanation] = [
    "policies-01": ContractExplanation(
      why: "An ambiguous request may be refused or decided; users must know which.",
      cost: "Adding a module changes an object elsewhere, silently or by an error.",
      cause: "Not a fault: safety, or replaceability.",
      experiment: "Three tools, none preferred; ask for one.",
      values: [
        "is refused": "Nobody decided, so nobody gets one by chance.",
        "the last": "A later module, or a test, replaces an earlier registration.",
        "the first": "What is registered stays.",
      ]),
    "policies-02": ContractExplanation(
      why: """
        Whether a request is "a gauge" or "a gauge from a text" decides what may be registered.
        """,
      cost: "A component can't be found because the caller's argument has another type.",
      cause: "Not a fault: overloads, or one component for a type.",
      experiment: "A gauge from a text and a gauge from a number; ask with each.",
      values: [
        "choose": "A component may be made from different inputs, as overloads are.",
        "don't choose": "A type names one component; its arguments are its own business.",
      ]),
    "policies-03": ContractExplanation(
      why: """
        A single outlives the child that asks for it first, and may capture what belongs to that \
        child.
        """,
      cost: "A user's data in an object that outlives the user; see children-08.",
      cause: """
        Not a fault by itself: singles are made for whom they serve, or for the container that \
        owns them.
        """,
      experiment: """
        A parent's single needs a bench, which a child overrides; the child asks first.
        """,
      values: [
        "the parent's": """
        The parent's objects are made of the parent's, so that nothing captures a child.
        """,
        "the child's": "Who asks first decides what a single is made of.",
        "is refused": "A single that would capture a child's object is a mistake.",
      ]),
    "policies-04": ContractExplanation(
      why: "Two preferences may contradict each other, or the later one may win.",
      cost: "A module takes over a default silently, or can't.",
      cause: "Not a fault: safety, or replaceability.",
      experiment: "Two preferred tools; ask for one.",
      values: [
        "is refused": "Two preferences contradict each other.",
        "the last": "A later module replaces a default.",
        "the first": "A default stays.",
      ]),
  ]
}
