internal import DIEngine

/// A component that a line of code has registered, and may describe further.
@usableFromInline
struct AddedComponent {
  let component: Component
  let container: DIContainer
  /// Whether the same line was registered before: then the first registration stands.
  let isRepetition: Bool
  /// Tells of the registration when nobody can describe the component any more; nil where nobody wants to know.
  let announcement: Announcement?
}
