#if canImport(XCTest)
public import DIDoubles
internal import DIEngine
public import DIv3
internal import Foundation
public import XCTest

/// A test case of XCTest whose tests have a container each.
///
/// ```swift
/// final class WalletTests: ContainerTestCase {
///   override func makeContainer() throws -> DIContainer {
///     try app.replacing((any Bank).self) { FakeBank() }
///   }
///
///   func testBalance() throws {
///     let wallet: Wallet = try required()
///     XCTAssertEqual(wallet.bank.balance(), 7)
///   }
/// }
/// ```
///
/// Each test gets an isolated copy of the container, with a log of its own, before `setUp` runs. Issues name the test,
/// but no line where XCTest doesn't tell one: those of a strict test, and of a container that can't be made.
///
/// - Since: 0.1.0 of this package
open class ContainerTestCase: XCTestCase {
  private var session: TestSession?

  /// Returns the container of which each test gets an isolated copy. Override it.
  ///
  /// - Returns: The container: an empty one unless it is overridden.
  /// - Throws: What makes the test fail, such as a `DoubleError`.
  /// - Since: 0.1.0 of this package
  open func makeContainer() throws -> DIContainer { DIContainer() }

  /// The types of which strict tests may make objects that are no doubles; nil, as by default, if the tests aren't
  /// strict. See ``ContainerTrait/strict(allowing:)``.
  ///
  /// - Since: 0.1.0 of this package
  open var allowedTypes: [any Any.Type]? { nil }

  /// The container of the running test.
  ///
  /// Traps outside of a test.
  ///
  /// - Since: 0.1.0 of this package
  public final var container: DIContainer {
    guard let container = session?.container else {
      preconditionFailure("The container of \(name) exists only while the test runs.")
    }
    return container
  }

  /// The log of the running test's container; empty outside of a test.
  ///
  /// - Since: 0.1.0 of this package
  public final var log: CapturedLog { session?.log ?? CapturedLog() }

  /// Resolves an object; if that is impossible, the test fails at this line, instead of the process.
  ///
  /// - Parameters:
  ///   - type: The type of the object, unless the context says it.
  ///   - name: The name that the component is offered with, if any.
  ///   - args: The values for the object's `arg` parameters.
  ///   - file: The place of the failure. Leave it out.
  ///   - line: The place of the failure. Leave it out.
  /// - Returns: The object, or nil if `T` is an Optional that can't be resolved.
  /// - Throws: An error that ends the test.
  /// - Since: 0.1.0 of this package
  public final func required<T>(
    _ type: T.Type = T.self, name: String? = nil, args: Any?..., file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> T {
    switch container.answer(T.self, name, args) {
    case .success(let object): return object
    case .failure(let failure):
      let resolved: T? = nil
      return try XCTUnwrap(resolved, failure.modernText, file: file, line: line)
    }
  }

  /// Runs a test with its container. XCTest calls it.
  ///
  /// - Since: 0.1.0 of this package
  open override func invokeTest() {
    // XCTest finds the test of a failure on the test's own thread only.
    let thread = ObjectIdentifier(Thread.current)
    let session = TestSession { problem, _ in
      guard ObjectIdentifier(Thread.current) == thread else { return false }
      XCTFail(problem)
      return true
    }
    let isolation: Isolation
    do {
      isolation = session.begin(try makeContainer(), allowedTypes.map(Strictness.init))
    } catch {
      return XCTFail("\(error)")
    }
    self.session = session
    Isolation.$current.withValue(isolation) { super.invokeTest() }
    self.session = nil
    session.end()
  }
}
#endif
