/// The costs of deferred dependencies.
extension Cases {
  static let modernDelayed = [
    Case(
      "modern.provider", "value of a provider", .atMost(2.5),
      .ratio(limit: HandWrittenDelayed.provider, subject: ModernDelayed.provider)),
    Case(
      "modern.lazy", "value of a lazy, made before", .atMost(1.5),
      .ratio(limit: HandWrittenDelayed.lazy, subject: ModernDelayed.lazy)),
  ]
}
