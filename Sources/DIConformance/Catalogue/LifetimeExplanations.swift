extension ContractExplanation {
  static let lifetimes: [String: ContractExplanation] = [
    "children-01": ContractExplanation(
      why: "A feature adds to what the app has.",
      cost: "Everything is registered again for each feature.",
      cause: "The child's components are looked up in the child only.",
      experiment: "A child with a bench that needs the parent's tool; also from a grandchild."),
    "children-02": ContractExplanation(
      why: "A child may replace what its parent has.",
      cost: "A preview or a test can't replace a service.",
      cause: "The parent's preferred component wins over the child's only one.",
      experiment: "A parent with a preferred saw, a child with an axe; ask both."),
    "children-03": ContractExplanation(
      why: "A feature's components stay its own.",
      cost: "A feature changes the app, or its neighbour.",
      cause: "The child registers in the parent.",
      experiment: "Two children with different tools; ask the parent and each child."),
    "children-04": ContractExplanation(
      why: "A list in a child contains what both have.",
      cost: "Plug-ins of the app are missing in a feature.",
      cause: "Lists don't look at the parent, or begin with the child.",
      experiment: "Tools in parent and child; ask both for all."),
    "children-05": ContractExplanation(
      why: "One module may be loaded in the app and in a feature.",
      cost: "Ambiguous requests in the child, or one component for two containers.",
      cause: "Components are identified by their line only.",
      experiment: "One declaration in parent and child; count, ask for one."),
    "children-06": ContractExplanation(
      why: "A single is single for parent and children.",
      cost: "A database for each child.",
      cause: "A child caches what it requested from its parent.",
      experiment: "Two children and the parent ask for singles; compare."),
    "children-07": ContractExplanation(
      why: """
        An object that belongs to a container belongs to the one that registered it, or to the \
        one that asks.
        """,
      cost: "A session object is shared by all sessions, or exists in each.",
      cause: "Not a fault: ownership by registration, or by request.",
      experiment: "Two children ask for the parent's per-scope saw; compare.",
      values: [
        "the parent": "Who registers owns.",
        "the child": "Who asks owns: a child is a session.",
      ]),
    "children-08": ContractExplanation(
      why: "A parent's component requested by a child may be built from what the child overrides.",
      cost: """
        With "what the child has", the parent must not keep the result: otherwise it holds \
        objects of a child that is gone, or of another user. That part is required.
        """,
      cause: "The parent keeps an object that was made of the child's dependencies.",
      experiment: "A child overrides the bench of the parent's room; ask both for the room.",
      values: [
        "what the child has": "Who asks decides, so that a child can replace parts.",
        "what the parent has": "A component's dependencies are those beside it.",
      ]),
    "children-09": ContractExplanation(
      why: "A level without a component is no end of the search.",
      cost: "A feature of a feature doesn't find the app's services.",
      cause: "Each child asks its parent, but not what that would ask.",
      experiment: "Four levels with a component each; the lowest asks for all."),
    "lifetimes-01": ContractExplanation(
      why: "A new object for each request is the simplest lifetime, and must be one.",
      cost: "State leaks from one user to the next.",
      cause: "A cache that ignores the lifetime.",
      experiment: "Ask twice; compare."),
    "lifetimes-02": ContractExplanation(
      why: "Two dependencies on a new object are two objects, also within a request.",
      cost: "Two fields of a form share their model.",
      cause: "Everything is shared within a request.",
      experiment: "A pair of new saws; compare."),
    "lifetimes-03": ContractExplanation(
      why: "A shared object is made when it is needed, and once.",
      cost: "A slow start, or two connections.",
      cause: "The object is stored after its injections, or made by build.",
      experiment: "Count the makings after build and after two requests."),
    "lifetimes-04": ContractExplanation(
      why: "Some services must run from the start.",
      cost: "A crash reporter that starts at its first use.",
      cause: "Build treats eager objects as lazy ones.",
      experiment: "Count the makings after build, and after two requests by two types."),
    "lifetimes-05": ContractExplanation(
      why: "Start order is the order of registration, which authors can read.",
      cost: "A service starts before the logger, on some machines.",
      cause: "Eager objects are collected from a dictionary.",
      experiment: "Four components, three of them eager; compare the order."),
    "lifetimes-06": ContractExplanation(
      why: "What belongs to a container belongs to each container.",
      cost: "Two containers of tests share objects.",
      cause: "Objects are kept in a static cache by type.",
      experiment: "Two containers with one declaration; compare the objects."),
    "lifetimes-07": ContractExplanation(
      why: """
        What a registration without a lifetime means is the first thing that a user must know.
        """,
      cost: "Objects are unexpectedly shared, or unexpectedly new.",
      cause: "Not a fault: safe state, or cheap objects.",
      experiment: "Register without a lifetime; ask twice.",
      values: [
        "one for the scope": "State is shared unless said otherwise.",
        "new for each request": "Nothing is shared unless said otherwise.",
      ]),
    "lifetimes-08": ContractExplanation(
      why: "A single may be single in a container or in a process.",
      cost: "Tests share state, or a process has two of what must be one.",
      cause: "Not a fault: a cache in the container, or beside the component.",
      experiment: "Two containers with one declaration of a single; compare.",
      values: [
        "each container has its own": "Containers, and tests, are independent.",
        "one for all containers": "A single is single in the process.",
      ]),
    "lifetimes-09": ContractExplanation(
      why: "A weakly kept object is shared while somebody uses it.",
      cost: "Two users of a cache have two caches.",
      cause: "The weak reference is set to a wrapper that dies at once.",
      experiment: "Hold an object; ask again."),
    "lifetimes-10": ContractExplanation(
      why: "A weakly kept object must go when nobody uses it.",
      cost: "Memory grows; logged-out data stays.",
      cause: "The container, or a closure of it, holds the object strongly.",
      experiment: "Ask three times without holding the object; count the makings."),
    "lifetimes-11": ContractExplanation(
      why: "Objects of one graph are shared in it, and new in the next: the lifetime of a screen.",
      cost: "Two screens share a model, or the parts of one screen don't.",
      cause: "The cache of a request outlives it, or doesn't reach its dependencies.",
      experiment: "A house whose two rooms need a bench; ask twice; compare."),
    "lifetimes-12": ContractExplanation(
      why: "Two ways to a shared object lead to one object.",
      cost: "Two caches in one graph.",
      cause: "The object is stored when the request ends.",
      experiment: "A house whose rooms need a shared bench; compare, count the injections."),
    "lifetimes-13": ContractExplanation(
      why: "A shared object keeps what it was made with.",
      cost: "A shared object's collaborators change under it.",
      cause: "Dependencies are resolved at each request of the shared object.",
      experiment: "A shared room with a new bench; ask again; compare the bench."),
    "lifetimes-14": ContractExplanation(
      why: "The way of asking doesn't matter to what is kept.",
      cost: "Two objects, one for the optional request.",
      cause: "Optional requests have a cache key of their own.",
      experiment: "Ask optionally for a weak object, then plainly by two types."),
    "lifetimes-15": ContractExplanation(
      why: "A weak object that is made within a request must live through it.",
      cost: "The object dies between its two receivers, and is made again.",
      cause: "Nobody holds it strongly during the request.",
      experiment: "A house whose rooms need a weak bench; compare."),
    "lifetimes-16": ContractExplanation(
      why: "Eager objects may need each other, in any order of registration.",
      cost: "One exists twice, or is made too early.",
      cause: "Build makes each one without looking what exists.",
      experiment: "Three eager objects, the first needing the last; note the order."),
    "lifetimes-17": ContractExplanation(
      why: "An eager object with several names may be one object or several.",
      cost: "A service starts twice.",
      cause: "Not a fault, and a piece of history: names as labels, or as components.",
      experiment: "An eager saw with two names; count the makings.",
      values: [
        "for each name": "Each name has its own object.",
        "once": "A name is a label of one component.",
      ]),
    "lifetimes-18": ContractExplanation(
      why: """
        Within one request, a weak object is the same for all, even if nobody holds it in \
        between.
        """,
      cost: "Two of a kind in one object graph.",
      cause: "The container holds weak objects weakly at once.",
      experiment: "An initializer asks for a weak object, drops it, and asks again."),
    "providers-01": ContractExplanation(
      why: "A provider delays work until it is needed.",
      cost: "Everything is made at the start after all.",
      cause: "The provider resolves when it is made, and returns the result.",
      experiment: "Ask for a provider; count the makings before and after its call."),
    "providers-02": ContractExplanation(
      why: "A provider is a request, made later.",
      cost: "A factory returns the same object each time, or a single is made twice.",
      cause: "The first result is kept in the provider.",
      experiment: "Providers of a new, a shared and a per-scope object; compare."),
    "providers-03": ContractExplanation(
      why: "A provider of a graph's object may continue its own graph.",
      cost: "Two calls share, or don't share, an object.",
      cause: "Not a fault, and a piece of history.",
      experiment: "Call such a provider twice; compare.",
      values: [
        "another one each time": "Each call is a request.",
        "the same one": "A provider continues the graph that it began.",
      ]),
    "providers-04": ContractExplanation(
      why: "A provider that was made within a graph leads back into it.",
      cost: "The delayed end of a cycle gets another object.",
      cause: "The provider begins a new request.",
      experiment: "A room keeps a provider of its bench; call it during and after the request."),
    "scopes-01": ContractExplanation(
      why: "A scope is a session, a request, a window: it has its own objects.",
      cost: "One session sees another one's data.",
      cause: "Scopes share the cache of per-scope objects.",
      experiment: "Open a scope; compare its object with the container's."),
    "scopes-02": ContractExplanation(
      why: "What is single is single across scopes.",
      cost: "A database for each session.",
      cause: "A new scope starts with empty caches for everything.",
      experiment: "Open scopes; compare the lazy and the eager single."),
    "scopes-03": ContractExplanation(
      why: "A single that needs a scope's object takes it from the scope that asks first.",
      cost: "An error, or an object of no scope.",
      cause: "The container makes singles in the outermost scope. See policies-03 for children.",
      experiment: "A single room needs a per-scope bench; a scope asks first."),
    "scopes-04": ContractExplanation(
      why: "Tests build one set of registrations again and again.",
      cost: "The second build sees objects of the first.",
      cause: "Objects are kept in the components.",
      experiment: "Build twice; compare the objects."),
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
  ]
}
