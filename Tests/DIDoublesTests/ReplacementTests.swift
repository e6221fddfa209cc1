import DIDoubles
import DIv3
import Testing

@Suite("Doubles")
struct ReplacementTests {
  let app = makeApp()

  @Test("a double in one line takes the place of the component")
  func oneLine() throws {
    let test = try app.replacing((any Bank).self) { FakeBank() }
    let wallet: Wallet = test.resolve()
    #expect(wallet.bank.balance() == 7)
    #expect((app.resolve() as Wallet).bank.balance() == 1_000)
    #expect(test.resolve() as RealBank? == nil, "the component is gone")
    #expect(test.resolve() as FakeBank === wallet.bank, "a single, as the component was")
    #expect((test.resolveMany() as [any Bank]).map { $0.balance() } == [7])
  }

  @Test("parameters of the double are dependencies")
  func dependencies() throws {
    let test = try app.replacing((any Bank).self) { FakeBank(clock: $0) }
    #expect((test.resolve() as FakeBank).clock === test.resolve() as Clock)
  }

  @Test("a double takes over all types, names and tags that it fits")
  func services() throws {
    let app = DIContainer()
    app.register(RealBank.init).as((any Bank).self, name: "main").as((any Payments).self)
      .as((any Bank).self, tag: Main.self).lifetime(.perContainer(.strong))
    let test = try app.replacing((any Bank).self, name: "main") { FakeBank() }
    let bank: any Bank = test.resolve(name: "main")
    #expect(bank.balance() == 7)
    #expect(bank === test.resolve(tag: Main.self) as any Bank)
    #expect(bank === test.resolve() as any Payments)
    let tagged = try app.replacing((any Bank).self, tag: Main.self) { FakeBank() }
    #expect((tagged.resolve(name: "main") as any Bank).balance() == 7)
  }

  @Test("a double has the position in many, and the precedence, of what it replaces")
  func place() throws {
    let app = DIContainer()
    app.register(RealBank.init).as((any Bank).self).default()
    app.register(SmallBank.init).as((any Bank).self)
    let test = try app.replacing((any Bank).self) { FakeBank() }
    #expect((test.resolveMany() as [any Bank]).map { $0.balance() } == [7, 3])
    #expect((test.resolve() as any Bank).balance() == 7)
    #expect(test.makeGraph().checkIsValid())
  }

  @Test("a component of a parent is replaced in the copy of the parent")
  func parents() throws {
    let child = DIContainer(parent: app)
    let test = try child.replacing((any Bank).self) { FakeBank() }
    #expect((test.resolve() as Wallet).bank.balance() == 7)
    #expect((child.resolve() as Wallet).bank.balance() == 1_000)
  }

  @Test("doubles of several components")
  func several() throws {
    let clock = Clock()
    let test = try app.replacing((any Bank).self) { FakeBank() }
      .replacing(Clock.self) { clock }
    #expect((test.resolve() as any Bank).balance() == 7)
    #expect(test.resolve() as Clock === clock)
  }

