/// The costs of requests with `await`.
extension Cases {
  static let modernAsync = [
    Case(
      "modern.async.leaf", "awaited new leaf", .atMost(1.3),
      .ratio(limit: AwaitedModern.leaf, subject: ModernAsync.leaf)),
    Case(
      "modern.async.shared", "awaited finished shared object", .atMost(1.3),
      .ratio(limit: AwaitedModern.shared, subject: ModernAsync.shared)),
    Case(
      "modern.async.chain", "awaited chain of 10", .atMost(1.3),
      .ratio(limit: AwaitedModern.chain, subject: ModernAsync.chain)),
    Case(
      "modern.async.app", "awaited app of 40, 5 by asynchronous factories", .atMost(1.3),
      .ratio(limit: AwaitedModern.app, subject: ModernAsync.app)),
    Case(
      "modern.async.factories", "chain of 10 asynchronous factories", .atMost(3),
      .ratio(limit: HandWrittenAsync.factories, subject: ModernAsync.factories)),
    Case(
      "limit.async.closures", "the same 10 as stored closures, with a task-local value each", .none,
      .ratio(limit: HandWrittenAsync.factories, subject: StoredAsyncClosures.factories)),
    Case(
      "modern.async.growth", "growth of first requests from 1,000 to 10,000 components",
      .atMost(1.5),
      .ratio(limit: ModernAsync.first(1_000), subject: ModernAsync.first(10_000))),
    Case(
      "modern.async.memory", "memory of a task that waits for a shared object",
      .atMost(2500),
      .memory(limit: WaitingTasks.byHand, subject: WaitingTasks.ofModern)),
  ]
}
