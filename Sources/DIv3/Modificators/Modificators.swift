/// Asks for the component that is offered with a tag.
///
/// ```swift
/// container.register { Car(engine: by(tag: Diesel.self, on: $0)) }
/// let engine: Engine = by(tag: Diesel.self, on: *container)
/// ```
///
/// - Parameters:
///   - tag: The tag that the component was offered with.
///   - obj: The parameter of a closure, or a request.
/// - Returns: The dependency.
/// - Since: 3.0
@inlinable
public func by<Tag, T>(tag: Tag.Type, on obj: DIByTag<Tag, T>) -> T {
  obj.value
}

/// Asks for the component that is offered with a tag: short for ``by(tag:on:)``.
///
/// - Parameters:
///   - tag: The tag that the component was offered with.
///   - obj: The parameter of a closure, or a request.
/// - Returns: The dependency.
/// - Since: 3.0
#if MigrationHints
@available(
  *, deprecated,
  message: "use by(tag:on:), see docs/migration/declarations-3.md#services-and-names",
  renamed: "by(tag:on:)"
)
#endif
@inlinable
public func by<Tag, T>(tag: Tag.Type, _ obj: DIByTag<Tag, T>) -> T {
  obj.value
}

/// Asks for the component that is offered with both of two tags.
///
/// - Parameters:
///   - tags: The first tag.
///   - tag2: The second tag.
///   - obj: The parameter of a closure, or a request.
/// - Returns: The dependency.
/// - Since: 3.1.3
@inlinable
public func by<Tag1, Tag2, T>(
  tags: Tag1.Type, _ tag2: Tag2.Type, on obj: DIByTag<Tag1, DIByTag<Tag2, T>>
) -> T {
  obj.value.value
}

/// Asks for the component that is offered with all of three tags.
///
/// - Parameters:
///   - tags: The first tag.
///   - tag2: The second tag.
///   - tag3: The third tag.
///   - obj: The parameter of a closure, or a request.
/// - Returns: The dependency.
/// - Since: 3.1.3
@inlinable
public func by<Tag1, Tag2, Tag3, T>(
  tags: Tag1.Type, _ tag2: Tag2.Type, _ tag3: Tag3.Type,
  on obj: DIByTag<Tag1, DIByTag<Tag2, DIByTag<Tag3, T>>>
) -> T {
  obj.value.value.value
}

/// Asks for one object of each component of a type, in the order of registration.
///
/// Components that are being created, and those that can't be, are left out.
///
/// ```swift
/// container.register { MainLogger(loggers: many($0)) }
/// let loggers: [Logger] = many(*container)
/// ```
///
/// - Parameter obj: The parameter of a closure, or a request.
/// - Returns: The objects; empty if there is no component.
/// - Since: 3.0
@inlinable
public func many<T>(_ obj: DIMany<T>) -> [T] {
  obj.values
}

/// Says that an array parameter gets one object of each component of the asker's framework.
///
/// ```swift
/// container.register { Menu(items: manyInFramework($0)) }
/// ```
///
/// - Parameter obj: The parameter, or `container.resolve()`.
/// - Returns: The objects in the order of registration, without those that can't be made. A component
///   that belongs to no framework gets all, as with ``many(_:)``.
/// - Since: 3.0
@inlinable
public func manyInFramework<T>(_ obj: DIManyInFramework<T>) -> [T] {
  obj.values
}

/// Asks the caller of the container for a value.
///
/// ```swift
/// container.register { Car(engine: $0, color: arg($1)) }
/// let car: Car = container.resolve(args: Color.red)
/// ```
///
/// - Parameter obj: The parameter of a closure.
/// - Returns: The value.
/// - Since: 3.4
@inlinable
public func arg<T>(_ obj: DIArg<T>) -> T {
  obj.value
}
