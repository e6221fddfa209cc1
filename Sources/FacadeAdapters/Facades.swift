public import DIConformance

/// The façades of this package as containers under test, oldest generation first.
public enum Facades {
  /// All three façades with their default settings.
  public static let all: [ContainerUnderTest] = [.version1, .version2, .version3]

  /// Façades with a setting that changes the outcome of contracts.
  public static let withSettings: [ContainerUnderTest] = [
    .version1Nameless, .version3SharingGraphs,
  ]

  /// Façades on their asynchronous path, which must show the same as on the synchronous one.
  public static let onTasks: [ContainerUnderTest] = [.version3Async, .version3PartlyAsync]

  /// Façades whose objects custom scopes keep, for random graphs.
  public static let inScopes: [ContainerUnderTest] = [.version3InScopes, .version3AsyncInScopes]

  /// Façades by their calls that throw.
  public static let throwing: [ContainerUnderTest] = [.version3Throwing]
}
