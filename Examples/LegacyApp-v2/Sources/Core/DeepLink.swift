/// Opens a screen from a link in a mail.
public protocol DeepLink: AnyObject {
  var path: String { get }
}

/// A link that consists of a path only.
open class PlainLink: DeepLink {
  public let path: String

  public init(path: String) {
    self.path = path
  }
}
