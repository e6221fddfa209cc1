public import DIConformance
internal import DIv3
internal import DIv3Async

extension ContainerUnderTest {
  /// The modern generation on its asynchronous path: every factory and injection is an asynchronous closure that
  /// suspends, and every request awaits.
  ///
  /// The contracts are synchronous: a request blocks its thread until a task has the answer. Requests from inside
  /// closures do so as well, so that the tasks run on threads of their own. Asynchronous contracts await, as those of
  /// `version3` do.
  public static let version3Async = onTasks("DIv3Async", .all)

  /// The same with every second closure synchronous, so that both kinds meet in one request. In asynchronous
  /// contracts, asynchronous closures of the main actor stand for the synchronous ones.
  public static let version3PartlyAsync: ContainerUnderTest = {
    var facade = onTasks("DIv3Async, every second closure", .everySecond)
    facade.openAsynchronous = {
      Version3Tasks(container: DIContainer(), spelling: .asynchronous).builder
    }
    return facade
  }()

  /// The same with custom scopes that keep what is kept for the process.
  public static let version3AsyncInScopes = onTasks(
    "DIv3Async, every second closure, custom scopes", .everySecond, .inScopes)

  private static func onTasks(
    _ name: String, _ share: SuspendingShare, _ lifetimes: Version3Lifetimes = .builtIn
  ) -> ContainerUnderTest {
    var facade = version3
    facade.name = name
    // The thread of a task may have an object a little longer than who awaited it.
    facade.graphRules?.releasesLate = true
    facade.open = {
      Version3AsyncContainer(container: DIContainer(), share: share, lifetimes: lifetimes).builder
    }
    return facade
  }
}

/// The closures of recipes that suspend.
enum SuspendingShare {
  case all
  /// Those of every second line that registers, and every second injection; those that ask the container always
  /// suspend.
  case everySecond

  func includes(_ recipe: ComponentRecipe) -> Bool {
    if self == .all || !recipe.line.isMultiple(of: 2) { return true }
    if case .asking = recipe.initializers.first { return true }
    return recipe.injections.contains { if case .asking = $0.source { true } else { false } }
  }

  func includes(_ injection: ComponentInjection, at index: Int) -> Bool {
    if self == .all || index.isMultiple(of: 2) { return true }
    if case .asking = injection.source { return true }
    return false
  }
}
