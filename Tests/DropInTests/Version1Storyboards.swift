#if canImport(UIKit) && !os(watchOS)
// As in code of 2016: the module re-exports UIKit.
import DIv1Compat
import Testing

private class Screen: UIViewController {
  var name: String!
}

private class NibScreen: Screen {}
private class LaterScreen: Screen {}

@Suite("Storyboards of release 1 in the spelling of old code", .serialized)
@MainActor
struct Version1Storyboards {
  @Test("Controllers of a storyboard, of a nib file, and of a requested storyboard")
  func spellings() throws {
    StoryboardFile(
      entry: "first", scenes: ["first": .init(Screen.self), "later": .init(LaterScreen.self)]
    )
    .add(as: "DropIn1")
    let builder = DIContainerBuilder()
    builder.register { "name" }
    builder.register(vc: Screen.self)
      .dependency { scope, screen in screen.name = *!scope }
    builder.register(NibScreen.self)
      .initializer(byNib: NibScreen.self)
      .dependency { $1.name = *!$0 }
    builder.register(vc: LaterScreen.self)
      .initializer(byStoryboard: { scope in *!scope }, identifier: "later")
    builder.register { scope in
      DIStoryboard(name: "DropIn1", bundle: nil, container: scope) as UIStoryboard
    }
    .lifetime(.perDependency)
    let scope = try builder.build()

    let storyboard = DIStoryboard(name: "DropIn1", bundle: nil, container: scope)
    let first = storyboard.instantiateInitialViewController() as! Screen
    let second = storyboard.instantiateViewController(withIdentifier: "first") as! Screen
    #expect(first.name == "name" && second.name == "name")
    let nib: NibScreen = *!scope
    #expect(nib.name == "name")
    let later: LaterScreen = *!scope
    #expect(later.storyboard != nil)

    let other = DIContainerBuilder()
    other.register(Screen.self).initializer(byStoryboard: storyboard, identifier: "first")
    _ = try other.build().resolve(Screen.self)

    DIStoryboard.injectsChildren = true
    let former = DIStoryboard.onFailure
    DIStoryboard.onFailure = { controller, error in print(controller, error) }
    DIStoryboard.onFailure = former
  }
}
#endif
