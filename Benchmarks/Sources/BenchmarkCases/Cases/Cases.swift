/// The list that the report and the benchmarks share.
public enum Cases {
  public static let all: [Case] =
    modern + modernDelayed + modernScopes + modernCreation + modernFirst + modernGrowth
    + modernGraph + modernThreadsAndMemory + version2 + version1 + version1Rings + interop
}
