internal import DIEngine

/// A component that a line of code has registered, which the builder may still configure.
@usableFromInline
package struct AddedComponent {
  let component: Component
  let container: DIContainer
  /// Whether the same line registered a component before; then the first registration stands.
  let isRepetition: Bool
  /// Reports the registration when its builder is released; nil if nothing observes registrations.
  let announcement: Announcement?
}
