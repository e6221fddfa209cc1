/// All cases.
public enum Cases {
  public static let all: [Case] =
    modern + modernDelayed + modernAsync + modernScopes + modernCreation + modernFirst
    + modernGrowth
    + modernCrowd + modernGraph + modernThreadsAndMemory
    + version2 + version1 + version1Rings + interop
}
