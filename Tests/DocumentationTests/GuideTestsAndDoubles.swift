import DITranquillity
import Testing

@MainActor
@Suite("The guide: Tests and doubles")
struct TestsAndDoublesArticle {
  private static let page = "Sources/DIv3/DIv3.docc/TestsAndDoubles.md"

  // begin Sources/DIv3/DIv3.docc/TestsAndDoubles.md 1
  protocol Bank: AnyObject { func balance() -> Int }
  final class RealBank: Bank { func balance() -> Int { 1_000 } }
  final class FakeBank: Bank { func balance() -> Int { 7 } }
  final class Wallet {
    let bank: any Bank
    init(bank: any Bank) { self.bank = bank }
  }
  func makeContainer() -> DIContainer {
    let container = DIContainer()
    container.register(RealBank.init)
      .as(check: (any Bank).self) { $0 }.default()
    container.register(Wallet.init)
    return container
  }
  // end

  // begin Sources/DIv3/DIv3.docc/TestsAndDoubles.md 2
  @Test("The wallet shows what the bank says")
  func wallet() {
    let container = makeContainer()
    container.register(FakeBank.init).as(check: (any Bank).self) { $0 }.test()
    let wallet: Wallet = container.resolve()
    #expect(wallet.bank.balance() == 7)
  }
  // end

  @Test("Replace with a child")
  func child() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/TestsAndDoubles.md 3
      let app = makeContainer()
      let test = DIContainer(parent: app)
      test.register(FakeBank.init).as(check: (any Bank).self) { $0 }
      let (faked, real): (Wallet, Wallet) = (test.resolve(), app.resolve())
      print(faked.bank.balance(), real.bank.balance())  // 7 1000
      // end
    }
    #expect(try printed == promised(block: 3, of: Self.page))
  }

  @Test("A single outlives its test")
  func single() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/TestsAndDoubles.md 4
      func makeShop() -> DIContainer {
        let container = DIContainer()
        container.register(RealBank.init)
          .as(check: (any Bank).self) { $0 }.default()
        container.register(Wallet.init).lifetime(.single)
        return container
      }
      let firstTest = makeShop()
      firstTest.register(FakeBank.init).as(check: (any Bank).self) { $0 }.test()
      print((firstTest.resolve() as Wallet).bank.balance())  // 7

      let secondTest = makeShop()
      print((secondTest.resolve() as Wallet).bank.balance())  // 7
      // end
    }
    #expect(try printed == promised(block: 4, of: Self.page))
  }
}
