import Testing

@testable import DIEngine

@Suite("Types in advice")
struct TypeExpressionTests {
  protocol Source<Item> { associatedtype Item }
  protocol Sink {}
  enum Duration {}

  @Test("protocols and composed types are in parentheses, so that .self may follow")
  func composed() {
    TypeNames.naming { names in
      #expect(names.expression(Int.self) == "Int")
      #expect(names.expression(Any.self) == "Any")
      #expect(names.expression(AnyObject.self) == "AnyObject")
      #expect(names.expression((any Sink).self) == "(any Sink)")
      #expect(names.expression([Int?].self) == "Array<Optional<Int>>")
      #expect(names.expression(((Int) -> String).self) == "((Int) -> String)")
      #expect(names.expression((any Sink & Source).self) == "(any Sink & Source)")
      #expect(names.expression((any Source<Int>).self) == "(any Source<Int>)")
      #expect(
        names.expression((any Sink & Source<[any Source<Int>]>).self)
          == "(any Sink & Source<Array<any Source<Int>>>)")
    }
  }

  @Test("types of one name have their modules, before and after the second is named")
  func qualified() {
    let text = TypeNames.naming {
      "\($0(Int.self)) \($0(Duration.self)) \($0(Swift.Duration.self))"
    }
    #expect(text == "Int \(String(reflecting: Duration.self)) Swift.Duration")
    #expect(TypeNames.naming { "\($0(Duration.self)) \($0(Duration.self))" } == "Duration Duration")
  }
}
