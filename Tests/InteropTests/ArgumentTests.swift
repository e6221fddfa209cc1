import DIv1Compat
import DIv2Compat
import DIv3
import Testing

private final class Parcel {
  let address: String
  let weight: Int
  init(_ address: String, _ weight: Int) {
    self.address = address
    self.weight = weight
  }
}
private final class Letter {
  let address: String
  init(_ address: String) { self.address = address }
}
private final class Office {
  let letter: Letter
  init(_ letter: Letter) { self.letter = letter }
}

@Suite("Runtime arguments across generations")
struct ArgumentTests {
  private let all = Generations()

  @Test("G-14 releases 1 and 2 select each other's initializers by the types of the arguments")
  func old() throws {
    all.first.register { (_: DIv1Compat.DIScope, address: String) in Letter(address) }
    all.second.register(type: Parcel.self).initialWithArg {
      (_: DIv2Compat.DIContainer, address: String, weight: Int) in Parcel(address, weight)
    }.lifetime(.perDependency)
    let scope = try all.first.build()
    let container = try all.second.build()
    #expect(try container.resolve(Letter.self, arg: "Oslo").address == "Oslo")
    let parcel = try scope.resolve(Parcel.self, arg: "Turku", 3)
    #expect(parcel.address == "Turku" && parcel.weight == 3)
    let error = #expect(throws: DIv1Compat.DIError.self) {
      try scope.resolve(Parcel.self, arg: "Turku")
    }
    guard case .initializationMethodWithSignatureIsNotFoundFor(let component, _) = error else {
      Issue.record("unexpected: \(error as Any)")
      return
    }
    #expect(ObjectIdentifier(component.type) == ObjectIdentifier(Parcel.self))
  }

  @Test("G-14 arguments of an old request are passed to a modern component, in order")
  func modern() throws {
    all.modern.register { Parcel(arg($0), arg($1)) }
    all.modern.register { Letter(arg($0)) }.as(Letter.self, name: "express")
    let scope = try all.first.build()
    let container = try all.second.build()
    let parcel: Parcel = try scope.resolve(arg: "Oslo", 2)
    #expect(parcel.address == "Oslo" && parcel.weight == 2)
    #expect(try container.resolve(Parcel.self, arg: "Turku", 4).weight == 4)
    #expect(try scope.resolve(Letter.self, name: "express", arg: "Bergen").address == "Bergen")
    #expect(try scope.resolveMany(Parcel.self, arg: "Bremen", 1).map(\.address) == ["Bremen"])
    // The same request again, with the existing plan.
    #expect(try scope.resolve(Parcel.self, arg: "Kiel", 5).address == "Kiel")
    // An argument of another type fails; an unused argument is ignored, as in the modern generation.
    #expect(throws: DIv1Compat.DIError.self) { try scope.resolve(Parcel.self, arg: "x", "y") }
    #expect(throws: DIv2Compat.DIError.self) { try container.resolve(Parcel.self, arg: "x") }
    #expect(try scope.resolve(Parcel.self, arg: "Oslo", 2, 3.5).weight == 2)
  }

  @Test("G-14 V1-24 the error for arguments that a modern component rejects has their signature")
  func signature() throws {
    all.modern.register { Parcel(arg($0), arg($1)) }
    let scope = try all.first.build()
    func signature<T>(_ request: () throws -> T) -> String? {
      do {
        _ = try request()
      } catch DIv1Compat.DIError.initializationMethodWithSignatureIsNotFoundFor(_, let signature) {
        return "\(signature)"
      } catch {
        Issue.record("unexpected: \(error)")
      }
      return nil
    }
    #expect(
      signature { try scope.resolve(Parcel.self, arg: "x", "y") }
        == "(DIScope, String, String) -> Any")
    #expect(signature { try scope.resolve(Parcel.self, arg: "x") } == "(DIScope, String) -> Any")
    #expect(signature { try scope.resolve(Parcel.self) } == "(DIScope) -> Any")
    #expect(
      signature { try scope.resolveMany(Parcel.self, arg: 1) } == "(DIScope, Int) -> Any")
    all.modern.register { Letter(arg($0)) }.as(Letter.self, name: "express")
    #expect(
      signature { try scope.resolve(Letter.self, name: "express", arg: 1) }
        == "(DIScope, Int) -> Any")
  }

  @Test("G-14 a modern component's deferred injections take the arguments of an old request, too")
  func deferred() throws {
    all.modern.register { Node(arg($0)) }.lifetime(.objectGraph)
      .injection(cycle: true) { $0.runs = arg($1) }
    let scope = try all.first.build()
    let node: Node = try scope.resolve(arg: "node", 7)
    #expect(node.name == "node" && node.runs == 7)
  }

  @Test("G-14 values of a modern request select an old component's initializer by their types")
  func values() throws {
    all.first.register { (_: DIv1Compat.DIScope, address: String) in Letter(address) }
      .initializer { Letter("nobody") }
      .initializer { (_: DIv1Compat.DIScope, number: Int) in Letter("\(number)") }
    all.second.register(type: Parcel.self).initialWithArg {
      (_: DIv2Compat.DIContainer, address: String, weight: Int) in Parcel(address, weight)
    }.lifetime(.lazySingle)
    _ = try all.first.build()
    _ = try all.second.build()
    #expect((all.modern.resolve(args: "Oslo") as Letter).address == "Oslo")
    #expect((all.modern.resolve(args: 5) as Letter).address == "5")
    #expect((*all.modern as Letter).address == "nobody")
    // Release 1 doesn't share an object with arguments if its component declares no lifetime.
    #expect((all.modern.resolve(args: "Oslo") as Letter).address == "Oslo")
    #expect((all.modern.resolve(args: 2.5) as Letter?) == nil)
    #expect((all.modern.resolve(args: "a", "b") as Letter?) == nil)
    // With a declared lifetime, the first arguments apply.
    let parcel: Parcel = all.modern.resolve(args: "Turku", 3)
    #expect((all.modern.resolve(args: "Kiel", 4) as Parcel) === parcel && parcel.weight == 3)
  }

  @Test("G-14 arguments for a dependency of a modern component find an old one by its type")
  func dependencies() throws {
    all.first.register { (_: DIv1Compat.DIScope, address: String) in Letter(address) }
    all.modern.register(Office.init)
    _ = try all.first.build()
    let office: Office = all.modern.resolve(arguments: AnyArguments(for: Letter.self, args: "Oslo"))
    #expect(office.letter.address == "Oslo")
    #expect((*all.modern as Office?) == nil)
    let provider: Provider1<Letter, String> = *all.modern
    #expect(provider.value("Kiel").address == "Kiel")
  }

  @Test("G-14 the error for values that an old initializer doesn't accept names them")
  func error() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let all = Generations()
      all.first.register { (_: DIv1Compat.DIScope, address: String) in Letter(address) }
      _ = try all.first.build()
      _ = all.modern.resolve(args: 2, true) as Letter
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Letter has no initializer that takes (Int, Bool)."))
  }
}
