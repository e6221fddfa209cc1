/// The policies of one well-documented container, with which summaries compare those of others.
package enum PolicyReference {
  /// The name of the container: the modern generation of DITranquillity.
  package static let name = "DIv3"

  /// What it shows, by contract. A test compares this with the container's adapter.
  package static let values: [String: String] = [
    "registration-07": "at once",
    "registration-08": "when asked for",
    "registration-10": "nothing",
    "types-04": "visible",
    "choice-05": "when asked for",
    "names-03": "one object for all names",
    "names-04": "answers",
    "names-05": "when asked for",
    "tags-03": "one object for all tags",
    "many-03": "an empty array",
    "many-06": "leaves the owner out",
    "many-07": "is left out",
    "many-11": "one for each element",
    "many-12": "each has its own",
    "injections-06": "is skipped",
    "order-02": "when each is made",
    "order-03": "before it is handed over",
    "order-06": "when all is made",
    "order-08": "when each is made",
    "order-09": "waits",
    "lifetimes-07": "new for each request",
    "lifetimes-08": "one for all containers",
    "lifetimes-17": "once",
    "children-07": "the parent",
    "children-08": "what the child has",
    "providers-03": "another one each time",
    "arguments-06": "is ignored",
    "arguments-10": "nobody",
    "arguments-11": "of the first request",
    "optionals-02": "nil",
    "optionals-03": "nil",
    "optionals-04": "nil",
    "existing-05": "the last",
    "existing-07": "nothing",
    "existing-12": "is not",
    "errors-08": "notResolved",
    "recovery-10": "they are injected",
    "policies-01": "is refused",
    "policies-03": "the child's",
    "policies-04": "is refused",
  ]
}
