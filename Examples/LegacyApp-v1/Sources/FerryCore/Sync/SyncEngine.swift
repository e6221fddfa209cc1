public final class SyncEngine {
  public internal(set) var uploader: Uploader!

  public func sync(_ tickets: [Ticket]) -> [Int] {
    return uploader.upload(tickets)
  }

  /// Breaks the reference cycle of the three objects.
  public func stop() {
    uploader = nil
  }

  func isKnown(_ ticket: Ticket) -> Bool {
    return ticket.number < 100
  }
}

public final class Uploader {
  public internal(set) var resolver: ConflictResolver!

  func upload(_ tickets: [Ticket]) -> [Int] {
    return resolver.withoutConflicts(tickets).map { $0.number }
  }
}

public final class ConflictResolver {
  public internal(set) var engine: SyncEngine!

  func withoutConflicts(_ tickets: [Ticket]) -> [Ticket] {
    return tickets.filter { !engine.isKnown($0) }
  }
}
