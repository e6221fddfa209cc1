import DIEngine
import DIv1Compat
import DIv2Compat
import DIv3
import Testing

@Suite("What a debugger shows of containers")
struct DebugDescriptionTests {
  private final class Debugged {}

  private func dumped(_ value: Any) -> [String] {
    var text = ""
    dump(value, to: &text)
    return text.split(separator: "\n").map { $0.trimmingPrefix(while: { " -▿".contains($0) }) }
      .map(String.init)
  }

  @Test("a modern container counts its components, and those of its parents")
  func modern() {
    let parent = DIv3.DIContainer()
    parent.register(line: 7, Debugged.init)
    let child = DIv3.DIContainer(parent: parent)
    #expect("\(parent)" == "DIContainer: 2 components")
    #expect(String(reflecting: child) == "DIContainer: 1 component, 2 of parents")
    #expect(dumped(parent).contains(#""Debugged, DebugDescriptionTests.swift:7""#))
    #expect(dumped(child).contains("of a parent: 2 elements"))
  }

  @Test("scopes of release 1, containers of release 2 and engines do so, too")
  func others() throws {
    let engine = Engine()
    let first = DIv1Compat.DIContainerBuilder(engine: engine)
    first.register(line: 8) { Debugged() }
    let second = DIv2Compat.DIContainerBuilder(engine: engine)
    let (scope, container) = (try first.build(), try second.build())
    #expect("\(scope)" == "DIScope: 1 component" && "\(container)" == "DIContainer: 1 component")
    #expect("\(engine)" == "Engine: 1 component")
    for value in [scope, container, engine] as [Any] {
      #expect(dumped(value).contains(#""Debugged, DebugDescriptionTests.swift:8""#))
    }
  }
}
