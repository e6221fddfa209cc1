/// The modern façade on two threads, and its memory.
extension Cases {
  static let modernThreadsAndMemory = [
    Case(
      "modern.threads", "two threads on one shared object", .atLeast(1.4),
      .speedUp(
        oneThread: Threads.one(Modern.shared), twoThreads: Threads.two(Modern.shared))),
    Case(
      "limit.threads", "the same by hand", .none,
      .speedUp(
        oneThread: Threads.one(HandWritten.shared), twoThreads: Threads.two(HandWritten.shared))),
    Case(
      "modern.threads.leaf", "two threads on new leaves", .none,
      .speedUp(oneThread: Threads.one(Modern.leaf), twoThreads: Threads.two(Modern.leaf))),
    Case(
      "limit.threads.leaf", "the same by hand", .none,
      .speedUp(
        oneThread: Threads.one(HandWritten.leaf), twoThreads: Threads.two(HandWritten.leaf))),
    Case(
      "modern.memory", "memory per component, registered", .atMost(200),
      .memory(limit: HandWrittenMemory.registered, subject: ModernMemory.registered)),
    Case(
      "modern.memory.resolved", "memory per component, resolved once", .atMost(400),
      .memory(limit: HandWrittenMemory.registered, subject: ModernMemory.resolved)),
    Case(
      "modern.memory.first", "memory per component, first in a process", .none,
      .memory(limit: HandWrittenMemory.firstTime, subject: ModernMemory.firstTime)),
  ]
}
