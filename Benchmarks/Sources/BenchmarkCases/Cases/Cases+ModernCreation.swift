/// The one-time cost of creating each shared object, without the time of its factory.
extension Cases {
  static let modernCreation = [
    Case(
      "modern.creation", "shared object, made by its own request", .atMost(500),
      .surplus(limit: HandWrittenCreation.alone, subject: ModernCreation.alone)),
    Case(
      "modern.creation.nested", "shared object, made for another one", .atMost(500),
      .surplus(limit: HandWrittenCreation.alone, subject: ModernCreation.nested)),
  ]
}
