public protocol TokenStore: AnyObject {
  var token: String? { get set }
}
