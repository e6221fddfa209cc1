extension ContractExplanation {
  static let orders: [String: ContractExplanation] = [
    "cycles-01": ContractExplanation(
      why: "Delegates point back: a presenter has a view, the view its presenter.",
      cost: "Endless recursion, or a second presenter that nobody sees.",
      cause: "The object isn't known to the request before its injections run.",
      experiment: """
        A hub is injected a rim that needs the hub; ask for the hub; the rim must hold it.
        """),
    "cycles-02": ContractExplanation(
      why: "A cycle must not care where it is entered.",
      cost: "The app works from one screen and crashes from another.",
      cause: """
        Only the requested object is known early, not one that is on its way as a dependency.
        """,
      experiment: "The same cycle, requested at the rim."),
    "cycles-03": ContractExplanation(
      why: "A cycle that isn't shared exists once for each request.",
      cost: "Two screens share a presenter.",
      cause: "What a request knows isn't forgotten at its end.",
      experiment: "Ask for the hub, then for the rim; nothing may be the same."),
    "cycles-04": ContractExplanation(
      why: "Shared objects stay the same, however a cycle is entered.",
      cost: "Two stores where one was meant, depending on the first screen.",
      cause: "A shared object is kept after its injections, so that the cycle makes another.",
      experiment: "A shared cycle, entered at either end; compare all objects."),
    "cycles-05": ContractExplanation(
      why: "Two objects may be injected into each other.",
      cost: "Endless recursion.",
      cause: "Injections run immediately, without the object being known.",
      experiment: "Left and right, injected into each other; ask for both."),
    "cycles-06": ContractExplanation(
      why: "A cycle passes an object several times and finishes it once.",
      cost: "Observers are attached twice.",
      cause: "Each way into an object runs its injections.",
      experiment: "Count the injections of cycles from each end."),
    "cycles-07": ContractExplanation(
      why: "An object may be its own delegate.",
      cost: "Endless recursion, or nil.",
      cause: "The object isn't known to the request before its injections run.",
      experiment: "Inject a loop into itself; compare, count."),
    "cycles-08": ContractExplanation(
      why: "Two injections of a new object give two objects, also in cycles.",
      cost: "Two properties share an object that was meant twice.",
      cause: "The request caches everything as long as a cycle is open.",
      experiment: "A wheel with two new spokes that need the wheel; compare."),
    "cycles-09": ContractExplanation(
      why: "An object that two cycles share exists once.",
      cost: "A second object of the same type in the same graph.",
      cause: "The object is known to one of the two cycles only.",
      experiment: "Ask for a spoke whose wheel holds it twice; compare."),
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
    "order-01": ContractExplanation(
      why: "Injections that build on one another are declared in their order.",
      cost: "A configuration runs before the object that it configures is set.",
      cause: "Injections are kept in a set, or by kind instead of in order.",
      experiment: "Three injections; note the order."),
    "order-02": ContractExplanation(
      why: """
        Objects that an initializer receives are injected at once, or when the whole graph \
        exists.
        """,
      cost: """
        A dependency is used before its properties are set, or a cycle of injections can't \
        close.
        """,
      cause: "Not a fault, and a piece of history: depth first, or root first.",
      experiment: "Note making and injection of two dependencies and their owner.",
      values: [
        "when the root is made, root first": """
        Initializers never wait for properties, so that more cycles close.
        """,
        "when each is made": "Who receives an object receives it finished.",
      ]),
    "order-03": ContractExplanation(
      why: "An object that an injection requests is finished before it is handed over, or later.",
      cost: "A setter that uses what it receives sees it unfinished.",
      cause: "Not a fault, and a piece of history.",
      experiment: "Note the injections of a bench and of the saw that it requests.",
      values: [
        "after all of its requester": "The work on one object isn't interrupted.",
        "before it is handed over": "Who receives an object receives it finished.",
      ]),
    "order-04": ContractExplanation(
      why: "A finished request means finished objects.",
      cost: "The first use after a request sees nil.",
      cause: "Deferred injections run at the next request, or on the main queue.",
      experiment: "Ask for a room; look at the injections two levels below."),
    "order-05": ContractExplanation(
      why: "Post-init may use whatever the object has, also what closes a cycle.",
      cost: "The start method of one object of a cycle sees nil.",
      cause: "Deferred injections run after post-init.",
      experiment: "Give the hub of a cycle a post-init; note the rim that it sees."),
    "order-06": ContractExplanation(
      why: "An injection that closes a cycle runs in its place, or when all objects exist.",
      cost: "An order that holds within an object doesn't hold with a cycle in it.",
      cause: "Not a fault, and a piece of history.",
      experiment: "Declare such an injection before another one; note the order.",
      values: [
        "in its place": "Declared order is the order.",
        "when all is made": "A cycle closes when everything it touches exists.",
      ]),
    "order-07": ContractExplanation(
      why: "Deferred injections run from the outer object to the inner one.",
      cost: "Setters run in an order that no code shows.",
      cause: "Deferred injections are kept on a stack instead of a queue.",
      experiment: """
        Two objects with deferred injections, one requested by the other; note the order.
        """),
    "order-08": ContractExplanation(
      why: "Post-init of a dependency runs when it is made, or when the root is.",
      cost: "A service starts before the graph it works in exists.",
      cause: "Not a fault, and a piece of history.",
      experiment: "Give a bench and its room post-inits; note the order.",
      values: [
        "when the root is made, root first": "Objects start when their whole graph exists.",
        "when each is made": "Who receives an object receives it started.",
      ]),
    "order-09": ContractExplanation(
      why: "Post-init may wait for that of objects that an injection requested.",
      cost: "An object starts before the services that it uses.",
      cause: "Not a fault, and a piece of history.",
      experiment: """
        Post-init on a bench and on the saw that it requests, both with deferred injections; \
        note.
        """,
      values: [
        "does not wait": "The work on one object isn't interrupted.",
        "waits": "An object starts after those that it uses.",
      ]),
    "rings-01": ContractExplanation(
      why: "Cycles are longer than two in real apps.",
      cost: "Crash at one entry.",
      cause: "The object is known only after its initializer's dependencies are finished.",
      experiment: """
        First needs second, second third, third is injected the first; ask for the first.
        """),
    "rings-02": ContractExplanation(
      why: "A cycle must not care where it is entered, also in the middle of a longer one.",
      cost: "The app works from one screen and crashes from another.",
      cause: "Only the requested object is known early, not those on the way.",
      experiment: "A ring of three, two of them by initializers; ask for the second."),
    "rings-03": ContractExplanation(
      why: "The object that closes a ring by its injection may be the one that is asked for.",
      cost: "The app works from two screens and crashes from the third.",
      cause: "The injection runs before the requested object is known.",
      experiment: "A ring of three, two of them by initializers; ask for the third."),
    "rings-04": ContractExplanation(
      why: "A ring of injections closes wherever it is entered.",
      cost: "Endless recursion, or a ring with a seam.",
      cause: "Each object is injected with a new next one.",
      experiment: "Three objects, each injected the next; ask for each."),
    "rings-05": ContractExplanation(
      why: "Each object of a ring is finished once.",
      cost: "Observers twice.",
      cause: "Each way into an object runs its injections.",
      experiment: "Count the injections of such a ring."),
    "rings-06": ContractExplanation(
      why: "A ring of shared objects is one ring, whoever asks first.",
      cost: "Two halves of a graph that should be one.",
      cause: "A shared object becomes visible to requests of others only after its injections.",
      experiment: "Shared and per-scope rings; enter at one object, compare from the others."),
  ]
}
