public final class Reachability {
  public static var starts = 0
  public var isReachable = true

  init() {
    Reachability.starts += 1
  }
}
