public protocol Offer: AnyObject {
  var title: String { get }
}
