public import Lending

/// The objects of one HTTP request. They end with the scope, unless something else holds them.
///
/// Handlers take their controllers from here, and don't know who wires them.
public protocol RequestScope: Sendable {
  var books: BooksController { get }
  var loans: LoansController { get }
  var status: StatusController { get }
}

/// Creates a scope for each request.
public protocol RequestScopes: Sendable {
  func makeScope(for request: CurrentRequest) -> any RequestScope
}
