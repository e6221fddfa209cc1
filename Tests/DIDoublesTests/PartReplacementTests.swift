import DIDoubles
import DIv3
import Testing

@Suite("Parts of doubles")
struct PartReplacementTests {
  final class Live: DIPart {
    static func load(container: DIContainer) {
      container.register(RealBank.init).as((any Bank).self).default()
      container.register(Clock.init).lifetime(.single)
      container.append(part: Common.self)
    }
  }

  final class Common: DIPart {
    static func load(container: DIContainer) {
      container.register(Wallet.init)
    }
  }

  final class Fake: DIPart {
    static func load(container: DIContainer) {
      container.register { FakeBank() }.as((any Bank).self).default()
    }
  }

  final class Less: DIPart {
    static func load(container: DIContainer) {
      container.register { Int(7) }
    }
  }

  final class Shy: DIPart {
    static func load(container: DIContainer) {
      container.register { FakeBank() }.as((any Bank).self)
    }
  }

  private let app: DIContainer = {
    let app = DIContainer()
    app.append(part: Live.self)
    app.register(SmallBank.init).as((any Bank).self)
    return app
  }()

  @Test("a part takes the place of another one, parts that that one appended stay")
  func part() throws {
    let test = try app.replacing(part: Live.self, by: Fake.self)
    #expect((test.resolve() as Wallet).bank.balance() == 7)
    #expect(test.resolve() as RealBank? == nil)
    #expect(test.resolve() as Clock? == nil, "no declared dependency needs it")
    #expect((app.resolve() as Wallet).bank.balance() == 1_000)
    test.append(part: Live.self)
    #expect(test.resolve() as RealBank? == nil, "it counts as loaded")
  }

  @Test("components of the new part belong to the framework of the former one")
  func framework() throws {
    final class Framework: DIFramework {
      static func load(container: DIContainer) { container.append(part: Live.self) }
    }
    let app = DIContainer()
    app.append(framework: Framework.self)
    let test = try app.replacing(part: Live.self, by: Fake.self)
    let components = test.makeGraph().vertices.compactMap { vertex -> DIComponentVertex? in
      if case .component(let component) = vertex { component } else { nil }
    }
    let fake = components.first { $0.componentInfo.type == FakeBank.self }
    #expect(fake?.framework == Framework.self)
    #expect(fake?.part == Fake.self)
  }

  @Test("a part that offers less than the former one is an error")
  func less() {
    let error = #expect(throws: DoubleError.self) {
      try app.replacing(part: Live.self, by: Less.self)
    }
    #expect(error?.kind == .offersLess)
    #expect(error?.description.contains("It lacks Bank of RealBank (Part") == true)
  }

  @Test("a component's own type counts if a declared dependency outside of the part needs it")
  func ownType() {
    #expect(throws: Never.self) { try app.replacing(part: Live.self, by: Fake.self) }
    app.register { (_: Clock) in Int(1) }
    let error = #expect(throws: DoubleError.self) {
      try app.replacing(part: Live.self, by: Fake.self)
    }
    #expect(error?.description.contains("Clock, which Int (") == true)
  }

  @Test("doubles that never win are an error")
  func beaten() {
    let error = #expect(throws: DoubleError.self) {
      try app.replacing(part: Live.self, by: Shy.self)
    }
    #expect(error?.kind == .neverWins)
    #expect(error?.description.contains("found a component of Live") == true)
  }

  @Test("a part that the container hasn't is an error")
  func unknown() {
    let error = #expect(throws: DoubleError.self) {
      try DIContainer().replacing(part: Live.self, by: Fake.self)
    }
    #expect(error?.kind == .nothingToReplace)
  }
}
