/// Switches that the server sets, separately for each group of users.
final class FeatureFlags {
  static private(set) var created = 0

  init() {
    FeatureFlags.created += 1
  }
}
