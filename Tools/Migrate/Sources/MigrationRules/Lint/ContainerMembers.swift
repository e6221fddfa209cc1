/// What the library's declarations do with a container. A test compares the names with the public declarations.
enum ContainerMembers {
  /// Members that add components to their container.
  static let registering: Set<String> = ["append", "register", "register1", "registerStoryboard"]

  /// Members that add none.
  static let reading: Set<String> = [
    "build", "checked", "clean", "components", "countAsRoots", "customMirror", "debugDescription",
    "dependents",
    "dryRun", "end",
    "engine", "explain", "extension", "extensions", "graphSnapshot", "import",
    "initializeObjectsForScope",
    "initializeSingletonObjects", "inject", "isolated", "makeGraph", "manySharesGraph", "metrics",
    "namelessNeedsDefault", "observe", "ownScope", "problems", "replacing",
    "required",
    "resolve", "resolveMany", "resolved", "resolvedMany", "serviceGroup", "traceRequests", "valid",
    "validate", "why",
  ]

  /// Functions that take a container, and add no components to it.
  static let readers: Set<String> = [
    "DIStoryboard.create", "GraphCommand.run", "PreviewTrait.container", "Scene.container",
    "View.container",
  ]

  private static let standardReaders: Set<String> = [
    "ObjectIdentifier", "dump", "print", "type", "withExtendedLifetime",
  ]

  /// Whether a called expression is a function that adds no components to the container that it takes.
  static func isReader(_ callee: String) -> Bool {
    // The type of a view doesn't stand before its modifiers.
    standardReaders.contains(callee) || readers.contains(callee)
      || [".container", ".environment", ".environmentObject"].contains(where: callee.hasSuffix)
  }
}
