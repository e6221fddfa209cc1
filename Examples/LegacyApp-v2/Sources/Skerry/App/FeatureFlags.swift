/// Switches that the server sets; one set for each audience.
final class FeatureFlags {
  static private(set) var created = 0

  init() {
    FeatureFlags.created += 1
  }
}
