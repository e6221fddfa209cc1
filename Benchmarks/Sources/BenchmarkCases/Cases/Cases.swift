/// All cases.
public enum Cases {
  public static let all: [Case] =
    requests + containers + creation + ends + threads + asynchronous + old

  private static let requests = [
    Case(
      "modern.leaf", "new leaf", .atMost(1.9),
      .ratio(limit: HandWritten.leaf, subject: Modern.leaf)),
    Case(
      "modern.shared", "finished shared object", .atMost(1.5),
      .ratio(limit: HandWritten.shared, subject: Modern.shared)),
    Case(
      "modern.kept", "finished object of a container", .atMost(1.5),
      .ratio(limit: HandWritten.shared, subject: Modern.kept)),
    Case(
      "modern.kept.weak", "the same, held weakly", .none,
      .ratio(limit: HandWritten.shared, subject: Modern.weaklyKept)),
    Case(
      "modern.kept.custom", "finished object of a scope of the user's", .atMost(1.5),
      .ratio(limit: HandWritten.shared, subject: Modern.keptByScope)),
    Case(
      "modern.chain", "chain of 10", .atMost(1.5),
      .ratio(limit: HandWritten.chain, subject: Modern.chain)),
    Case(
      "modern.wide", "object with 8 leaves", .atMost(1.6),
      .ratio(limit: HandWritten.wide, subject: Modern.wide)),
    Case(
      "modern.app", "app of 40 components", .atMost(1.6),
      .ratio(limit: HandWritten.app, subject: Modern.app)),
    Case(
      "modern.protocol", "new object by protocol", .atMost(2.6),
      .ratio(limit: HandWritten.byProtocol, subject: Modern.byProtocol)),
    Case(
      "modern.many", "many of 10", .atMost(3.2),
      .ratio(limit: HandWritten.many, subject: Modern.many)),
    Case(
      "modern.arguments", "two arguments (limit: leaf)", .atMost(5),
      .ratio(limit: HandWritten.leaf, subject: Modern.arguments)),
    Case(
      "modern.name", "by name (limit: leaf)", .atMost(2.8),
      .ratio(limit: HandWritten.leaf, subject: Modern.byName)),
    Case(
      "modern.provider", "value of a provider", .atMost(3),
      .ratio(limit: HandWritten.provider, subject: Modern.provider)),
    Case(
      "modern.lazy", "value of a lazy, made before (limit: shared)", .atMost(3),
      .ratio(limit: HandWritten.shared, subject: Modern.lazy)),
  ]

  /// Containers that live for one request.
  private static let containers = [
    Case(
      "modern.request", "container of an engine, for one request", .atMost(3_000),
      .surplus(limit: HandWrittenRequest.request, subject: ModernRequests.ofEngine)),
    Case(
      "modern.request.argument", "the same, which keeps its argument", .atMost(3_000),
      .surplus(limit: HandWrittenRequest.argument, subject: ModernRequests.ofArgument)),
    Case(
      "modern.request.child", "child container, for one request", .atMost(10_000),
      .surplus(limit: HandWrittenRequest.request, subject: ModernRequests.child)),
  ]

  /// What is done once for each component or shared object.
  private static let creation = [
    Case(
      "modern.registration", "registration of 1,000 types", .atMost(3),
      .ratio(limit: HandWritten.registration, subject: Modern.registration)),
    Case(
      "modern.creation", "shared object, made by its own request", .atMost(500),
      .surplus(limit: HandWritten.creation, subject: ModernCreation.alone)),
    Case(
      "modern.first", "first request, for a component", .atMost(400),
      .surplus(limit: HandWritten.tree, subject: ModernCreation.tree)),
    Case(
      "modern.first.process", "the same, first time in a process", .atMost(1_500),
      .firstTimeSurplus(limit: HandWritten.tree, subject: ModernCreation.tree)),
    Case(
      "modern.memory", "memory per component, registered", .atMost(300),
      .memory(limit: HandWritten.memory, subject: ModernMemory.registered)),
    Case(
      "modern.memory.resolved", "memory per component, resolved once", .atMost(550),
      .memory(limit: HandWritten.memory, subject: ModernMemory.resolved)),
  ]

