/// A type that is registered or asked for. Since 2.0.0.
#if MigrationHints
@available(*, deprecated, message: "use DIAType, see docs/migration/declarations-2.md#registration")
#endif
public typealias DIType = any Any.Type

/// The type of a function: the signature of an initial that was looked for. Since 2.0.0.
public typealias DIMethodSignature = Any
