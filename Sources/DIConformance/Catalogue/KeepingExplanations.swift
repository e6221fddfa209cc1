extension ContractExplanation {
  /// What is kept, and what goes; names, arguments and levels.
  static let keeping: [String: ContractExplanation] = [
    "lazies-01": ContractExplanation(
      why: "A lazy is for what is expensive, or not always needed.",
      cost: "The expensive object is made at once, or at each use.",
      cause: "The lazy is a provider, or a value.",
      experiment: """
        Ask for a lazy; count the objects before, after the first and after the second use.
        """),
    "lazies-02": ContractExplanation(
      why: "A lazy only postpones a request: the lifetime decides what it gives.",
      cost: "Two singles.",
      cause: "The lazy makes its object itself.",
      experiment: "Use lazies of a single and of a per-scope object; compare with requests."),
    "lazies-03": ContractExplanation(
      why: "A lazy is shared like any object.",
      cost: "Two connections where one was wanted, once in a thousand times.",
      cause: "The check whether there is an object, and the making, are two steps.",
      experiment: "Eight threads use one lazy."),
    "lazies-04": ContractExplanation(
      why: "A lazy that failed must not stay broken.",
      cost: "A restart is needed after a hiccup.",
      cause: "The failure is kept, or the lazy counts as running for ever.",
      experiment: "The first use throws; the second one must work."),
    "reset-01": ContractExplanation(
      why: "A reset starts anew: after a logout, for example.",
      cost: "The next user sees the data of the last one.",
      cause: "A second cache, by another type, isn't cleared.",
      experiment: "Ask by several types, reset, and ask again by all of them."),
    "reset-02": ContractExplanation(
      why: "What nobody holds goes, at the latest with the reset.",
      cost: "Memory, and services that go on working for a user who has left.",
      cause: "The old objects are kept for threads that may still read them.",
      experiment: "Reset; the object that only the container held must be gone."),
    "reset-03": ContractExplanation(
      why: """
        A request that runs during a reset may go on with what it has, or get something new.
        """,
      cost: """
        Two of a kind within one object graph, or an object of the old session in the new \
        one.
        """,
      cause: "Not a fault: a policy.",
      experiment: "An initializer asks, resets, and asks again.",
      values: [
        "the same one": "A request sees one state of the container.",
        "another one": "After a reset nobody gets the old object.",
      ]),
    "reset-04": ContractExplanation(
      why: "A reset comes while others work.",
      cost: "A crash, or a half-injected object, once in a thousand times.",
      cause: "The objects are released while other threads copy them.",
      experiment: "One thread resets again and again, seven others make requests."),
    "memory-01": ContractExplanation(
      why: "What nobody holds must go.",
      cost: "Memory grows with each request.",
      cause: "The container remembers what it made, for cycles or for its log.",
      experiment: "Count the deinits of transient objects after a request."),
    "memory-02": ContractExplanation(
      why: "A container that goes lets its objects go.",
      cost: "Each test, each logged-in user leaves a container behind.",
      cause: "A closure of a component holds the container.",
      experiment: "Drop a container, and count the deinits of what it kept."),
    "memory-03": ContractExplanation(
      why: "A request that failed leaves nothing behind.",
      cost: "Memory grows with each failure.",
      cause: "What was made for the failed object is remembered.",
      experiment: "The second parameter is missing; the first one must be gone afterwards."),
    "memory-04": ContractExplanation(
      why: "A scope is for things that end with it.",
      cost: "The objects of each request stay.",
      cause: "Scopes are registered with their container, strongly.",
      experiment: "Drop a scope; its object must go, that of the container stay."),
    "memory-05": ContractExplanation(
      why: "A child is for things that end with it.",
      cost: "Each screen leaves its services behind.",
      cause: "Parents know their children, strongly.",
      experiment: "Drop a child; its object must go, what the parent keeps stay."),
    "memory-06": ContractExplanation(
      why: """
        An object that a container keeps may hold a provider, which needs the container.
        """,
      cost: "The container is never released, if the provider holds it.",
      cause: "Not a fault where it is documented: a policy.",
      experiment: "A kept object has a provider; drop the container.",
      values: [
        "lets it go": "The provider holds what its requests need, but not the container.",
        "keeps it": "A provider holds its container, and users break the cycle.",
      ]),
    "memory-07": ContractExplanation(
      why: """
        An object that a container keeps may hold a lazy, which needs the container.
        """,
      cost: "The container is never released, if the lazy holds it.",
      cause: "Not a fault where it is documented: a policy.",
      experiment: "A kept object has a lazy; drop the container.",
      values: [
        "lets it go": "The lazy holds what its request needs, but not the container.",
        "keeps it": "A lazy holds its container, and users break the cycle.",
      ]),
    "lifetimes-18": ContractExplanation(
      why: """
        Within one request, a weak object is the same for all, even if nobody holds it in \
        between.
        """,
      cost: "Two of a kind in one object graph.",
      cause: "The container holds weak objects weakly at once.",
      experiment: "An initializer asks for a weak object, drops it, and asks again."),
    "cycles-10": ContractExplanation(
      why: "An injection that asks twice within a cycle may get one object or two.",
      cost: "Not a fault: a piece of history.",
      cause: "It depends on what a container remembers of a running injection.",
      experiment: """
        The injection of a wheel asks twice for a spoke, whose initializer needs the wheel.
        """,
      values: [
        "one object": "The injection has a memory of its own.",
        "two objects": "Each request makes a transient object.",
        "a failure": "Only injections that say so may close a cycle.",
      ]),
    "names-12": ContractExplanation(
      why: "A name belongs to what it was given to.",
      cost: "A request by a name finds a component that has it for another type.",
      cause: "Names are kept by component.",
      experiment: "A component has a name as one of its types; ask for another one by it."),
    "children-09": ContractExplanation(
      why: "A level without a component is no end of the search.",
      cost: "A feature of a feature doesn't find the app's services.",
      cause: "Each child asks its parent, but not what that would ask.",
      experiment: "Four levels with a component each; the lowest asks for all."),
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
    "recovery-11": ContractExplanation(
      why: """
        After a wrong type, the object that was made may be kept for those who ask rightly.
        """,
      cost: "Not a fault: two makings, where one would do.",
      cause: "The check comes before or after the keeping.",
      experiment: "Ask by a wrong alternative type, then rightly; count the makings.",
      values: [
        "it is kept": "The object is sound, only the request was wrong.",
        "it is forgotten": "A request that fails leaves nothing behind.",
      ]),
    "async-29": ContractExplanation(
      why: "The error of an asynchronous injection belongs to the request.",
      cost: "The object comes half-injected, and nobody hears of it.",
      cause: "The injection runs in a task of its own, whose error nobody awaits.",
      experiment: "An asynchronous injection throws; the request must, and the next one work."),
    "teardown-10": ContractExplanation(
      why: "Neither of two objects that hold each other can end while the other one is in use.",
      cost: "An end works on an object that is ending, too.",
      cause: "Ends of a cycle run at the same time, since neither comes first.",
      experiment: "Two objects receive each other; their ends take a moment, and must not overlap."),
  ]
}
