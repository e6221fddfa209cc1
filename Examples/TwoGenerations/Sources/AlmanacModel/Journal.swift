/// Records the announcements of the almanac.
public protocol Journal: AnyObject {
  var name: String { get }
  var lines: [String] { get }

  func write(_ line: String)
}
