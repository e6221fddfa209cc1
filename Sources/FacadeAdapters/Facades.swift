public import DIConformance

/// Our façades as containers under test, oldest generation first.
public enum Facades {
  /// The three of them.
  public static let all: [ContainerUnderTest] = [.version1, .version2, .version3]
}
