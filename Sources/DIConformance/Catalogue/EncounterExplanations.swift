extension ContractExplanation {
  /// Late registrations, requests that come back, and threads that meet.
  static let encounters: [String: ContractExplanation] = [
    "late-01": ContractExplanation(
      why: """
        What a request lacked may be registered afterwards, by a plug-in for example.
        """,
      cost: "The type stays unknown for ever; a restart \"mends\" it.",
      cause: "The failure, or a list of candidates, is remembered.",
      experiment: "Ask in vain, twice; register what is missing; ask again."),
    "late-02": ContractExplanation(
      why: "A list of all components is never complete for good.",
      cost: "A plug-in is registered, and never called.",
      cause: "The list is made once.",
      experiment: "Ask for all tools; register another one; ask again."),
    "late-03": ContractExplanation(
      why: "A default that comes later replaces the choice, as its author means it.",
      cost: "The test's double is registered, and the real service answers.",
      cause: "The choice is remembered by type.",
      experiment: "Ask for the only tool; register a preferred one; ask again."),
    "late-04": ContractExplanation(
      why: "A child sees its parent as it is, not as it was.",
      cost: "What a feature's container asked for once in vain, it never gets.",
      cause: "The child copies what it finds, and doesn't hear of changes.",
      experiment: "A child and its child ask; the parent registers a default; both ask again."),
    "late-05": ContractExplanation(
      why: "Names are looked up like types.",
      cost: "A named service that is registered late is never found.",
      cause: "The names of a type are indexed once.",
      experiment: "Ask by a name in vain; register it; ask again."),
    "reentrance-01": ContractExplanation(
      why: "Two containers in one app need each other's services.",
      cost: "A service arrives before its injections have run.",
      cause: "The state of a request is kept in the container instead of the thread.",
      experiment: """
        A room needs a service of another container, which needs the first one's bench.
        """),
    "reentrance-02": ContractExplanation(
      why: "A cycle through two containers is a cycle.",
      cost: "A stack overflow, or a hang, in whichever app has two containers.",
      cause: "Each container notices its own cycles only.",
      experiment: "A hen of one container needs the egg of another one, which needs the hen."),
    "reentrance-03": ContractExplanation(
      why: """
        A deinit is code, and code makes requests: to say goodbye to a service, for example.
        """,
      cost: """
        The service that the deinit gets is never injected, and stays so for all others.
        """,
      cause: "What a failed request has made is released while it is being withdrawn.",
      experiment: """
        The second parameter of a cannon is missing; the deinit of the first one asks for a \
        shared bench.
        """),
    "reentrance-04": ContractExplanation(
      why: """
        Objects whose injection failed are released at some point; their deinits are code, \
        too.
        """,
      cost: "The service that the deinit gets is never injected.",
      cause: "They are released while the request is being withdrawn.",
      experiment: """
        The injection of a squib fails, or that of what it holds; its deinit asks for a \
        shared bench.
        """),
    "reentrance-05": ContractExplanation(
      why: "Failing injections that need each other must come to an end.",
      cost: "An endless loop, or all memory, instead of the error.",
      cause: """
        An object whose injection failed is made again by the next one who needs it.
        """,
      experiment: "Two injections ask for each other's object, and throw."),
    "reentrance-06": ContractExplanation(
      why: "Who catches an error has dealt with it.",
      cost: "An object that did without fails for no visible reason.",
      cause: "The failed object counts as received by whoever asked for it.",
      experiment: "An initializer asks another container for what fails there, and goes on."),
    "threads-08": ContractExplanation(
      why: "Two threads that need each other's objects are a cycle, seen from above.",
      cost: "The app hangs at its start, once in a thousand times.",
      cause: "Each thread holds a lock, and waits for that of the other.",
      experiment: """
        Eight threads ask for the hen and the egg, whose initializers need each other; all \
        must fail.
        """),
    "threads-09": ContractExplanation(
      why: "Initializers rely on what they get, as their callers do.",
      cost: "A service is used before its injections have run, under load only.",
      cause: "An object is visible to others as soon as its initializer has returned.",
      experiment: """
        One thread's injection sleeps; other threads make objects that need the same bench, \
        and look at it.
        """),
    "threads-10": ContractExplanation(
      why: "An object is finished when all that it holds is.",
      cost: "A finished service holds one that isn't.",
      cause: "Each object is published on its own.",
      experiment: """
        The injection of a bench sleeps; other threads ask for the room that holds it.
        """),
    "threads-11": ContractExplanation(
      why: "A failure belongs to the request that had it.",
      cost: "A hiccup at the start fails all requests that wait at that moment.",
      cause: "The waiting threads get the result of the first one, whatever it is.",
      experiment: "The first try throws while seven threads wait; they must get an object."),
    "threads-12": ContractExplanation(
      why: "An object that failed is of no use to whoever has received it meanwhile.",
      cost: """
        Two of a kind: one thread works with an object that the container has given up.
        """,
      cause: "Nobody remembers who has received an unfinished object.",
      experiment: """
        Two threads make a hub and its rim, which need each other; the hub's injection \
        throws.
        """),
  ]
}
