public protocol Logger: AnyObject {
  func log(_ message: String)
}

/// Stores its lines for support requests.
open class BufferedLogger: Logger {
  public private(set) var lines: [String] = []

  public init() {}

  open func log(_ message: String) {
    lines.append(message)
  }
}
