import DIv2Compat
import TestSupport
import Testing

/// A type with the name of one in the standard library.
private struct Duration {}

private final class Clock {
  init(_ duration: Duration) {}
}

@Suite("Types of one name")
struct NamesakeTests {
  @Test("the text of an error tells types of one name apart by their modules")
  func namesakes() throws {
    let b = DIContainerBuilder()
    b.register(file: "Parts.swift", line: 1) { Swift.Duration.seconds(1) }
    b.register(file: "Parts.swift", line: 2) { Clock($0) }
    let c = try b.build()
    let error = #expect(throws: DIError.self) { try c.resolve(Clock.self) }
    let own = String(reflecting: Duration.self)
    #expect(
      "\(error!)" == """
        Cannot found type: \(own)
          Requested by:
            creating Clock - Parts.swift:2
          Registered under the same name, but as another type:
            Swift.Duration - Parts.swift:1
          To do: register \(own), or offer a registered component under that type: as(\(own).self) { $0 }.
        \(codeLine("DIF001"))

        """)
  }

  @Test("a request for an object of any type")
  func anyObject() throws {
    let c = try DIContainerBuilder().build()
    let error = #expect(throws: DIError.self) { try c.resolve() as Any }
    #expect(
      "\(error!)" == """
        Cannot found type: Any
          To do: request the type of the object that you need: resolve(Car.self).
        \(codeLine("DIF001"))

        """)
  }
}
