import DIv3

/// The new side, with one change, or none.
struct NewShop {
  let change: Change?

  private func kept(_ lifetime: DILifeTime, _ changes: KeyValuePairs<Change, DILifeTime>)
    -> DILifeTime
  {
    changes.first { $0.key == change }?.value ?? lifetime
  }

  func container() -> DIContainer {
    let container = DIContainer()
    registerPress(container)
    registerStores(container)
    registerPlugins(container)
    registerOthers(container)
    return container
  }

  private func registerPress(_ container: DIContainer) {
    if change != .missingLog {
      container.register { Log(limit: change == .valueChanges ? 4 : 3) }
        .lifetime(
          kept(
            .perContainer(.strong),
            [
              .logIsNew: .prototype, .logIsWeak: .perContainer(.weak), .logIsInGraph: .objectGraph,
            ]))
    }
    container.register { Ink(color: "black") }
      .lifetime(
        kept(.prototype, [.inkIsKept: .perContainer(.strong), .inkIsInGraph: .objectGraph])
      )
      .default()
    container.register { Ink(color: "blue") }
      .as(Ink.self, name: change == .spareHasName ? "red" : "blue")
    if change == .pageIsCard || change == .defaultIsOther {
      container.register { Paper() }.as(check: (any Page).self) { $0 }
      container.register { Card() }.as(check: (any Page).self) { $0 }.default()
        .lifetime(.perContainer(.strong))
    } else if change != .missingPage {
      let paper = container.register { Paper() }.as(check: (any Page).self) { $0 }
        .lifetime(kept(.prototype, [.paperIsKept: .perContainer(.strong)]))
      if change != .noDefault { paper.default() }
      container.register { Card() }.as(check: (any Page).self) { $0 }
        .lifetime(kept(.perContainer(.strong), [.cardIsNew: .prototype]))
    }
    let press =
      change == .parametersInOtherOrder
      ? container.register { (ink: Ink, page: any Page) in Press(page: page, ink: ink) }
      : container.register { Press(page: $0, ink: $1) }
    press.lifetime(kept(.perContainer(.strong), [.pressIsNew: .prototype]))
    func spare() {
      if change != .noSpareInjected { press.injection(name: "blue") { $0.spare = $1 } }
    }
    if change == .injectionsInOtherOrder { spare() }
    if change != .noLogInjected { press.injection { $0.log = $1 } }
    if change == .injectedTwice { press.injection { $0.log = $1 } }
    if change != .injectionsInOtherOrder { spare() }
    if change != .cycleMissesShop { press.injection(cycle: true) { $0.shop = $1 } }
    let shop = container.register { Shop() }
      .lifetime(kept(.perContainer(.strong), [.shopIsNew: .objectGraph]))
    if change != .noStoreInjected { shop.injection { $0.store = $1 } }
    switch change {
    case .cycleMissesPress: break
    case .cycleHasOtherPress:
      shop.injection(cycle: true) { (shop: Shop, _: Press) in shop.press = nil }
    case .cycleIsOpen: shop.injection { (shop: Shop, log: Log) in shop.press = nil }
    default: shop.injection(cycle: true) { $0.press = $1 }
    }
  }

  private func registerStores(_ container: DIContainer) {
    if change != .missingStore {
      container.register { Store() }.default()
        .lifetime(
          kept(.perContainer(.strong), [.storeIsNew: .prototype, .storeIsInGraph: .objectGraph]))
    }
    if change == .oneObjectForNames {
      container.register { Store(place: "north") }
        .as(Store.self, name: "north").as(Store.self, name: "south")
        .lifetime(.perContainer(.strong))
      return
    }
    let isSwapped = change == .namesAreSwapped
    let north = container.register { Store(place: "north") }.lifetime(.perContainer(.strong))
    if change != .noName {
      north.as(Store.self, name: isSwapped ? "south" : change == .otherNameOfStore ? "n" : "north")
    }
    container.register { Store(place: change == .nameOnOtherStore ? "west" : "south") }
      .as(Store.self, name: isSwapped ? "north" : "south")
      .lifetime(.perContainer(.strong))
  }

  private func registerPlugins(_ container: DIContainer) {
    func spelling() {
      container.register { Spelling() }.as(check: (any Plugin).self) { $0 }
        .lifetime(kept(.prototype, [.spellingIsKept: .perContainer(.strong)]))
    }
    if change != .manyInOtherOrder { spelling() }
    if change != .manyWithoutOne {
      container.register { Grammar() }.as(check: (any Plugin).self) { $0 }
    }
    if change == .manyInOtherOrder { spelling() }
    container.register { Links(log: $0) }.as(check: (any Plugin).self) { $0 }
    if change == .manyWithAnother {
      container.register { Grammar() }.as(check: (any Plugin).self) { $0 }
    }
    if change == .manyIsNamed {
      container.register { (plugin: any Plugin) in Editor(plugins: [plugin]) }
      container.register { Spelling() }.as(check: (any Plugin).self) { $0 }.default()
    } else {
      container.register { Editor(plugins: many($0)) }
    }
  }

  private func registerOthers(_ container: DIContainer) {
    switch change {
    case .missingLabel: break
    case .argumentIsConstant:
      container.register { Label(text: "a", size: arg($0), log: $1) }
    case .argumentsAreSwapped:
      container.register { (text: DIArg<String>, size: DIArg<Int>, log: Log) in
        Label(text: "\(arg(size))", size: arg(text).count, log: log)
      }
    case .argumentIsForgotten:
      container.register { (text: DIArg<String>, _: DIArg<Int>, log: Log) in
        Label(text: arg(text), size: 1, log: log)
      }
    default:
      container.register { Label(text: arg($0), size: arg($1), log: $2) }
        .lifetime(
          kept(
            .prototype,
            [.argumentIsKept: .perContainer(.strong), .labelIsKept: .perContainer(.weak)]))
    }
    switch change {
    case .errorIsOther:
      container.register(throwing: { (isKnown: DIArg<Bool>) throws -> Price in
        guard arg(isKnown) else { throw RateError() }
        return try Price(true)
      })
    case .noError: container.register(throwing: { (_: DIArg<Bool>) throws in try Price(true) })
    case .everythingFails:
      container.register(throwing: { (_: DIArg<Bool>) throws in try Price(false) })
    default:
      container.register(throwing: { (isKnown: DIArg<Bool>) throws in try Price(arg(isKnown)) })
        .lifetime(kept(.prototype, [.priceIsKept: .perContainer(.strong)]))
    }
    container.register { Palette(first: $0, second: $1) }
    container.register { Window(first: $0, second: $1) }
      .injection { $0.third = $1 }
      .injection(name: "north") { $0.fourth = $1 }
      .lifetime(kept(.prototype, [.windowIsKept: .perContainer(.strong)]))
    if change != .missingSession {
      container.register { Session(user: arg($0)) }
        .lifetime(
          kept(
            .prototype,
            [.sessionKeepsFirst: .perContainer(.strong), .sessionIsNew: .perContainer(.weak)])
        )
    }
  }
}
