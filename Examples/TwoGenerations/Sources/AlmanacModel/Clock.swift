/// Tells how many hours have passed since the year began.
public protocol Clock: AnyObject {
  var hour: Int { get }
}