  /// What ends cost. Growths: the time for four times as many.
  private static let ends = [
    Case(
      "modern.ends.shared", "finished shared object, where something has an end (limit: without)",
      .atMost(3), .ratio(limit: Modern.shared, subject: ModernEnds.shared)),
    Case(
      "modern.ends.end", "end of an object, beside an empty task", .atMost(2_000),
      .surplus(limit: ModernEnds.tasks, subject: ModernEnds.end)),
    Case(
      "modern.ends.many", "100,000 ends, for 25,000", .atMost(5),
      .ratio(limit: ModernEnds.quarter, subject: ModernEnds.full)),
    Case(
      "modern.ends.live", "4,000 live containers with ends, for 1,000", .atMost(5),
      .ratio(limit: ModernEnds.liveQuarter, subject: ModernEnds.liveFull)),
    Case(
      "modern.ends.released", "20,000 objects released without their end, for 5,000", .atMost(5),
      .ratio(limit: ModernEnds.releasedQuarter, subject: ModernEnds.releasedFull)),
    Case(
      "modern.ends.provided", "memory of an object made by a provider, and dropped", .atMost(1),
      .memory(limit: ModernEnds.nothing, subject: ModernEnds.provided)),
    Case(
      "modern.ends.limit", "memory that an end with a time limit leaves", .atMost(50),
      .memory(limit: ModernEnds.unlimited, subject: ModernEnds.limited)),
  ]

  private static let threads = [
    Case(
      "modern.threads", "two threads on one shared object", .atLeast(1.4), .speedUp(Modern.shared)),
    Case("limit.threads", "the same by hand", .none, .speedUp(HandWritten.shared)),
    Case(
      "modern.threads.request", "two threads on containers for requests", .none,
      .speedUp(ModernRequests.ofEngine)),
    Case("limit.threads.request", "the same by hand", .none, .speedUp(HandWrittenRequest.request)),
    Case(
      "modern.crowd", "50 threads first ask for one graph of 4,000 components, for one thread",
      .atMost(3),
      .ratio(limit: ModernCrowd.alone, subject: ModernCrowd.crowd)),
  ]

  /// Requests with `await`.
  private static let asynchronous = [
    Case(
      "modern.async.leaf", "awaited new leaf", .atMost(1.4),
      .ratio(limit: ModernAsync.leafAsked, subject: ModernAsync.leaf)),
    Case(
      "modern.async.shared", "awaited finished shared object", .atMost(1.4),
      .ratio(limit: ModernAsync.sharedAsked, subject: ModernAsync.shared)),
    Case(
      "modern.async.chain", "awaited chain of 10", .atMost(1.4),
      .ratio(limit: ModernAsync.chainAsked, subject: ModernAsync.chain)),
    Case(
      "modern.async.factories", "chain of 10 asynchronous factories", .atMost(6),
      .ratio(limit: HandWritten.factories, subject: ModernAsync.factories)),
    Case(
      "modern.async.memory", "memory of a task that waits for a shared object", .atMost(2500),
      .memory(limit: WaitingTasks.byHand, subject: WaitingTasks.ofModern)),
  ]

  /// The façades of earlier releases.
  private static let old = [
    Case(
      "v2.leaf", "new leaf", .atMost(1.5),
      .ratio(limit: HandWritten.leaf, subject: Version2.leaf)),
    Case(
      "v2.chain", "chain of 10", .atMost(1.5),
      .ratio(limit: HandWritten.chain, subject: Version2.chain)),
    Case(
      "v2-lookup.chain", "chain of 10", .atMost(5),
      .ratio(limit: HandWritten.chain, subject: Version2.chainByLookup)),
    Case(
      "v1.leaf", "new leaf", .atMost(4.5),
      .ratio(limit: HandWritten.leaf, subject: Version1.leaf)),
    Case(
      "v1.chain", "chain of 10", .atMost(4.5),
      .ratio(limit: HandWritten.chain, subject: Version1.chain)),
  ]
}
