import StoryboardAdapters
import TestSupport
import Testing

private final class Owner: Sendable {}

@Suite("Lookup of storyboards by name and bundle")
struct StoryboardRegistryTests {
  private let registry = StoryboardRegistry<Owner, Int>()

  private func recipe(_ name: String, in bundle: String) -> Int? {
    if case .entry(_, let recipe) = registry.find(name, in: bundle) { return recipe }
    return nil
  }

  @Test("SB-40 SB-41 SB-43 the bundle takes precedence, then the name alone")
  func bundles() {
    let owner = Owner()
    #expect(registry.add("Main", in: ["a"], owner: owner, recipe: 1).isEmpty)
    #expect(recipe("Main", in: "a") == 1 && recipe("Main", in: "b") == 1)
    #expect(recipe("Other", in: "a") == nil)
    _ = registry.add("Main", in: ["b"], owner: owner, recipe: 2)
    #expect(recipe("Main", in: "a") == 1 && recipe("Main", in: "b") == 2)
  }

  @Test("SB-45 several of a name are none, with a report; one under two bundles is one")
  func several() {
    let owner = Owner()
    _ = registry.add("Main", in: ["framework", "main"], owner: owner, recipe: 1)
    #expect(recipe("Main", in: "elsewhere") == 1)
    _ = registry.add("Main", in: ["b"], owner: owner, recipe: 2)
    guard case .several(let keys) = registry.find("Main", in: "elsewhere") else {
      Issue.record("found one")
      return
    }
    #expect(keys.map(\.description) == ["Main in b", "Main in framework", "Main in main"])
  }

  @Test(
    "SB-42 SB-45 the last one of a key wins, and a replaced one of another container is reported")
  func last() {
    let (first, second) = (Owner(), Owner())
    _ = registry.add("Main", in: ["a"], owner: first, recipe: 1)
    #expect(registry.add("Main", in: ["a"], owner: first, recipe: 2).isEmpty)
    #expect(
      registry.add("Main", in: ["a"], owner: second, recipe: 3)
        == [StoryboardKey(name: "Main", bundle: "a")])
    #expect(recipe("Main", in: "a") == 3)
  }

  @Test("SB-41 SB-60 a released container counts as absent, and is not retained")
  func weakly() {
    let living = Owner()
    var gone: Owner? = Owner()
    weak let isGone = gone
    _ = registry.add("Main", in: ["a"], owner: gone!, recipe: 1)
    _ = registry.add("Main", in: ["b"], owner: living, recipe: 2)
    gone = nil
    #expect(isGone == nil)
    #expect(recipe("Main", in: "a") == 2)
    #expect(registry.add("Main", in: ["a"], owner: living, recipe: 3).isEmpty)
  }

  @Test("SB-62 any thread can register and look up")
  func threads() {
    let owner = Owner()
    onThreads { number in
      for index in 0..<100 {
        _ = registry.add("\(index)", in: ["\(number)"], owner: owner, recipe: index)
        _ = registry.find("\(index)", in: "\(number)")
      }
    }
    #expect(recipe("7", in: "0") == 7)
  }
}
