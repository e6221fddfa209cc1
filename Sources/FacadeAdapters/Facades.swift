public import DIConformance

/// Our façades as containers under test, oldest generation first.
public enum Facades {
  /// The three of them.
  public static let all: [ContainerUnderTest] = [.version1, .version2, .version3]

  /// Façades with a setting that changes what contracts show.
  public static let withSettings: [ContainerUnderTest] = [
    .version1Nameless, .version3SharingGraphs,
  ]
}
