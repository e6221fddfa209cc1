extension ContractExplanation {
  static let registrations: [String: ContractExplanation] = [
    "choice-01": ContractExplanation(
      why: """
        Two components without a preference are an open question, which only the author can \
        answer.
        """,
      cost: """
        The app gets one of them by chance of order, and changes when a module is loaded \
        earlier.
        """,
      cause: """
        The lookup takes the first or last match without a count. A container that does so on \
        purpose lacks `refusesSeveral`.
        """,
      experiment: "Register two tools; ask for one; it must fail as ambiguous."),
    "choice-02": ContractExplanation(
      why: "A preference must not depend on the order in which modules are loaded.",
      cost: "A refactoring that reorders registrations changes what the app does.",
      cause: "The preferred component is found by scanning until the first match.",
      experiment: "Register a preferred axe after, then before, a saw; ask for a tool."),
    "choice-03": ContractExplanation(
      why: "A preference is a tie-break, and must not do anything without a tie.",
      cost: "Marking a component hides another type, or makes a request fail.",
      cause: "The mark is stored per container instead of per type.",
      experiment: "Register a saw, and a preferred axe under another type; ask for both."),
    "choice-04": ContractExplanation(
      why: "Whoever prefers a component means it as a whole.",
      cost: "One protocol gives the preferred object, another protocol the other one.",
      cause: "The mark is applied to the last stated type only.",
      experiment: """
        Register two components under the same two types, one preferred; ask for both types.
        """),
    "choice-05": ContractExplanation(
      why: "Two preferences contradict each other; the question is when it is told.",
      cost: "The contradiction shows at a user instead of at build.",
      cause: "The container validates nothing before the first request.",
      experiment: "Register two preferred tools; build; ask.",
      values: [
        "by build": "Contradictions show before the first user.",
        "when asked for": "Only what is used must be consistent.",
      ]),
    "choice-06": ContractExplanation(
      why: "An open question about one type says nothing about others.",
      cost: "One ambiguous protocol makes unrelated requests fail.",
      cause: "A component is marked as ambiguous instead of the pair of type and components.",
      experiment: """
        Register a saw and an axe as tools and as themselves; ask for the tool, which fails, and \
        for both classes.
        """),
    "choice-07": ContractExplanation(
      why: "An object must not be made from a dependency that nobody chose.",
      cost: "An object with a random collaborator.",
      cause: "Dependencies are looked up by another path than requests.",
      experiment: """
        Register two benches and a room that needs one; ask for the room; it must fail.
        """),
    "registration-01": ContractExplanation(
      why: """
        A component that states nothing else is asked for by its type: that is the sentence \
        every user writes first.
        """,
      cost: "Without it nothing works.",
      cause: "The container stores the type of the closure instead of the type of its result.",
      experiment: "Register a saw; ask for a saw."),
    "registration-02": ContractExplanation(
      why: """
        Only what was registered can be requested, so that a graph can be read from its \
        registrations.
        """,
      cost: """
        An object appears where nobody asked for it, and a second conformance makes requests \
        ambiguous far away.
        """,
      cause: "The container searches its objects with `as?` instead of its keys.",
      experiment: """
        Register a class that conforms to a protocol; ask for the protocol; it must fail.
        """),
    "registration-03": ContractExplanation(
      why: "A superclass is another promise than its subclass, as a protocol is.",
      cost: "A subclass that was registered for one place replaces its superclass everywhere.",
      cause: "The lookup walks up the classes, or compares with `is`.",
      experiment: "Register a subclass; ask for its superclass; it must fail."),
    "registration-04": ContractExplanation(
      why: "Code that names protocols only must be able to register with them, too.",
      cost: """
        The concrete type leaks into the code that registers, or can be requested although it \
        was meant to be hidden.
        """,
      cause: "The key comes from the dynamic type of the object.",
      experiment: """
        Register an axe as a tool; ask for the tool, then for the axe, which must fail.
        """),
    "registration-05": ContractExplanation(
      why: "Settings, identifiers and closures are values, and have to be injected like objects.",
      cost: "Users wrap each value in a class of its own.",
      cause: "The container requires `AnyObject`, or casts to it to keep the object.",
      experiment: "Register a point; ask for it, and compare."),
    "registration-06": ContractExplanation(
      why: "A forgotten registration must show where it is missed.",
      cost: "A crash, or an invented object, in place of an error that names the type.",
      cause: """
        An array is indexed, or an optional unwrapped, before the container looks whether there \
        is anything.
        """,
      experiment: "Build an empty container; ask for a saw; it must fail."),
    "registration-07": ContractExplanation(
      why: """
        Plug-ins and modules register late, and their authors need to know from when on they \
        count.
        """,
      cost: "A late component is missing at some requests and there at others.",
      cause: "Plans and lists are computed at the first request and never again.",
      experiment: "Build, ask once, register another type, ask for it.",
      values: [
        "at once": "Plug-ins may register whenever they are loaded.",
        "in the next build": "What was built doesn't change, and can be validated once.",
      ]),
    "registration-08": ContractExplanation(
      why: "A component that nothing can make is a mistake; the question is only when it is told.",
      cost: "The mistake shows at the first user instead of at the developer's desk.",
      cause: "The container never looks at components without an initializer.",
      experiment: "Register a type without an initializer; build; ask for it.",
      values: [
        "by build": "Mistakes show before the first user.",
        "when asked for": "A graph may have parts that this program never asks for.",
      ]),
    "registration-09": ContractExplanation(
      why: "Tests, windows and tenants have containers of their own, and must not meet.",
      cost: "A test sees the objects or registrations of another one, depending on their order.",
      cause: "Registrations or objects live in a static variable.",
      experiment: "Build two containers with one component each; ask each for both."),
    "registration-10": ContractExplanation(
      why: "A loop, or a module that is loaded twice, executes the same registration again.",
      cost: """
        A type becomes ambiguous, or lists contain an object twice, because a module was loaded \
        twice.
        """,
      cause: "The container does not remember from which line a component came, or does.",
      experiment: "Register one declaration twice; count all components of its type.",
      values: [
        "a component": "Each call is a registration.",
        "nothing": "A module that is loaded twice counts once.",
      ]),
    "registration-11": ContractExplanation(
      why: "A failable initializer gives an Optional, yet users ask for what is inside.",
      cost: "Each user unwraps twice, or the component can't be found by its plain type.",
      cause: "The type of the closure's result is stored as it is.",
      experiment: "Register a closure that returns `Saw?`; ask for a saw, plainly and optionally."),
    "types-01": ContractExplanation(
      why: "Users depend on protocols; the component is registered once, as the class.",
      cost: "Code depends on concrete classes, and can't be tested with doubles.",
      cause: "The alternative type isn't entered into the index that requests use.",
      experiment: "Register a saw as a tool; ask for a tool."),
    "types-02": ContractExplanation(
      why: "A class plays several roles, and each role is a protocol.",
      cost: "All but one of the roles are missing.",
      cause: "The second alternative type replaces the first.",
      experiment: "Register a saw as a tool and as something sharp; ask for both."),
    "types-03": ContractExplanation(
      why: """
        Two roles of one shared object are the same object: a store that is read here and \
        written there.
        """,
      cost: "What was written through one protocol isn't there through the other.",
      cause: "Kept objects are stored by requested type instead of by component.",
      experiment: "Register a shared saw under three types; compare the objects."),
    "types-04": ContractExplanation(
      why: """
        An alternative type may replace the own one, or come beside it; users need to know \
        which.
        """,
      cost: "Code that relies on one of them breaks when it moves to another container.",
      cause: "Not a fault: two habits.",
      experiment: "Register a saw as a tool; ask for the saw.",
      values: [
        "hidden": "Users can depend on the protocol only.",
        "visible": "Every component can be found by its class.",
      ]),
    "types-05": ContractExplanation(
      why: "A component must be able to have an alternative type and still be found by its own.",
      cost: "The class has to be registered twice, and its objects differ.",
      cause: "Stating an alternative type removes the own one for good.",
      experiment: "Register a saw as a tool and as itself; ask for both."),
    "types-06": ContractExplanation(
      why: "Assemblies repeat themselves; saying the same twice must mean the same.",
      cost: "The component competes with itself: ambiguous requests, doubled elements.",
      cause: "The index is a list to which each statement adds an entry.",
      experiment: "State one alternative type twice; ask for one and for all."),
    "types-07": ContractExplanation(
      why: "Two modules may each have a type `Lamp`.",
      cost: "One module gets the other's object, and the cast traps.",
      cause: "Keys are the names of types, `\"\\(T.self)\"`, not their identities.",
      experiment: "Register two types of one name from two enclosing types; ask for both."),
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
  ]
}
