/// Completes requests before they are sent.
protocol Interceptor: AnyObject {
  func complete(_ request: inout Request)
}
