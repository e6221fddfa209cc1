import Timetable

/// Sells crossings as presents, to all ports if it knows them.
public final class GiftDesk {
  public var directory: PortDirectory?
  public private(set) var isReady = false

  func finish() {
    isReady = true
  }

  public var offers: Int {
    return directory?.ports.count ?? 1
  }
}

/// Was never finished: its module does not say that it depends on the timetable.
public final class RefundDesk {
  private let directory: PortDirectory

  init(directory: PortDirectory) {
    self.directory = directory
  }
}
