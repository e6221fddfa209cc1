import DIv1Compat

/// The old side, as code of release 1 registers it.
enum OldShop {
  static func scope() throws -> DIScope {
    let builder = DIContainerBuilder()
    builder.register { Log() }.lifetime(.lazySingle)
    builder.register { Ink(color: "black") }.asDefault().lifetime(.perDependency)
    builder.register { Ink(color: "blue") }.asName("blue").lifetime(.perDependency)
    builder.register { Paper() }.asType(Page.self).asDefault().lifetime(.perDependency)
    builder.register { Card() }.asType(Page.self).lifetime(.perScope)
    builder.register { scope in Press(page: *!scope, ink: *!scope) }
      .dependency { scope, press in press.log = *!scope }
      .dependency { scope, press in press.spare = try scope.resolve(name: "blue") }
      .dependency { scope, press in press.shop = *!scope }
      .lifetime(.perScope)
    builder.register { Shop() }
      .dependency { scope, shop in shop.store = *!scope }
      .dependency { scope, shop in shop.press = *!scope }
      .lifetime(.perScope)
    builder.register { Store() }.asDefault().lifetime(.perScope)
    builder.register { Store(place: "north") }.asName("north").lifetime(.perScope)
    builder.register { Store(place: "south") }.asName("south").lifetime(.perScope)
    builder.register { scope, text, size in Label(text: text, size: size, log: *!scope) }
      .lifetime(.perDependency)
    builder.register { Spelling() }.asType(Plugin.self).lifetime(.perDependency)
    builder.register { Grammar() }.asType(Plugin.self).lifetime(.perDependency)
    builder.register { scope in Links(log: *!scope) }.asType(Plugin.self).lifetime(.perDependency)
    builder.register { scope in Editor(plugins: **!scope) }.lifetime(.perDependency)
    builder.register { _, isKnown in try Price(isKnown) }.lifetime(.perDependency)
    builder.register { scope in Window(first: *!scope, second: *!scope) }
      .dependency { scope, window in window.third = *!scope }
      .dependency { scope, window in window.fourth = try scope.resolve(name: "north") }
      .lifetime(.perDependency)
    builder.register { _, user in Session(user: user) }.lifetime(.perDependency)
    builder.register { scope in Palette(first: *!scope, second: *!scope) }.lifetime(.perDependency)
    return try builder.build()
  }
}
