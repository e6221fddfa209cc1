public protocol Clock: AnyObject {
  var tonight: Night { get }
}
