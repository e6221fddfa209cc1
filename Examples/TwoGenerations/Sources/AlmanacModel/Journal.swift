/// Takes down what the almanac says.
public protocol Journal: AnyObject {
  var name: String { get }
  var lines: [String] { get }

  func write(_ line: String)
}
