extension ContractExplanation {
  static let names: [String: ContractExplanation] = [
    "many-01": ContractExplanation(
      why: "Handlers, plug-ins and middleware run in the order in which they were registered.",
      cost: "Middleware runs in another order, differently on each start.",
      cause: "Components are collected from a dictionary.",
      experiment: "Register four tools; ask for all; compare the order."),
    "many-02": ContractExplanation(
      why: "Names and preferences choose one; who asks for all wants all.",
      cost: "A plug-in disappears from the list because somebody gave it a name.",
      cause: "The list uses the filter of single requests.",
      experiment: "Register a named, a plain and a preferred tool; ask for all."),
    "many-03": ContractExplanation(
      why: "No plug-in may be normal, or a sign of a forgotten registration.",
      cost: "Code that expects an empty list fails, or a mistake stays silent.",
      cause: "Not a fault: two views of a list.",
      experiment: "Ask an empty container for all tools.",
      values: [
        "a failure": "Who asks for all expects some: a registration is missing.",
        "an empty array": "Having none is one of the possible numbers.",
      ]),
    "many-04": ContractExplanation(
      why: "Being an element changes nothing about a component's lifetime.",
      cost: "A shared service exists twice: once in the list, once by itself.",
      cause: "Lists make their elements without looking at what is kept.",
      experiment: "Register a shared saw and a new axe; ask for all twice, and for the saw."),
    "many-05": ContractExplanation(
      why: "A composite is registered under the service that it collects.",
      cost: "The composite contains itself, or the request never ends.",
      cause: "The component that is being made isn't left out of the list.",
      experiment: "Register two tools and a toolbox that takes all tools and is one; ask for it."),
    "many-06": ContractExplanation(
      why: "A composite that is injected, not made, with all of its service could contain itself.",
      cost: "An endless loop in the composite, or a missing element.",
      cause: "Not a fault: at injection the owner exists and may count.",
      experiment: "Inject all tools into a cabinet that is a tool itself.",
      values: [
        "includes the owner": "All means all.",
        "leaves the owner out": "A composite never means itself.",
      ]),
    "many-07": ContractExplanation(
      why: "One broken plug-in may stop everything, or be left out.",
      cost: "One optional plug-in takes down the app, or its failure stays unnoticed.",
      cause: "Not a fault: failing early, or being robust.",
      experiment: """
        Register two tools that can be made and one that lacks its dependency; ask for all.
        """,
      values: [
        "fails all": "A broken component must show.",
        "is left out": "One broken plug-in must not stop the others.",
      ]),
    "many-08": ContractExplanation(
      why: "An injected list is the same list as a requested one.",
      cost: "Order differs between the two ways.",
      cause: "Injections collect by another path.",
      experiment: "Inject all tools into a bench; compare the order."),
    "many-09": ContractExplanation(
      why: "Objects in a list are as complete as others.",
      cost: "The first element is used before its dependencies are set.",
      cause: "Injections run after the list was returned, or for the last element only.",
      experiment: "Register two saws with injections; ask for all; look at both."),
    "many-10": ContractExplanation(
      why: "A list of one is a list.",
      cost: "Special cases in user code.",
      cause: "A single component isn't entered in the index of lists.",
      experiment: "Register one shared tool; ask for all, and for it."),
    "many-11": ContractExplanation(
      why: "Objects that share a graph are shared between the elements, or for each element only.",
      cost: "Late injections run at another moment.",
      cause: "Not a fault, and a piece of history: one request for each element, or one for all.",
      experiment: "Note when two elements are made and injected.",
      values: [
        "one for each element": "Elements are independent of each other.",
        "one for all elements": "A list is one request.",
      ]),
    "many-12": ContractExplanation(
      why: "Whether two screens in one list share a view model depends on this.",
      cost: "State is shared between elements, or isn't.",
      cause: "Not a fault: see many-11.",
      experiment: """
        Register two rooms that need a bench of the graph; ask for all; compare the benches.
        """,
      values: [
        "each has its own": "Elements are independent of each other.",
        "one for all": "A list is one request, and its graph is shared.",
      ]),
    "names-01": ContractExplanation(
      why: "Several configurations of one type are told apart by names.",
      cost: "The wrong endpoint, database or queue.",
      cause: """
        The name is ignored if there is a component without a name, or compared with the first \
        name only.
        """,
      experiment: "Register a saw with two names and an axe with one; ask by each name."),
    "names-02": ContractExplanation(
      why: "A misspelt name must show.",
      cost: "The app runs with the nameless component, which is the wrong one.",
      cause: "The lookup falls back to the type if the name is unknown.",
      experiment: "Register a saw with a name; ask by another one; it must fail."),
    "names-03": ContractExplanation(
      why: """
        Names may be labels of one component, or components of their own; shared objects show \
        the difference.
        """,
      cost: "State is shared, or isn't, after a migration between containers.",
      cause: "Not a fault: kept objects are stored by component, or by component and name.",
      experiment: "Register a shared saw with two names; compare the objects.",
      values: [
        "one object per name": "A name is a configuration, with an object of its own.",
        "one object for all names": "A name is a label of one component.",
      ]),
    "names-04": ContractExplanation(
      why: """
        Whether a name is an addition or a replacement decides what a request without a name \
        finds.
        """,
      cost: """
        Code that used the plain type fails once a name is added, or names don't hide anything.
        """,
      cause: "Not a fault: names are a part of the key, or a filter.",
      experiment: "Register a saw with a name; ask without one.",
      values: [
        "answers": "A name is an addition.",
        "fails": "A name replaces the plain type.",
      ]),
    "names-05": ContractExplanation(
      why: "Two components of one type and name are a mistake; the question is when it is told.",
      cost: "The mistake shows late, at a user.",
      cause: "Names are checked at the first request only.",
      experiment: "Register two tools with one name; build; ask by the name.",
      values: [
        "by build": "Contradictions show before the first user.",
        "when asked for": "Only what is used must be consistent.",
      ]),
    "names-06": ContractExplanation(
      why: "A name belongs to the component, whatever type it is asked by.",
      cost: "One name leads to two objects, depending on the type of the variable.",
      cause: "Objects are stored by type and name.",
      experiment: "Register a named shared saw under two types; compare the objects."),
    "names-07": ContractExplanation(
      why: "A name is more specific than a preference.",
      cost: "Asking by name gives the default.",
      cause: "The preference is applied before the name filters.",
      experiment: """
        Register a named saw and a preferred axe; ask by the saw's name, and without a name.
        """),
    "names-08": ContractExplanation(
      why: "Names are needed inside the graph, not only at its root.",
      cost: "Users resolve by hand in closures wherever a name is needed.",
      cause: "Injections have no way to pass a name.",
      experiment: "Inject a tool by name into a bench."),
    "names-09": ContractExplanation(
      why: "A name means something only together with a type.",
      cost: "A request for a wrong type finds an object by its name, and the cast traps.",
      cause: "Names are keys of their own, without the type.",
      experiment: "Register a named saw; ask for an axe by that name; it must fail."),
    "names-10": ContractExplanation(
      why: "A preferred component keeps its preference when it gets a name.",
      cost: "Giving a name to the default removes the default.",
      cause: "Named and nameless components live in two lists.",
      experiment: """
        Register a preferred axe with a name and a saw with another; ask with and without.
        """),
    "names-11": ContractExplanation(
      why: "A name finds the shared object, and doesn't make a second one.",
      cost: "Two databases, one opened by name and one without.",
      cause: "The cache is keyed by the request instead of by the component.",
      experiment: """
        Register a named shared saw; ask by name, without, and by name again; count the \
        injections.
        """),
    "names-12": ContractExplanation(
      why: "A name belongs to what it was given to.",
      cost: "A request by a name finds a component that has it for another type.",
      cause: "Names are kept by component.",
      experiment: "A component has a name as one of its types; ask for another one by it."),
    "tags-01": ContractExplanation(
      why: "Tags are names that the compiler checks.",
      cost: "The wrong component.",
      cause: "The tag is stored by its printed name, or isn't stored.",
      experiment: "Register a saw and an axe with different tags; ask by each."),
    "tags-02": ContractExplanation(
      why: "A tag that nobody has must show, as a name does.",
      cost: "The app runs with an untagged or otherwise tagged component.",
      cause: "The lookup falls back to the type.",
      experiment: "Ask by the tag of another type, and by one that nobody has; both must fail."),
    "tags-03": ContractExplanation(
      why: "Tags may be labels of one component, or make components of their own.",
      cost: "State is shared, or isn't, after a migration.",
      cause: "Not a fault: kept objects are stored by component, or by component and tag.",
      experiment: "Register a shared saw with two tags; compare the objects.",
      values: [
        "one object per tag": "A tag is a configuration.",
        "one object for all tags": "A tag is a label of one component.",
      ]),
    "tags-04": ContractExplanation(
      why: "A tag is more specific than a preference.",
      cost: "Asking by tag gives the default.",
      cause: "The preference is applied before the tag filters.",
      experiment: """
        Register a tagged saw and a preferred tagged axe; ask by the saw's tag, and without a \
        tag.
        """),
    "tags-05": ContractExplanation(
      why: "A type called `Fine` and a text \"Fine\" are two things.",
      cost: "A name in one module collides with a tag in another.",
      cause: "Tags are stored as their printed names among the names.",
      experiment: "Tag a saw with the type `Fine`, name an axe \"Fine\"; ask both ways."),
    "tags-06": ContractExplanation(
      why: "A tag belongs to the component, whatever type it is asked by.",
      cost: "Two objects for one tag.",
      cause: "Objects are stored by type and tag.",
      experiment: "Register a tagged shared saw under two types; compare."),
  ]
}
