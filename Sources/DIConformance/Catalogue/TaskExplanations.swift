extension ContractExplanation {
  static let tasks: [String: ContractExplanation] = [
    "async-20": ContractExplanation(
      why: "Views and stores of the main actor are made there.",
      cost: "A crash of the user interface, rarely.",
      cause: "The factory is called where the request runs.",
      experiment: "A factory of the main actor notes where it runs."),
    "async-21": ContractExplanation(
      why: "Views are changed on the main actor: that is what such an injection says.",
      cost: "A crash of the user interface, rarely.",
      cause: "The injection is called where the request runs.",
      experiment: "An injection of the main actor notes where it runs."),
    "async-22": ContractExplanation(
      why: "A busy main actor must not stop the others.",
      cost: "The app freezes while the main thread is busy.",
      cause: "`DispatchQueue.main.sync`, or a semaphore.",
      experiment: """
        256 tasks need the main actor while it is busy; all must get as far as to wait.
        """),
    "async-23": ContractExplanation(
      why: "Child tasks of a factory load at the same time: that is why they are written.",
      cost: "The start takes the sum of all times.",
      cause: "A lock, or a queue, for the whole request.",
      experiment: "Two factories that wait for each other, requested by two child tasks."),
    "async-24": ContractExplanation(
      why: "Child tasks are parts of one request and share its graph.",
      cost: "The parts of one screen have two models.",
      cause: "The graph is found by the task instead of by the request.",
      experiment: "A fleet of two boats, requested by child tasks; compare their lamps."),
    "async-25": ContractExplanation(
      why: "A child task waits for what its sibling makes.",
      cost: "An error about recursion where there is none.",
      cause: "Everything that the request makes counts as \"on the way here\".",
      experiment: "Two child tasks ask for a shared boat that takes long; compare, count."),
    "async-26": ContractExplanation(
      why: "A child task that needs its own factory's object can't get it.",
      cost: "A wait for ever.",
      cause: "Recursion is looked for along one task only.",
      experiment: "A rope's factory asks for a rope in a child task; it must fail."),
    "async-30": ContractExplanation(
      why:
        "Two factories that wait for each other's objects, even in child tasks, never end by themselves.",
      cost: "Two screens that stay empty for ever, without an error.",
      cause: "A factory counts as running while only its child tasks wait.",
      experiment:
        "The factories of an anchor and of a chain meet, and each asks for the other's object in a child task."
    ),
    "async-27": ContractExplanation(
      why: "Who is cancelled stops waiting at once; the making goes on for others.",
      cost: "A closed screen keeps its task, and what that holds, until the network answers.",
      cause: "The wait is a plain `await` on the maker's task.",
      experiment: "Two tasks wait, one is cancelled; look at both."),
    "async-28": ContractExplanation(
      why: "Cancelling some of many waiters must not touch the others.",
      cost: "A list that is scrolled fast loses images that are still needed.",
      cause: "A cancelled waiter is searched for by its position, or wakes another one.",
      experiment: "A hundred tasks wait, ten are cancelled; count."),
    "async-29": ContractExplanation(
      why: "The error of an asynchronous injection belongs to the request.",
      cost: "The object comes half-injected, and nobody hears of it.",
      cause: "The injection runs in a task of its own, whose error nobody awaits.",
      experiment: "An asynchronous injection throws; the request must, and the next one work."),
    "async-01": ContractExplanation(
      why: "The object must be what the factory returns after its last suspension.",
      cost: "A half-made object, or a second one.",
      cause: "The result is taken before the task ends.",
      experiment: "A factory that suspends; compare its lamp with the answer."),
    "async-02": ContractExplanation(
      why: "Order is part of meaning: a connection before the session on it.",
      cost: "Order depends on the speed of the network.",
      cause: "Dependencies start in parallel without being asked to.",
      experiment: "Three factories that suspend; note begins and ends."),
    "async-03": ContractExplanation(
      why: "Injections build on each other also when they suspend.",
      cost: "A start runs before the data is there.",
      cause: "Injections are started and not awaited.",
      experiment: "Two injections and a post-init that suspend; note the order."),
    "async-04": ContractExplanation(
      why: "Names work with `await`, too.",
      cost: "The wrong one of two.",
      cause: "The asynchronous path has a lookup of its own.",
      experiment: "Two named lamps; ask by each name."),
    "async-05": ContractExplanation(
      why: "A list is in order, although its elements take different times.",
      cost: "Order by speed.",
      cause: "A task group whose results are taken as they come.",
      experiment: "Three signals, the middle one slow; compare."),
    "async-06": ContractExplanation(
      why: "Injecting into an existing object is done when the call returns.",
      cost: "A view appears before its model.",
      cause: "The work is started in a task that nobody awaits.",
      experiment: "A slow injection into a pier; look at it after the call."),
    "async-07": ContractExplanation(
      why: "Request identifiers and traces travel in task-local values.",
      cost: "Logs and traces lose their context inside of factories.",
      cause: "Factories run in detached tasks.",
      experiment: "Set a value; note what two closures see."),
    "async-08": ContractExplanation(
      why: "What failed is tried again.",
      cost: "One failed login, and the service never comes.",
      cause: "The task with the error is kept as the object.",
      experiment: "A factory fails once; ask again; count."),
    "async-09": ContractExplanation(
      why: """
        Once only must hold while the factory is suspended: that is when the second request \
        comes.
        """,
      cost: "Two connections.",
      cause: "The object is stored when it is done; until then, everybody makes one.",
      experiment: "A factory waits; a second task asks; it must wait, and get the same object."),
    "async-10": ContractExplanation(
      why: "Waiting must not block threads: the system has as many as processors.",
      cost: "The app freezes under load: all threads wait for a task that needs one.",
      cause: "A semaphore or a lock is held across an `await`.",
      experiment: "A thousand tasks ask for one object whose factory waits for all of them."),
    "async-11": ContractExplanation(
      why: "However many tasks ask while the factory is suspended, it runs once.",
      cost: "Two connections under load.",
      cause: "The object is stored when it is done; until then, everybody makes one.",
      experiment: "256 tasks ask for a shared object; count."),
    "async-12": ContractExplanation(
      why: "Objects of a scope are made once, too, while tasks are suspended.",
      cost: "Two sessions for one user.",
      cause: "The caches of scopes store what is done, not what is being made.",
      experiment: "256 tasks ask for a per-scope object; count."),
    "async-13": ContractExplanation(
      why: "A weakly kept object is made once, too, and lives until all who wait have it.",
      cost: "Two caches, or none.",
      cause: "The object dies before its waiters wake.",
      experiment: "256 tasks ask for a weak object; count."),
    "async-14": ContractExplanation(
      why: "The start of an app awaits its services, in order.",
      cost: "A service is used before it is connected.",
      cause: "Eager objects are started, and not awaited.",
      experiment: "Two eager objects that suspend; note; then 256 tasks ask."),
    "async-15": ContractExplanation(
      why: "While an injection is suspended, nobody may see the object.",
      cost: "A property is nil for whoever comes during the suspension.",
      cause: "The object is stored before its injections are done.",
      experiment: "An injection waits; eight other tasks ask; each must see the object whole."),
    "async-16": ContractExplanation(
      why: """
        Cancelling one user must not take the object from others, and its factory may learn of \
        it.
        """,
      cost: "A screen that is closed spoils the service for all.",
      cause: "The object's task is the cancelled one, or a task that is never cancelled.",
      experiment: "Cancel the task that makes an object for two; look at both."),
    "async-17": ContractExplanation(
      why: "Two tasks that need each other's object must both end.",
      cost: "A deadlock that no thread shows.",
      cause: "A lock for each object, taken in two orders.",
      experiment: "Harbour and ship are injected into each other; two tasks ask, fifty times."),
    "async-18": ContractExplanation(
      why: "Factories that need each other fail, also across tasks.",
      cost: "Two tasks wait for ever.",
      cause: "Recursion is looked for within one task only.",
      experiment: "Anchor needs chain, chain needs anchor; two tasks ask; both must fail."),
    "async-19": ContractExplanation(
      why: "Who waits for a factory that fails gets its error, or a new try.",
      cost: "Tasks that wait for ever.",
      cause: "Waiters are resumed on success only.",
      experiment: "A factory fails while eight tasks wait; all must end."),
  ]
}
