import DIv2Compat
import Testing

private class Modular {
  var name: String!
}

private class NamingModule: DIModule {
  var components: [DIComponent] { return [NamingComponent()] }
  var dependencies: [DIModule] { return [] }
}

private class NamingComponent: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(vc: Modular.self).injection { $0.name = "of the module" }
  }
}

private class OtherModule: DIModule {
  var components: [DIComponent] { return [OtherComponent()] }
  var dependencies: [DIModule] { return [NamingModule()] }
}

private class OtherComponent: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(vc: Modular.self).injection { $0.name = "of the other one" }
  }
}

@Suite("An external instance of a module")
struct Version2HandedIn {
  @Test("SB-67 the visibility of the module applies")
  func module() throws {
    let builder = DIContainerBuilder()
    builder.register(module: OtherModule())
    let container = try builder.build()
    let object = Modular()
    #expect(throws: DIError.self) { try container.resolve(object) }
    try container.resolve(object, from: NamingModule.self)
    #expect(object.name == "of the module")
    try container.resolve(Modular(), from: OtherModule.self)
  }
}

#if canImport(UIKit) && !os(watchOS)
private class Screen: UIViewController {
  var name: String!
}

private class NibScreen: Screen {}
private class LaterScreen: Screen {}

@Suite("Storyboards of release 2 in the spelling of old code", .serialized)
@MainActor
struct Version2Storyboards {
  @Test("Controllers of a storyboard, of a nib file, and of a requested storyboard")
  func spellings() throws {
    StoryboardFile(
      entry: "first", scenes: ["first": .init(Screen.self), "later": .init(LaterScreen.self)]
    )
    .add(as: "DropIn2")
    let builder = DIContainerBuilder()
    builder.register { "name" }
    builder.register(vc: Screen.self)
      .injection { $0.name = $1 }
    builder.register(type: NibScreen.self)
      .initial(nib: NibScreen.self)
      .injection { $0.name = $1 }
    builder.register(vc: LaterScreen.self)
      .initial(useStoryboard: { try $0.resolve() }, identifier: "later")
    builder.register(type: UIStoryboard.self)
      .initial(name: "DropIn2", bundle: nil)
      .lifetime(.perDependency)
    let container = try builder.build()

    let storyboard = DIStoryboard(name: "DropIn2", bundle: nil, container: container)
    let first = storyboard.instantiateInitialViewController() as! Screen
    let second = storyboard.instantiateViewController(withIdentifier: "first") as! Screen
    #expect(first.name == "name" && second.name == "name")
    let nib: NibScreen = try *container
    #expect(nib.name == "name")
    let later: LaterScreen = try *container
    #expect(later.storyboard != nil)

    let other = DIContainerBuilder()
    other.register(type: Screen.self).initial(useStoryboard: storyboard, identifier: "first")
    _ = try other.build().resolve(Screen.self)

    let former = DIStoryboard.onFailure
    DIStoryboard.onFailure = { controller, error in print(controller, error) }
    DIStoryboard.onFailure = former
  }
}
#endif
