/// A façade's container, seen as the view of a scope that it is.
@usableFromInline
package protocol ScopeView: AnyObject {
  init(viewing scope: Scope)
}
