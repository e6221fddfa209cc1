extension ContractExplanation {
  static let requests: [String: ContractExplanation] = [
    "arguments-01": ContractExplanation(
      why: "Some values are known at the request only: an identifier, a frame.",
      cost: "Properties that have to be set after each request.",
      cause: "Arguments are stored with the component instead of passed.",
      experiment: "Ask with two arguments one after the other; compare the labels."),
    "arguments-02": ContractExplanation(
      why: "Arguments are positional.",
      cost: "A width becomes a height.",
      cause: "Arguments are matched by type.",
      experiment: "Ask with a text and a number; compare."),
    "arguments-03": ContractExplanation(
      why: "Arguments make an object; they don't identify it.",
      cost: "A second session object because a second user came with other arguments.",
      cause: """
        The types of the arguments are part of the key. A container that means it so lacks \
        `keptWithoutArguments`.
        """,
      experiment: "A shared gauge: ask with one argument, with another, without."),
    "arguments-04": ContractExplanation(
      why: "A wrong argument is a mistake of the caller.",
      cost: "A trap in the middle of an app, or an initializer with garbage.",
      cause: "The arguments are cast with `as!`.",
      experiment: "Ask with a number where a text is needed; it must fail."),
    "arguments-05": ContractExplanation(
      why: "A missing argument is a mistake of the caller.",
      cost: "An object with a default that nobody chose, or a trap.",
      cause: "Missing arguments are looked up in the graph.",
      experiment: "Ask without an argument; it must fail."),
    "arguments-06": ContractExplanation(
      why: "A surplus argument is a mistake, or harmless.",
      cost: "A mistake stays unnoticed, or generic code fails.",
      cause: "Not a fault: exact signatures, or as many as needed.",
      experiment: "Ask with one argument too many.",
      values: [
        "fails the request": "A surplus argument is a mistake.",
        "is ignored": "A component takes what it needs.",
      ]),
    "arguments-07": ContractExplanation(
      why: "A component may be made from different inputs.",
      cost: "The wrong initializer runs.",
      cause: "Initializers are chosen by the number of arguments.",
      experiment: "A gauge with three initializers; ask with nothing, a text, a number."),
    "arguments-08": ContractExplanation(
      why: "Names and arguments are independent of each other.",
      cost: "A component with a name can't take arguments.",
      cause: "The two forms of request are different functions.",
      experiment: "Ask by name with an argument."),
    "arguments-09": ContractExplanation(
      why: "An object made with arguments is an object.",
      cost: "Injections are missing on objects that were made with arguments.",
      cause: "The path with arguments ends after the initializer.",
      experiment: "Count the injections of two such objects."),
    "arguments-10": ContractExplanation(
      why: "Without a stated lifetime, an object made with arguments is kept or not.",
      cost: "The second request ignores its arguments, or objects are made too often.",
      cause: "Not a fault, and a piece of history: the default lifetime.",
      experiment: "Ask twice with different arguments; compare.",
      values: [
        "the scope": "The default lifetime holds for all.",
        "nobody": "Different arguments mean different objects.",
      ]),
    "arguments-11": ContractExplanation(
      why: """
        A component with two names may keep an object for each, each made with its own \
        arguments.
        """,
      cost: "The second name has the first one's arguments.",
      cause: "Not a fault, and a piece of history: see names-03.",
      experiment: "Ask by two names with different arguments; compare.",
      values: [
        "of each name's own": "Each name has its own object.",
        "of the first request": "A name is a label of one object.",
      ]),
    "arguments-12": ContractExplanation(
      why: "Arguments are for the requested object.",
      cost: """
        An object deep below takes an argument by its type, and nobody knows why it works.
        """,
      cause: "Arguments are kept for the whole request.",
      experiment: """
        A case is requested with a text; the gauge that it needs takes a text, too, and must \
        not get it.
        """),
    "arguments-13": ContractExplanation(
      why: "Where injections take arguments, they take those of their object.",
      cost: "A property keeps its default.",
      cause: "Arguments reach initializers only.",
      experiment: "An injection takes the argument of the request."),
    "arguments-14": ContractExplanation(
      why: """
        An injection that waits for the end of the request takes the arguments of its own \
        object.
        """,
      cost: "It gets nothing, or those of another request.",
      cause: "The arguments are gone when the queue runs.",
      experiment: """
        Two such injections, one of them of an object that a closure requested with other \
        arguments.
        """),
    "existing-01": ContractExplanation(
      why: "Storyboards, SwiftUI and tests make objects themselves.",
      cost: "Objects of the system can't be injected.",
      cause: "Injection is a part of making.",
      experiment: "Make a bench; inject it; count the injections."),
    "existing-02": ContractExplanation(
      why: "The object is there: its initializer must not run.",
      cost: "A second object, with side effects, which is thrown away.",
      cause: "The container makes an object to find its component.",
      experiment: """
        Inject an existing bench whose component has an initializer; count the makings.
        """),
    "existing-03": ContractExplanation(
      why: "A component without a memory injects whatever it gets.",
      cost: "The second use of an object isn't refreshed.",
      cause: "A list of injected objects outlives the call.",
      experiment: "Inject one object twice; count."),
    "existing-04": ContractExplanation(
      why: "The object becomes the shared one.",
      cost: "The shared object is another one than the system's.",
      cause: "Injecting doesn't store.",
      experiment: "Inject into an object of a shared component; ask for it; compare."),
    "existing-05": ContractExplanation(
      why: "If a shared object exists and another is given, one of them stays.",
      cost: "The system shows one object, the graph uses the other.",
      cause: "Not a fault, and a piece of history.",
      experiment: "Ask for the shared bench, then give another one; ask again.",
      values: [
        "the first": "What was handed out stays valid.",
        "the last": "The system's object is the real one.",
      ]),
    "existing-06": ContractExplanation(
      why: "A cycle through an existing object leads back to it.",
      cost: "A second view controller, which no window shows.",
      cause: "The given object isn't known to the request.",
      experiment: "Give a hub whose rim needs a hub; compare."),
    "existing-07": ContractExplanation(
      why: "An object of an unknown type is a mistake, or none of the container's business.",
      cost: "A forgotten registration stays silent, or generic code fails.",
      cause: "Not a fault, and a piece of history.",
      experiment: "Give an object whose type isn't registered.",
      values: [
        "fails": "A registration is missing.",
        "nothing": "Generic code may pass any object.",
      ]),
    "existing-08": ContractExplanation(
      why: "Whoever needs the shared component gets the given object.",
      cost: "Other objects work with a second one, which the system doesn't show.",
      cause: "Dependencies are looked up before what was given.",
      experiment: "Give a bench; ask for two rooms; compare the benches."),
    "existing-09": ContractExplanation(
      why: "The given object has all types of its component.",
      cost: "The object is found by its class and not by its protocol.",
      cause: "Given objects are stored by their dynamic type.",
      experiment: "Give a saw of a component with three types; ask by each."),
    "existing-10": ContractExplanation(
      why: "A component is chosen by the exact class.",
      cost: "Injections of a superclass run on an object that has its own.",
      cause: "The lookup walks up the classes, or takes the first that fits `is`.",
      experiment: "Components of hammer and mallet, its subclass; give one of each."),
    "existing-11": ContractExplanation(
      why: "A longer way back to an existing object leads to it, too.",
      cost: "A second view controller at the end of a chain of presenters.",
      cause: "The given object is known to its direct dependencies only.",
      experiment: "Give a member of a ring of three, twice; go around."),
    "existing-12": ContractExplanation(
      why: "A shared object that is given again is known.",
      cost: "Observers twice, or an object that isn't refreshed.",
      cause: "Not a fault, and a piece of history.",
      experiment: "Give the same object twice; count.",
      values: [
        "is injected again": "A call does what it says.",
        "is not": "Each object is injected once.",
      ]),
    "optionals-01": ContractExplanation(
      why: "An optional request is a request.",
      cost: "nil although the component is there.",
      cause: "The type `Optional<T>` is looked up.",
      experiment: "Ask optionally by class and protocol; compare with the plain request."),
    "optionals-02": ContractExplanation(
      why: "Absence may be an answer.",
      cost: "`try?` everywhere, or a mistake that stays silent.",
      cause: """
        Not a fault: an Optional may mean "if there is one", or only the type of the variable.
        """,
      experiment: "Ask optionally for an unknown type.",
      values: [
        "a failure": "An Optional variable doesn't make a component optional.",
        "nil": "An Optional means: if there is one.",
      ]),
    "optionals-03": ContractExplanation(
      why: "An open question may be absence, or a mistake.",
      cost: "Two registrations of one type switch a feature off silently; or `try?` everywhere.",
      cause: "Not a fault: strictness.",
      experiment: "Two saws; ask optionally for one.",
      values: [
        "a failure": "An open question must be answered.",
        "nil": "Without an answer there is none.",
      ]),
    "optionals-04": ContractExplanation(
      why: "A component that can't be made is absent, or a mistake.",
      cost: "A typo two levels below looks like a feature that is switched off.",
      cause: "Not a fault: only the component counts, or the whole graph.",
      experiment: "A room lacks its bench; ask optionally for the room.",
      values: [
        "a failure": "The component is there; its graph is broken.",
        "nil": "What can't be made isn't there.",
      ]),
  ]
}
