public protocol LogSink: AnyObject {
  func write(_ line: String)
}
