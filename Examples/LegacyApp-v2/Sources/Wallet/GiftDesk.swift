import Timetable

/// Sells crossings as gifts, to all ports if the directory is available.
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

/// Incomplete: its module does not declare the dependency on the timetable.
public final class RefundDesk {
  private let directory: PortDirectory

  init(directory: PortDirectory) {
    self.directory = directory
  }
}
