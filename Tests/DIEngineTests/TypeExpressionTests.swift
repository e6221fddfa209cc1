import Testing

@testable import DIEngine

@Suite("Types in advice")
struct TypeExpressionTests {
  protocol Source<Item> { associatedtype Item }
  protocol Pair<Second, First> {
    associatedtype First
    associatedtype Second
  }
  protocol Special<Item>: Source {}
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

  @Test("arguments are in the order of the protocol, and at the one that takes them")
  func arguments() {
    let written: [String: any Any.Type] = [
      "any Pair<Int, String>": (any Pair<Int, String>).self,
      "any Pair<String, Int>": (any Pair<String, Int>).self,
      "any Special<Int>": (any Special<Int>).self,
      "any Sequence<Int>": (any Sequence<Int>).self,
      "any Collection<Int>": (any Collection<Int>).self,
      "any Pair<any Pair<Int, Bool>, (Int) -> String>":
        (any Pair<any Pair<Int, Bool>, (Int) -> String>).self,
      "Optional<any Pair<Int, String>>": (any Pair<Int, String>)?.self,
      "any Pair<Int, String> & Sink & Source<Bool>":
        (any Pair<Int, String> & Sink & Source<Bool>).self,
    ]
    for (text, type) in written {
      #expect(TypeNames.naming { $0.uncut(type) } == text)
    }
    // Only the name tells what another type contains.
    #expect(TypeNames.naming { $0([any Pair<Int, String>].self) }.contains("Pair.First == String"))
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
