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
