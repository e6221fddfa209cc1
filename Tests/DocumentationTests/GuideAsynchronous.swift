import DIv3Async
import Testing

@MainActor
@Suite("The guide: the asynchronous module")
struct AsynchronousArticle {
  // begin Sources/DIv3Async/DIv3Async.docc/DIv3Async.md 1
  final class Account: Sendable {
    let owner: String
    init(owner: String) { self.owner = owner }
  }
  final class Shop: Sendable {
    let account: Account
    init(account: Account) { self.account = account }
  }
  func signIn() async -> Account {
    await Task.yield()
    return Account(owner: "Ada")
  }
  // end

  @Test("The landing page")
  func landingPage() async throws {
    let printed = await Printed.lines {
      // begin Sources/DIv3Async/DIv3Async.docc/DIv3Async.md 2
      let container = DIContainer()
      container.register { await signIn() }.lifetime(.perContainer(.strong))
      container.register(Shop.init)

      let shop: Shop = await container.resolve()
      let account: Account = container.resolve(sync: ())
      print(shop.account === account, account.owner)  // true Ada
      // end
    }
    #expect(try printed == promised(block: 2, of: "Sources/DIv3Async/DIv3Async.docc/DIv3Async.md"))
  }
}
