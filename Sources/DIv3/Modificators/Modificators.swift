/// Requests the component that is offered with a tag.
///
/// ```swift
/// container.register(Diesel.init).as((any Engine).self, tag: Cheap.self)
/// container.register { Car(engine: by(tag: Cheap.self, on: $0)) }
/// let engine: any Engine = by(tag: Cheap.self, on: *container)
/// ```
///
/// - Parameters:
///   - tag: The tag that the component is offered with.
///   - obj: A parameter of the registered closure, or a request to a container.
/// - Returns: The dependency.
/// - Since: 3.0
@inlinable
public func by<Tag, T>(tag: Tag.Type, on obj: DIByTag<Tag, T>) -> T {
  obj.value
}

/// Requests the component that is offered with a tag: a shorthand for ``by(tag:on:)``.
///
/// - Parameters:
///   - tag: The tag that the component is offered with.
///   - obj: A parameter of the registered closure, or a request to a container.
/// - Returns: The dependency.
/// - Since: 3.0
@inlinable
public func by<Tag, T>(tag: Tag.Type, _ obj: DIByTag<Tag, T>) -> T {
  obj.value
}

/// Requests the component that is offered with both of two tags.
///
/// ```swift
/// container.register(Diesel.init)
///   .as((any Engine).self, tag: Cheap.self)
///   .as((any Engine).self, tag: Robust.self)
/// container.register { Car(engine: by(tags: Cheap.self, Robust.self, on: $0)) }
/// ```
///
/// - Parameters:
///   - tags: The first tag.
///   - tag2: The second tag.
///   - obj: A parameter of the registered closure, or a request to a container.
/// - Returns: The dependency.
/// - Since: 3.1.3
@inlinable
public func by<Tag1, Tag2, T>(
  tags: Tag1.Type, _ tag2: Tag2.Type, on obj: DIByTag<Tag1, DIByTag<Tag2, T>>
) -> T {
  obj.value.value
}

/// Requests the component that is offered with all of three tags.
///
/// - Parameters:
///   - tags: The first tag.
///   - tag2: The second tag.
///   - tag3: The third tag.
///   - obj: A parameter of the registered closure, or a request to a container.
/// - Returns: The dependency.
/// - Since: 3.1.3
@inlinable
public func by<Tag1, Tag2, Tag3, T>(
  tags: Tag1.Type, _ tag2: Tag2.Type, _ tag3: Tag3.Type,
  on obj: DIByTag<Tag1, DIByTag<Tag2, DIByTag<Tag3, T>>>
) -> T {
  obj.value.value.value
}

/// Requests one object of each component that offers a type, in the order of registration.
///
/// ```swift
/// container.register { MainLogger(loggers: many($0)) }
/// let loggers: [Logger] = many(*container)
/// ```
///
/// The array omits components whose object is being created, and components whose object can't be
/// created.
///
/// - Parameter obj: A parameter of the registered closure, or a request to a container.
/// - Returns: The objects; an empty array if there is no component.
/// - Since: 3.0
@inlinable
public func many<T>(_ obj: DIMany<T>) -> [T] {
  obj.values
}

/// Requests one object of each component of a type in the framework of the component that declares the
/// dependency.
///
/// ```swift
/// container.register { Menu(items: manyInFramework($0)) }
/// ```
///
/// - Parameter obj: A parameter of the registered closure, or a request to a container.
/// - Returns: The objects in the order of registration, except those that can't be created. A component
///   outside of all frameworks gets all objects, as with ``many(_:)``.
/// - Since: 3.0
@inlinable
public func manyInFramework<T>(_ obj: DIManyInFramework<T>) -> [T] {
  obj.values
}

/// Requests a value from the call that resolves the object.
///
/// ```swift
/// container.register { Car(engine: $0, color: arg($1)) }
/// let car: Car = container.resolve(args: Color.red)
/// ```
///
/// - Parameter obj: A parameter of the registered closure.
/// - Returns: The value. A request without a value fails, unless `T` is an Optional: then it is nil.
/// - Since: 3.4
@inlinable
public func arg<T>(_ obj: DIArg<T>) -> T {
  obj.value
}
