extension ContractExplanation {
  static let failures: [String: ContractExplanation] = [
    "errors-01": ContractExplanation(
      why: "A missing component is the most frequent mistake, and its message is read most.",
      cost: "Searching in all modules.",
      cause: "Every failure becomes the same error, or nil.",
      experiment: "Ask for an unknown type; the kind must be \"not found\"."),
    "errors-02": ContractExplanation(
      why: """
        A component that was registered under a type that it doesn't have is a mistake at the \
        registration.
        """,
      cost: "A trap far away from it.",
      cause: "`as!` when the object is handed over.",
      experiment: "Register a saw as an axe; ask for the axe; the kind must be \"wrong type\"."),
    "errors-03": ContractExplanation(
      why: "A kept object is checked, too.",
      cost: "The first request works, the second traps.",
      cause: "The check is a part of making.",
      experiment: "The same, after a request by the right type."),
    "errors-04": ContractExplanation(
      why: "Initializers that need each other can't be satisfied.",
      cost: "A stack overflow, whose trace shows neither of the two.",
      cause: "The container doesn't know what it is making.",
      experiment: "A hen needs an egg, the egg the hen; both requests must fail."),
    "errors-05": ContractExplanation(
      why: "An error below fails what is above, with the error from below.",
      cost: "The message names the root, which is there.",
      cause: "Errors are replaced on their way up.",
      experiment: "Five levels; the lowest is missing; the kind must be \"not found\"."),
    "errors-06": ContractExplanation(
      why: "Errors of users belong to users: they catch them by type.",
      cost: "`catch let error as NoConnection` never matches.",
      cause: "Errors are wrapped, or become nil.",
      experiment: "An initializer two levels below throws; compare the error."),
    "errors-07": ContractExplanation(
      why: "Errors of users' injections belong to users, as those of their initializers do.",
      cost: "`catch let error as NoVarnish` never matches, or the object comes half-injected.",
      cause: "Injections run under `try?`.",
      experiment: "An injection throws; compare the error."),
    "errors-08": ContractExplanation(
      why: "A component without an initializer fails in some way.",
      cost: "A message that leads elsewhere.",
      cause: "Not a fault, and a piece of history.",
      experiment: "Ask for a component that is made elsewhere.",
      values: [
        "wrongArguments": "No initializer fits a request without arguments.",
        "noInitializer": "There is no initializer.",
        "notResolved": "The container tells no kinds.",
      ]),
    "recovery-01": ContractExplanation(
      why: "One failed request must not harm the next.",
      cost: "After one failure, unrelated objects come uninjected or not at all.",
      cause: "The stack, or the list of deferred injections, isn't reset when a request fails.",
      experiment: "A request that fails five levels down, then another; twice."),
    "recovery-02": ContractExplanation(
      why: "A wrong type must not spoil the object for those who ask with the right one.",
      cost: "All later requests get it uninjected; a container had exactly this.",
      cause: "The object is kept before its type is checked, and its injections are skipped.",
      experiment: "Ask by a wrong alternative type, then by the right one; count the injections."),
    "recovery-03": ContractExplanation(
      why: "A cycle that failed fails again, and nothing else does.",
      cost: "The second request hangs, or returns a half-made object.",
      cause: "The mark \"is being made\" stays set.",
      experiment: "Hen and egg, then a bench, then the hen again."),
    "recovery-04": ContractExplanation(
      why: "What failed for want of a network works later.",
      cost: "A restart of the app is needed.",
      cause: "The error, or the mark \"is being made\", is kept.",
      experiment: "An initializer throws once; ask three times."),
    "recovery-05": ContractExplanation(
      why: "Wrong arguments must not spoil a component.",
      cost: "A shared component can't be made any more.",
      cause: "The component is marked as made before its initializer runs.",
      experiment: "Ask with a wrong argument, then with the right one."),
    "recovery-06": ContractExplanation(
      why: "A shared object whose injection failed isn't ready.",
      cost: "The next request gets an object without its dependencies.",
      cause: "The object is kept before its injections, and not removed when one throws.",
      experiment: "An injection throws once; ask again; look at the later injection."),
    "recovery-07": ContractExplanation(
      why: "A shared object that a failed request has made is complete, or is made again.",
      cost: "An object that was never injected.",
      cause: "Deferred injections of the failed request are dropped.",
      experiment: """
        A basement lacks its cellar after its shared bench was made; ask for the bench.
        """),
    "recovery-08": ContractExplanation(
      why: "A misspelt name must not spoil the right ones.",
      cost: "After one wrong name, the right names find nothing.",
      cause: "A placeholder is stored under the unknown name.",
      experiment: "Ask by an unknown name, then by known ones; twice."),
    "recovery-09": ContractExplanation(
      why: "A failing injection spoils its own object only.",
      cost: "Shared objects of the same request are forgotten or uninjected.",
      cause: "The whole request is rolled back, also what others got already.",
      experiment: "A room's injection throws; look at its bench, at a saw and at the next room."),
    "recovery-10": ContractExplanation(
      why: "Objects that a failed request made may be finished, or forgotten.",
      cost: "Injections run on objects that nobody gets, or shared objects stay unfinished.",
      cause: "Not a fault, and a piece of history.",
      experiment: "A basement lacks its cellar; note the injections of its bench.",
      values: [
        "they are injected": "Each object that exists is finished.",
        "they are forgotten": "A failed request leaves nothing behind.",
      ]),
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
    "teardown-01": ContractExplanation(
      why: "What was made is ended once; nothing is made to be ended.",
      cost: "Connections leak, or a service is started at the shutdown.",
      cause: "The end resolves each component.",
      experiment: "A saw is requested, an axe isn't; end; note."),
    "teardown-02": ContractExplanation(
      why: "An object may use what it received until its end, so it ends first.",
      cost: "A flush at the end writes to a closed file.",
      cause: "Objects end in the order of their making, or of a dictionary.",
      experiment: """
        House, room, attic and bench, requested from the top and from the bottom; note the \
        order.
        """),
    "teardown-03": ContractExplanation(
      why: "The order holds also across objects that nobody keeps.",
      cost: """
        A flush at the end writes to a closed file, if an object that isn't kept lies between \
        the two.
        """,
      cause: "Only direct dependencies between kept objects are recorded.",
      experiment: "A kept house holds its bench through rooms that aren't kept; note."),
    "teardown-04": ContractExplanation(
      why: "What an injection brought counts as received.",
      cost: "A flush at the end writes to a closed file, if the file came by an injection.",
      cause: "Only initializers are recorded.",
      experiment: "A bench is injected a saw; end; note."),
    "teardown-05": ContractExplanation(
      why: "One end that fails must not keep others open.",
      cost: "One broken service leaks all others.",
      cause: "The loop ends at the first error.",
      experiment: "A room's end throws; look at the others, and at the result."),
    "teardown-06": ContractExplanation(
      why: "Ending twice is harmless.",
      cost: "A second shutdown, for example by a signal, crashes.",
      cause: "Ends aren't removed from their list.",
      experiment: "End twice; count."),
    "teardown-07": ContractExplanation(
      why: "After the end nothing works, instead of half.",
      cost: "An object that was ended is used, or a new one leaks.",
      cause: "Caches are emptied, and requests fill them again.",
      experiment: "End; ask for what was there, and for something new; both must fail."),
    "teardown-08": ContractExplanation(
      why: "The end of a session is the end of its objects only.",
      cost: "A logout ends the database.",
      cause: "Scopes share the list of ends.",
      experiment: "A scope and its container each have a saw; end the scope."),
    "teardown-09": ContractExplanation(
      why: "Children end before their parent, and each child alone.",
      cost: "A child's object uses the parent's after its end.",
      cause: "A parent doesn't know its children.",
      experiment: "Two children with rooms; end one, then the parent; note."),
    "teardown-10": ContractExplanation(
      why: "Neither of two objects that hold each other can end while the other one is in use.",
      cost: "An end works on an object that is ending, too.",
      cause: "Ends of a cycle run at the same time, since neither comes first.",
      experiment: "Two objects receive each other; their ends take a moment, and must not overlap."),
    "threads-01": ContractExplanation(
      why: "Two threads that ask first must get one object.",
      cost: "Two databases, rarely, on customers' machines.",
      cause: "Look, make, store, without a lock around all three.",
      experiment: "Eight threads ask for a shared object whose making is slow; count."),
    "threads-02": ContractExplanation(
      why: "Two threads that ask first must get one object of a scope, too.",
      cost: "Two sessions for one user, rarely.",
      cause: "The caches of scopes lack the lock that the cache of singles has.",
      experiment: "Eight threads ask for a per-scope object; count."),
    "threads-03": ContractExplanation(
      why: "Who gets a shared object gets all of it.",
      cost: "A property is nil, rarely.",
      cause: "The object is stored before its injections run, where other threads find it.",
      experiment: "Eight threads ask while a slow injection runs; look at what each one got."),
    "threads-04": ContractExplanation(
      why: "Threads don't mix their requests.",
      cost: "An object of one thread's request appears in another's.",
      cause: "The stack of a request is a property of the container.",
      experiment: "Eight threads ask for new objects; all must differ, each injected once."),
    "threads-05": ContractExplanation(
      why: "Cycles need a memory of the request, which must belong to the thread.",
      cost: "A presenter with another screen's view.",
      cause: "The memory of a request is a property of the container.",
      experiment: "Eight threads build cycles; each must close in itself."),
    "threads-06": ContractExplanation(
      why: "A cycle of shared objects is entered from two ends at once.",
      cost: "A deadlock, or two cycles.",
      cause: "Two locks, one for each object, taken in two orders.",
      experiment: "Eight threads ask for a shared cycle from both ends; compare."),
    "threads-07": ContractExplanation(
      why: "A failure on one thread is that thread's.",
      cost: "Rare failures without a cause.",
      cause: "The error, or the reset after it, is shared.",
      experiment: "Half of eight threads make requests that fail; look at the others."),
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
  ]
}
