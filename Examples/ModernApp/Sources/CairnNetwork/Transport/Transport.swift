public protocol Transport: AnyObject {
  func send(_ request: Request) -> Response
}

/// Tags of transports.
public enum Live {}
public enum Recorded {}
