/// The first thing that the two sides of a request did differently.
///
/// ```swift
/// print(twins.difference!)
/// // second: the result.store: the old module has Store 1, the new one Store 2
/// //   Another object than before: compare the lifetimes and the names of the registration.
/// //   rows of di-migrate explain differences: names-03, lifetimes-07, lifetimes-08
/// ```
///
/// - Since: 0.1.0 of this package
public struct TwinDifference: Sendable, Equatable, CustomStringConvertible {
  /// What differs.
  ///
  /// - Since: 0.1.0 of this package
  public enum Kind: String, Sendable, CaseIterable {
    /// One side fails, or fails with another error of the program's own.
    ///
    /// - Since: 0.1.0 of this package
    case failure
    /// Another object than an earlier request got, or the same one where it was another.
    ///
    /// - Since: 0.1.0 of this package
    case identity
    /// An object of another type.
    ///
    /// - Since: 0.1.0 of this package
    case type
    /// An object or a value is missing on one side.
    ///
    /// - Since: 0.1.0 of this package
    case missing
    /// A collection has another number of elements.
    ///
    /// - Since: 0.1.0 of this package
    case elements
    /// Another value, such as that of an argument.
    ///
    /// - Since: 0.1.0 of this package
    case value
    /// Another number of objects was made.
    ///
    /// - Since: 0.1.0 of this package
    case count
    /// An initializer or the injections of an object asked for something else, or in another order.
    ///
    /// - Since: 0.1.0 of this package
    case order
  }

  /// The name of the request.
  ///
  /// - Since: 0.1.0 of this package
  public let request: String
  /// What differs.
  ///
  /// - Since: 0.1.0 of this package
  public let kind: Kind
  /// Where it differs, such as `the result.store`.
  ///
  /// - Since: 0.1.0 of this package
  public let place: String
  /// What the old side has there. Objects are numbered in the order in which results first show them.
  ///
  /// - Since: 0.1.0 of this package
  public let old: String
  /// What the new side has there.
  ///
  /// - Since: 0.1.0 of this package
  public let new: String

  /// What the reason most likely is.
  ///
  /// - Since: 0.1.0 of this package
  public var hint: String { kind.hint }

  /// The rows of the table of differences between the generations that are nearest.
  ///
  /// - Since: 0.1.0 of this package
  public var rows: [String] { kind.rows }

  /// The difference, its likely reason, and where that is explained.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String {
    """
    \(request): \(place): the old module has \(old), the new one \(new)
      \(hint)
      rows of di-migrate explain differences: \(rows.joined(separator: ", "))
    """
  }
}

extension TwinDifference.Kind {
  /// What the reason most likely is.
  ///
  /// - Since: 0.1.0 of this package
  public var hint: String {
    switch self {
    case .failure:
      "Something that is requested is registered on one side only, or is optional or one of many there."
    case .identity:
      "Another object than before: compare the lifetimes and the names of the registration."
    case .type:
      "Another component is chosen: compare the types, names and defaults, and the order for many."
    case .missing:
      "An injection or a registration is missing, or a cycle is broken elsewhere: compare cycle: true."
    case .elements: "Many finds other components: compare what is offered as the type."
    case .value:
      "Another value: compare the arguments, and whether an object keeps those of the first request."
    case .count: "Another number of objects: compare the lifetimes, the names, and lazies."
    case .order:
      "Other dependencies, or in another order: compare the parameters and the injections."
    }
  }

  /// The rows of the table of differences between the generations that are nearest.
  ///
  /// - Since: 0.1.0 of this package
  public var rows: [String] {
    switch self {
    case .failure:
      ["choice-05", "names-04", "many-03", "optionals-02", "injections-06", "arguments-06"]
    case .identity: ["names-03", "tags-03", "lifetimes-07", "lifetimes-08", "arguments-10"]
    case .type: ["types-04", "names-04", "choice-05"]
    case .missing: ["injections-06", "order-06", "optionals-02"]
    case .elements: ["many-03", "many-06", "many-07"]
    case .value: ["arguments-06", "arguments-10", "arguments-11"]
    case .count: ["lifetimes-07", "names-03", "lifetimes-17"]
    case .order: ["order-02", "order-03", "order-06"]
    }
  }
}
