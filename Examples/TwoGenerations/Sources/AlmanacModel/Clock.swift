/// Provides the number of hours since the beginning of the year.
public protocol Clock: AnyObject {
  var hour: Int { get }
}
