extension ContractExplanation {
  static let initializers: [String: ContractExplanation] = [
    "initializers-01": ContractExplanation(
      why: "Initializer injection is what most objects need.",
      cost: "Nothing but setters.",
      cause: "The container can't read, or be told, the parameters of an initializer.",
      experiment: "Register two tools and a set that takes both; ask for the set."),
    "initializers-02": ContractExplanation(
      why: "Some dependencies depend on a condition, and are requested in the closure.",
      cost: "A request inside a closure deadlocks or traps.",
      cause: "The lock of the container isn't recursive, or its state can't be entered twice.",
      experiment: """
        Register a room whose closure asks for the bench; compare it with the shared one.
        """),
    "initializers-03": ContractExplanation(
      why: "Order of making is visible: logs, identifiers, connections.",
      cost: "A change of a hash seed changes what happens at the start.",
      cause: "Dependencies are kept in a dictionary or made concurrently.",
      experiment: "Note the making of two dependencies and of their owner."),
    "initializers-04": ContractExplanation(
      why: "Modules replace the initializer of a component in tests or variants.",
      cost: "The old initializer runs.",
      cause: "The first match of a list is taken.",
      experiment: "Give one component two initializers without parameters; look which runs."),
    "initializers-05": ContractExplanation(
      why: "Real graphs are deep.",
      cost: "A stack overflow, or a wrong error, at some depth.",
      cause: "A limit of depth, or a fixed buffer.",
      experiment: "Five types, each needing the one below; ask for the top."),
    "initializers-06": ContractExplanation(
      why: "An optional dependency is a statement: works without it.",
      cost: "An object that works without a logger can't be made without one.",
      cause: "An Optional parameter is looked up as the type `Optional<T>`.",
      experiment: "Register a shelf with an optional saw, without and with a saw."),
    "initializers-07": ContractExplanation(
      why: "Composites take all components of a type.",
      cost: "Lists can be injected but not passed.",
      cause: "Parameters that are arrays are looked up as the type `Array<T>`.",
      experiment: "Register two tools and a toolbox that takes all; look at its tools."),
    "injections-01": ContractExplanation(
      why: """
        Types that the app doesn't create, such as view controllers, receive their dependencies \
        afterwards.
        """,
      cost: "Implicitly unwrapped properties are nil at their first use.",
      cause: "The injection is registered for another component than the one that was made.",
      experiment: "Inject a shared saw into a bench; compare."),
    "injections-02": ContractExplanation(
      why: "A setter may take several dependencies.",
      cost: "Users write one injection for each.",
      cause: "Only the first parameter of a closure is resolved.",
      experiment: "Inject a saw and an axe by one closure."),
    "injections-03": ContractExplanation(
      why: "An injection may need a condition, as an initializer may.",
      cost: "A deadlock or a trap in the closure.",
      cause: "The lock of the container isn't recursive.",
      experiment: "Ask for the saw inside an injection; compare."),
    "injections-04": ContractExplanation(
      why: "Injections attach observers and open connections.",
      cost: "Handlers run twice, or a shared object is reset by each request.",
      cause: "Injections run at each request instead of at each making.",
      experiment: "Ask three times for a shared and for a new object; count."),
    "injections-05": ContractExplanation(
      why: "A missing optional dependency must not end the work on the object.",
      cost: "Later injections are skipped silently.",
      cause: "An error of one injection ends the loop.",
      experiment: "Two injections of optional dependencies, the first missing; both must run."),
    "injections-06": ContractExplanation(
      why: "Whether an object may exist without a mandatory injection is a decision.",
      cost: "A half-made object, or a screen that can't be opened for a detail.",
      cause: "Not a fault: strictness of initializers, or of properties.",
      experiment: "Inject a saw that isn't registered, and one more step.",
      values: [
        "fails the request": "An object without its dependency isn't usable.",
        "is skipped": "Properties may stay as they are; only initializers are strict.",
      ]),
    "injections-07": ContractExplanation(
      why: "Some work needs the object in one piece: it comes last.",
      cost: "A start method runs before its dependencies are there.",
      cause: "Post-init is one of the injections in order of declaration.",
      experiment: "Declare post-init between two injections; note the order."),
    "injections-08": ContractExplanation(
      why: "Starting twice is a bug in most objects.",
      cost: "Timers and observers twice.",
      cause: "Post-init runs for each request.",
      experiment: "Ask twice for a shared object with post-init; count."),
    "injections-09": ContractExplanation(
      why: "An optional injection that nobody can decide is like a missing one.",
      cost: "One ambiguity ends the work on an object that could do without.",
      cause: "Only \"not found\" is treated as absence.",
      experiment: "Two tools, one optional injection of a tool, and one more step."),
    "injections-10": ContractExplanation(
      why: "An optional dependency that can't be made is absent, each time.",
      cost: "The second request finds a half-made object that the first one left.",
      cause: "An object is kept before its dependencies exist.",
      experiment: "A pump lacks its cellar; inject an optional pump; do so twice."),
    "injections-11": ContractExplanation(
      why: "An optional dependency may fail today and work tomorrow.",
      cost: "One failure at the start disables a service for good.",
      cause: "The failure, or a nil, is cached.",
      experiment: "The initializer throws once; ask twice.",
      values: [
        "is nil": "Whatever the reason, the dependency isn't there.",
        "fails": "Only what is missing is nil; an error is an error.",
      ]),
  ]
}
