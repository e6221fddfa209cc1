public protocol Logger: AnyObject {
  func log(_ message: String)
}

/// Keeps its lines, so that they can be sent with a support request.
open class BufferedLogger: Logger {
  public private(set) var lines: [String] = []

  public init() {}

  open func log(_ message: String) {
    lines.append(message)
  }
}
