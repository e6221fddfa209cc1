#if !canImport(ObjectiveC)  // There, XCTest needs selectors.
import DIDoubles
import DITestSupport
import DIv3
import Foundation
import Testing
import XCTest

/// A test case whose tests fail, each in a process of its own.
private final class FailingTestCase: ContainerTestCase {
  override func makeContainer() throws -> DIContainer {
    name.contains("Double") ? try app.replacing(Missing.self) { Missing() } : app
  }

  override var allowedTypes: [any Any.Type]? { name.contains("Strict") ? [Wallet.self] : nil }

  /// Runs a test, and ends the process successfully if it has the expected failures.
  static func run(
    _ name: String, expecting texts: String..., body: @escaping (FailingTestCase) throws -> Void
  ) -> Never {
    final class Observer: NSObject, XCTestObservation {
      var failures: [String] = []
      func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile file: String?,
        atLine line: Int
      ) {
        failures.append("\(description) \(file ?? ""):\(line)")
      }
    }
    let observer = Observer()
    XCTestObservationCenter.shared.addTestObserver(observer)
    let test = FailingTestCase(name: name) { test in
      try body(test as! FailingTestCase)
    }
    test.run()
    print(observer.failures)
    let areExpected = zip(observer.failures, texts).allSatisfy { failure, text in
      text.components(separatedBy: " ... ").allSatisfy(failure.contains)
    }
    exit(areExpected && observer.failures.count == texts.count ? 0 : 1)
  }
}

@Suite("Failures in tests of XCTest")
struct FailingTestCaseTests {
  @Test("a strict test fails for each component that it doesn't allow")
  func strict() async {
    await #expect(processExitsWith: .success) {
      FailingTestCase.run(
        "testStrict",
        expecting: "RealBank (Models.swift:31) is made, which the strict test doesn't allow"
      ) { _ = $0.container.resolve() as Wallet }
    }
  }

  @Test("a component that another thread makes is a failure at the end of the test")
  func thread() async {
    await #expect(processExitsWith: .success) {
      FailingTestCase.run("testStrict", expecting: "RealBank (Models.swift:31) is made") { test in
        let container = test.container
        let isMade = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          _ = container.resolve() as RealBank
          isMade.signal()
        }
        isMade.wait()
      }
    }
  }

  @Test("a required object that can't be made is a failure at the line of the call")
  func required() async {
    await #expect(processExitsWith: .success) {
      FailingTestCase.run(
        "testRequired", expecting: "No component offers Missing ... FailingTestCaseTests.swift:"
      ) {
        _ = try $0.required(Report.self)
      }
    }
  }

  @Test("a double that never wins is a failure, and the test doesn't run")
  func double() async {
    await #expect(processExitsWith: .success) {
      FailingTestCase.run("testDouble", expecting: "nothing would ask for the double Missing") {
        _ in
        XCTFail("The test runs.")
      }
    }
  }
}
#endif