  @Test("a double that nothing asks for is an error: it could never win")
  func nothing() throws {
    let error = #expect(throws: DoubleError.self) {
      try app.replacing((any Payments).self) { FakeBank() }
    }
    #expect(error?.kind == .nothingToReplace)
    #expect(error?.description.contains("No component offers Payments") == true)
    #expect(
      throws: DoubleError.self, "the name is unknown",
      performing: { try app.replacing((any Bank).self, name: "x") { FakeBank() } })
  }

  @Test("a double for one of several components is an error, unless a name says which")
  func ambiguous() throws {
    app.register(SmallBank.init).as((any Bank).self).as((any Bank).self, name: "small")
    let error = #expect(throws: DoubleError.self) {
      try app.replacing((any Bank).self) { FakeBank() }
    }
    #expect(error?.kind == .severalToReplace)
    #expect(error?.description.contains("RealBank (Models.swift:") == true)
    let test = try app.replacing((any Bank).self, name: "small") { FakeBank() }
    #expect((test.resolveMany() as [any Bank]).map { $0.balance() } == [1_000, 7])
  }

  @Test("a double of another type is an error")
  func misfit() {
    let error = #expect(throws: DoubleError.self) {
      try app.replacing((any Bank).self) { Clock() }
    }
    #expect(error?.kind == .doesNotFit)
    #expect(
      error?.description.hasPrefix("The double Clock (ReplacementTests.swift:") == true)
  }

  @Test("one of many is named by its own class, which the double needn't be")
  func oneOfMany() throws {
    let app = DIContainer()
    app.register(RealBank.init).as((any Bank).self)
    app.register(SmallBank.init).as((any Bank).self)
    let test = try app.replacing(RealBank.self) { FakeBank() }
    #expect((test.resolveMany() as [any Bank]).map { $0.balance() } == [7, 3])
    #expect(throws: DoubleError.self) { try app.replacing(RealBank.self) { Clock() } }
    app.register(Audit.init)
    let error = #expect(throws: DoubleError.self) {
      try app.replacing(RealBank.self) { FakeBank() }
    }
    #expect(error?.kind == .offersLess)
  }

  @Test("a closure that returns a protocol's type replaces that only")
  func existential() throws {
    let test = try app.replacing((any Bank).self) { () -> any Bank in FakeBank() }
    #expect((test.resolve() as Wallet).bank.balance() == 7)
    let other = DIContainer()
    other.register(RealBank.init).as((any Bank).self).as((any Payments).self)
    let error = #expect(throws: DoubleError.self) {
      try other.replacing((any Bank).self) { () -> any Bank in FakeBank() }
    }
    #expect(error?.kind == .offersLess)
  }

  @Test("a double that offers less than the component is an error")
  func less() throws {
    let app = DIContainer()
    app.register(RealBank.init).as((any Bank).self).as((any Payments).self, name: "p")
    let error = #expect(throws: DoubleError.self) {
      try app.replacing((any Bank).self) { SmallBank() }
    }
    #expect(error?.kind == .offersLess)
    #expect(error?.description.contains("It lacks Payments with name \"p\"") == true)
    let test = try app.replacing((any Bank).self, partially: true) { SmallBank() }
    #expect((test.resolve() as any Bank).balance() == 3)
    #expect(test.resolve(name: "p") as any Payments is RealBank)
    #expect(test.resolve() as RealBank? != nil)
  }

  @Test("the component's own type counts if a declared dependency needs it")
  func ownType() throws {
    app.register(Audit.init)
    let error = #expect(throws: DoubleError.self) {
      try app.replacing((any Bank).self) { FakeBank() }
    }
    #expect(error?.kind == .offersLess)
    #expect(error?.description.contains("RealBank, which Audit (ReplacementTests.swift:") == true)
    let test = try app.replacing((any Bank).self, partially: true) { FakeBank() }
    #expect((test.resolve() as Audit).bank.balance() == 1_000)
    #expect((test.resolve() as Wallet).bank.balance() == 7)
  }

  @Test("a double of the component's own class")
  func subclass() throws {
    class Screen { var title: String { "real" } }
    final class FakeScreen: Screen { override var title: String { "fake" } }
    let app = DIContainer()
    app.register(Screen.init).lifetime(.single)
    let test = try app.replacing(Screen.self) { FakeScreen() }
    #expect((test.resolve() as Screen).title == "fake")
    #expect(test.resolve() as Screen === test.resolve() as FakeScreen)
  }

  @Test("a value replaces a value")
  func values() throws {
    struct Limits { var most = 10 }
    let app = DIContainer()
    app.register { Limits() }
    let test = try app.replacing(Limits.self) { Limits(most: 1) }
    #expect((test.resolve() as Limits).most == 1)
  }

  @Test("an isolated copy of a container with doubles has the doubles")
  func copies() throws {
    let test = try app.replacing((any Bank).self) { FakeBank() }
    let copy = test.isolated()
    #expect((copy.resolve() as Wallet).bank.balance() == 7)
    #expect(copy.resolve() as Wallet !== test.resolve() as Wallet)
  }
}
