/// The longest time that one end may take.
///
/// ```swift
/// try await container.end(timeout: .seconds(10))
/// ```
///
/// - Since: 0.1.0 of this package
public struct TimeLimit: Sendable, Hashable {
  let nanoseconds: UInt64

  /// A number of seconds. Negative ones are none.
  ///
  /// - Parameter count: The seconds; fractions count to the millisecond.
  /// - Returns: The limit.
  /// - Since: 0.1.0 of this package
  public static func seconds(_ count: Double) -> TimeLimit {
    let milliseconds = min(max(0, count), 1_000_000_000) * 1_000
    return TimeLimit(nanoseconds: UInt64(milliseconds) * 1_000_000)
  }
}

/// What failed while a container ended. All other objects have ended.
///
/// ```swift
/// do {
///   try await container.end(timeout: .seconds(10))
/// } catch let failure as EndFailure {
///   print(failure)
///   // 1 object didn't end as it should:
///   //   Database (App.swift:12), used by Server (App.swift:20): Disconnected()
/// }
/// ```
///
/// - Since: 0.1.0 of this package
public struct EndFailure: Error, Sendable {
  /// An object that didn't end as it should.
  ///
  /// - Since: 0.1.0 of this package
  public struct Item: Sendable {
    private let component: ComponentInfo
    private let users: [ComponentInfo]
    /// What its `onEnd` threw, or ``EndFailure/TookTooLong``.
    ///
    /// - Since: 0.1.0 of this package
    public let error: any Error

    /// - Parameter path: The components on a path to the object, its own last.
    init(_ component: ComponentInfo, _ path: [ComponentInfo], _ error: any Error) {
      self.component = component
      users = Array(path.dropLast().reversed())
      self.error = error
    }

    /// The type of the object's component.
    ///
    /// - Since: 0.1.0 of this package
    public var type: any Any.Type { component.type }

    /// The file of the component's registration.
    ///
    /// - Since: 0.1.0 of this package
    public var file: String { component.file }

    /// The line of the component's registration.
    ///
    /// - Since: 0.1.0 of this package
    public var line: Int { component.line }
  }

  /// The end of an object took longer than the time limit. It was cancelled and left behind.
  ///
  /// - Since: 0.1.0 of this package
  public struct TookTooLong: Error, CustomStringConvertible {
    /// The time limit.
    ///
    /// - Since: 0.1.0 of this package
    public let seconds: Double

    /// The limit, in words.
    ///
    /// - Since: 0.1.0 of this package
    public var description: String {
      "it took longer than \(seconds) s (\(FailureCode.endTookTooLong.rawValue))"
    }
  }

  /// A closure that makes an object of the container waits for the container's end, which waits for that object.
  ///
  /// - Since: 0.1.0 of this package
  public struct WithinMaking: Error, CustomStringConvertible {
    /// The reason, in words.
    ///
    /// - Since: 0.1.0 of this package
    public var description: String {
      "a closure that makes it waits for the end of its container: end that outside of factories "
        + "(\(FailureCode.endWithinMaking.rawValue))"
    }
  }

  /// The objects, in the order in which they failed.
  ///
  /// - Since: 0.1.0 of this package
  public let items: [Item]

  /// Returns nil if nothing failed.
  init?(_ items: [Item]) {
    if items.isEmpty { return nil }
    self.items = items
  }
}

extension EndFailure.Item: CustomStringConvertible {
  /// The component with its place, the components that used the object, and the error.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String {
    func text(_ info: ComponentInfo) -> String { "\(info.type) (\(info.place))" }
    let users = users.map { ", used by \(text($0))" }.joined()
    return "\(text(component))\(users): \(error)"
  }
}

extension EndFailure: CustomStringConvertible {
  /// A line for each object.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String {
    let count = items.count == 1 ? "1 object" : "\(items.count) objects"
    return "\(count) didn't end as \(items.count == 1 ? "it" : "they") should:\n"
      + items.map { "  \($0)" }.joined(separator: "\n")
  }
}
