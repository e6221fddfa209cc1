import DITranquillity
import FerryCore
import FerryFeatures

/// How the app reports errors: by the current cases, and by the original ones.
struct ErrorChecks {
  private let list: Checklist
  private let scope: DIScope

  init(_ list: Checklist) throws {
    self.list = list
    scope = try AppDelegate().container
  }

  func run() throws {
    checkRequests()
    checkOldCases()
    checkBuild()
    try checkAfterFailure()
  }

  private func checkRequests() {
    expect("no component for FingerprintReader") { try scope.resolve(FingerprintReader.self) }
    expect("none of 1 components for ImageCache has the name 'ports'") {
      try scope.resolve(ImageCache.self, name: "ports")
    }
    expect("none of 1 components for ImageCache has the name ''") {
      try scope.resolve(ImageCache.self)
    }
    expect("3 components for Migration, and no default") { try scope.resolve(Migration.self) }
    expect("no initializer for MoneyFormatter with (DIScope, Int) -> Any") {
      try scope.resolve(MoneyFormatter.self, arg: 10)
    }
    expect("no initializer for BookingPresenter with (DIScope) -> Any") {
      try scope.resolve(BookingPresenter.self)
    }
    expect("no component for AboutViewController") { try scope.resolve(AboutViewController()) }
    expect("unexpected error") { throw Mutiny() }
  }

  private func checkOldCases() {
    do {
      _ = try scope.resolve(PaymentGateway.self, name: "cash")
      list.check(false, "nobody takes cash")
    } catch DIError.typeNoRegisterByName {
      list.check(true, "nobody takes cash")
    } catch {
      list.check(false, "an old case for an unknown name")
    }
    do {
      _ = try scope.resolve(FaceReader.self)
      list.check(false, "no phone has one")
    } catch DIError.typeNoRegisterByName {
      list.check(false, "an old case stands for its own kind only")
    } catch DIError.typeNoRegister {
      list.check(true, "no phone has one")
    } catch {
      list.check(false, "an old case for an unknown type")
    }
    do {
      _ = try scope.resolve(Discount.self)
      list.check(false, "there are two discounts")
    } catch DIError.defaultTypeIsNotSpecified(let type, let components) {
      list.check(type == Discount.self, "the type is the requested one")
      list.check(
        components.map { "\($0.type)" } == ["ChildDiscount", "GroupDiscount"],
        "the components come in order")
      list.check(
        components.filter { !$0.file.hasSuffix("ServicesModule.swift") }.isEmpty,
        "they were registered in the module")
      list.check(components[0].line < components[1].line, "one after the other")
    } catch {
      list.check(false, "a new case for an ambiguous type")
    }
  }

  private func checkBuild() {
    expect(
      "components for Anchor share bow; 2 defaults for Chain; no initializer for Anchor"
    ) {
      let builder = DIContainerBuilder()
      builder.register(module: CarelessModule())
      try builder.build()
    }
    do {
      let builder = DIContainerBuilder()
      builder.register(module: CarelessModule())
      try builder.build()
      list.check(false, "a careless module can't be built")
    } catch DIError.build(let errors) {
      list.check(errors.count == 3, "build() collects what is wrong")
    } catch {
      list.check(false, "build() throws its own case")
    }
  }

  private func checkAfterFailure() throws {
    let builder = DIContainerBuilder()
    builder.register { Anchor(chain: *?$0) }.lifetime(.perDependency)
    builder.register { Chain(anchor: *!$0, depth: $1) }
      .lifetime(.perDependency)
    builder.register { 12 }.asType(String.self)
    builder.register { Whirlpool(next: *?$0) }.lifetime(.perDependency)
    let scope = try builder.build()
    expect("Int is no String") { try scope.resolve(String.self) }
    expect("no initializer for Chain with (DIScope) -> Any") { try scope.resolve(Chain.self) }
    let chain = try scope.resolve(Chain.self, arg: 40)
    list.check(chain.anchor.chain == nil, "a failure leaves nothing behind")
    let whirlpool: Whirlpool = *!scope
    list.check(whirlpool.next == nil, "an object gets nil if it requests itself as an Optional")
  }

  private func expect<T>(_ text: String, _ body: () throws -> T) {
    do {
      _ = try body()
      list.check(false, "expected: " + text)
    } catch {
      let found = ErrorReporter.text(for: error)
      list.check(found == text, "expected: " + text + ", found: " + found)
    }
  }
}

private struct Mutiny: Error {}

private final class Anchor {
  let chain: Chain?

  init(chain: Chain?) {
    self.chain = chain
  }
}

private final class Chain {
  let anchor: Anchor
  let depth: Int

  init(anchor: Anchor, depth: Int) {
    self.anchor = anchor
    self.depth = depth
  }
}

private final class Whirlpool {
  let next: Whirlpool?

  init(next: Whirlpool?) {
    self.next = next
  }
}

/// A module with every mistake that build() reports.
private final class CarelessModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Anchor(chain: nil) }.asName("bow")
    builder.register(Anchor.self).asName("bow").asName("stern")
    builder.register { Chain(anchor: *!$0, depth: 1) }.asDefault()
    builder.register { Chain(anchor: *!$0, depth: 2) }.asDefault()
  }
}
