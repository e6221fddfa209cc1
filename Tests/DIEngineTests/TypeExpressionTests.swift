import Testing

@testable import DIEngine

@Suite("Types in advice")
struct TypeExpressionTests {
  protocol Source<Item> { associatedtype Item }
  protocol Sink {}

  @Test("composed types are in parentheses, so that .self may follow")
  func composed() {
    #expect(typeExpression(of: Int.self) == "Int")
    #expect(typeExpression(of: (any Sink).self) == "Sink")
    #expect(typeExpression(of: [Int?].self) == "Array<Optional<Int>>")
    #expect(typeExpression(of: ((Int) -> String).self) == "((Int) -> String)")
    #expect(typeExpression(of: (any Sink & Source).self) == "(Sink & Source)")
    #expect(typeExpression(of: (any Source<Int>).self).hasPrefix("(any Source<"))
  }
}
