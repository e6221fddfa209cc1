/// The costs of the modern façade.
extension Cases {
  static let modern = [
    Case(
      "modern.leaf", "new leaf", .atMost(1.5),
      .ratio(limit: HandWritten.leaf, subject: Modern.leaf)),
    Case(
      "modern.shared", "finished shared object", .atMost(1.5),
      .ratio(limit: HandWritten.shared, subject: Modern.shared)),
    Case(
      "modern.chain", "chain of 10", .atMost(1.5),
      .ratio(limit: HandWritten.chain, subject: Modern.chain)),
    Case(
      "modern.wide", "object with 8 leaves", .atMost(1.5),
      .ratio(limit: HandWritten.wide, subject: Modern.wide)),
    Case(
      "modern.app", "app of 40 components", .atMost(1.8),
      .ratio(limit: HandWritten.app, subject: Modern.app)),
    Case(
      "modern.protocol", "new object by protocol", .atMost(1.8),
      .ratio(limit: HandWritten.byProtocol, subject: Modern.byProtocol)),
    Case(
      "modern.protocol.value", "struct by protocol, with a leaf", .atMost(3),
      .ratio(limit: HandWritten.valueByProtocol, subject: Modern.valueByProtocol)),
    Case(
      "modern.many", "many of 10", .atMost(2),
      .ratio(limit: HandWritten.many, subject: Modern.many)),
    Case(
      "modern.arguments", "two arguments (limit: leaf)", .atMost(3),
      .ratio(limit: HandWritten.leaf, subject: Modern.arguments)),
    Case(
      "modern.name", "by name (limit: leaf)", .atMost(2),
      .ratio(limit: HandWritten.leaf, subject: Modern.byName)),
    Case(
      "modern.registration", "registration of 1,000 types", .atMost(3),
      .ratio(limit: HandWritten.registration, subject: ModernRegistration.numberedTypes)),
    Case(
      "modern.registration.first", "registration, first time in a process", .atMost(3),
      .firstTimeRatio(limit: HandWritten.registration, subject: ModernRegistration.numberedTypes)),
  ]
}
