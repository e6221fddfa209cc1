import DIEngine
import DIv1Compat
import DIv2Compat
import DIv3
import Testing

final class Cat {}

@Suite("Names that exist in several generations")
struct NameTests {
  @Test("G-1 one engine, three builders and containers, qualified by their modules")
  func qualified() throws {
    let engine = DIEngine.Engine()
    let old = DIv1Compat.DIContainerBuilder(engine: engine)
    let middle = DIv2Compat.DIContainerBuilder(engine: engine)
    let modern = DIv3.DIContainer(engine: engine)
    old.register { Cat() }
    middle.register { 5 }
    modern.register { "modern" }
    let scope: DIv1Compat.DIScope = try old.build()
    let container: DIv2Compat.DIContainer = try middle.build()
    for text: String in [*!scope, try *container, *modern] { #expect(text == "modern") }
    for number: Int in [*!scope, try *container, *modern] { #expect(number == 5) }
    _ = (*!scope, try *container, *modern) as (Cat, Cat, Cat)
    let no: (Double?, Double?, Double?) = (*?scope, *?container, *modern)
    #expect(no.0 == nil && no.1 == nil && no.2 == nil)
    let all: [[Int]] = [**!scope, try **scope, try **container, many(*modern)]
    #expect(all == [[5], [5], [5], [5]])
    #expect(scope.engine === engine && container.engine === engine && modern.engine === engine)
  }
}
