/// The list that the report and the benchmarks share.
public enum Cases {
  public static let all: [Case] =
    modern + modernGrowth + modernThreadsAndMemory + version2 + version1

  private static let modern = [
    Case(
      "modern.leaf", "new leaf", .atMost(2.0),
      .ratio(limit: HandWritten.leaf, subject: Modern.leaf)),
    Case(
      "modern.shared", "finished shared object", .atMost(3),
      .ratio(limit: HandWritten.shared, subject: Modern.shared)),
    Case(
      "modern.chain", "chain of 10", .atMost(2.5),
      .ratio(limit: HandWritten.chain, subject: Modern.chain)),
    Case(
      "modern.wide", "object with 8 leaves", .atMost(2.5),
      .ratio(limit: HandWritten.wide, subject: Modern.wide)),
    Case(
      "modern.app", "app of 40 components", .atMost(3.5),
      .ratio(limit: HandWritten.app, subject: Modern.app)),
    Case(
      "modern.protocol", "new object by protocol", .atMost(3),
      .ratio(limit: HandWritten.byProtocol, subject: Modern.byProtocol)),
    Case(
      "modern.many", "many of 10", .atMost(4),
      .ratio(limit: HandWritten.many, subject: Modern.many)),
    Case(
      "modern.arguments", "two arguments (limit: leaf)", .atMost(6),
      .ratio(limit: HandWritten.leaf, subject: Modern.arguments)),
    Case(
      "modern.name", "by name (limit: leaf)", .none,
      .ratio(limit: HandWritten.leaf, subject: Modern.byName)),
    Case(
      "modern.registration", "registration of 1,000 types", .atMost(3),
      .ratio(limit: HandWritten.registration, subject: ModernRegistration.numberedTypes)),
    Case(
      "modern.registration.first", "registration, first time in a process", .atMost(3),
      .firstTimeRatio(limit: HandWritten.registration, subject: ModernRegistration.numberedTypes)),
  ]

  private static let modernGrowth = [
    Case(
      "modern.beside-10", "leaf beside 10 components", .atMost(2.0),
      .ratio(limit: HandWritten.leaf, subject: ModernGrowth.beside10)),
    Case(
      "modern.beside-1000", "leaf beside 1,000 components", .atMost(2.0),
      .ratio(limit: HandWritten.leaf, subject: ModernGrowth.beside1000)),
    Case(
      "modern.beside-10000", "leaf beside 10,000 components", .atMost(2.0),
      .ratio(limit: HandWritten.leaf, subject: ModernGrowth.beside10000)),
    Case(
      "modern.growth-1000", "growth from 10 to 1,000 components", .atMost(1.2),
      .ratio(limit: ModernGrowth.beside10, subject: ModernGrowth.beside1000)),
    Case(
      "modern.growth-10000", "growth from 10 to 10,000 components", .atMost(1.2),
      .ratio(limit: ModernGrowth.beside10, subject: ModernGrowth.beside10000)),
  ]

  private static let modernThreadsAndMemory = [
    Case(
      "modern.threads", "two threads on one shared object", .atLeast(1.4),
      .speedUp(
        oneThread: Threads.one(Modern.shared), twoThreads: Threads.two(Modern.shared))),
    Case(
      "limit.threads", "the same by hand", .none,
      .speedUp(
        oneThread: Threads.one(HandWritten.shared), twoThreads: Threads.two(HandWritten.shared))),
    Case(
      "modern.memory", "memory per component, registered", .atMost(400),
      .memory(limit: HandWrittenMemory.registered, subject: ModernMemory.registered)),
    Case(
      "modern.memory.resolved", "memory per component, resolved once", .none,
      .memory(limit: HandWrittenMemory.registered, subject: ModernMemory.resolved)),
    Case(
      "modern.memory.first", "memory per component, first in a process", .none,
      .memory(limit: HandWrittenMemory.firstTime, subject: ModernMemory.firstTime)),
  ]

  private static let version2 = [
    Case(
      "v2.leaf", "new leaf", .atMost(2.5),
      .ratio(limit: HandWritten.leaf, subject: Version2.leaf)),
    Case(
      "v2.shared", "finished shared object", .atMost(3),
      .ratio(limit: HandWritten.shared, subject: Version2.shared)),
    Case(
      "v2.chain", "chain of 10", .atMost(3),
      .ratio(limit: HandWritten.chain, subject: Version2.chain)),
    Case(
      "v2.app", "app of 40 components", .atMost(4),
      .ratio(limit: HandWritten.app, subject: Version2.app)),
    Case(
      "v2-lookup.leaf", "new leaf", .atMost(4.5),
      .ratio(limit: HandWritten.leaf, subject: Version2Lookup.leaf)),
    Case(
      "v2-lookup.shared", "finished shared object", .atMost(3),
      .ratio(limit: HandWritten.shared, subject: Version2Lookup.shared)),
    Case(
      "v2-lookup.chain", "chain of 10", .atMost(7.5),
      .ratio(limit: HandWritten.chain, subject: Version2Lookup.chain)),
    Case(
      "v2-lookup.app", "app of 40 components", .atMost(8),
      .ratio(limit: HandWritten.app, subject: Version2Lookup.app)),
  ]

  private static let version1 = [
    Case(
      "v1.leaf", "new leaf", .atMost(4.5),
      .ratio(limit: HandWritten.leaf, subject: Version1.leaf)),
    Case(
      "v1.shared", "finished shared object", .atMost(3),
      .ratio(limit: HandWritten.shared, subject: Version1.shared)),
    Case(
      "v1.chain", "chain of 10", .atMost(7.5),
      .ratio(limit: HandWritten.chain, subject: Version1.chain)),
    Case(
      "v1.app", "app of 40 components", .atMost(8),
      .ratio(limit: HandWritten.app, subject: Version1.app)),
  ]
}
