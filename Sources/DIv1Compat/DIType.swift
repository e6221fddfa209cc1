/// A type as errors and components speak of it. Since 1.2.0.
#if MigrationHints
@available(*, deprecated, message: "use DIAType, see docs/migration/declarations-1.md#registration")
#endif
public typealias DIType = any Any.Type

/// The signature of an initializer as errors speak of it. Since 1.2.0.
///
/// `String(describing:)` gives it as a function type, such as `(DIScope, Int) -> Any`.
public typealias DIMethodSignature = Any
