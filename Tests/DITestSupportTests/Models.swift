import DIDoubles
import DIv3

protocol Bank: AnyObject, Sendable { func balance() -> Int }

final class RealBank: Bank { func balance() -> Int { 1_000 } }

final class FakeBank: Bank { func balance() -> Int { 7 } }

final class Wallet: Sendable {
  let bank: any Bank
  init(bank: any Bank) { self.bank = bank }
}

final class Ledger: Sendable {
  let wallet: Wallet
  init(wallet: Wallet) { self.wallet = wallet }
}

/// Is registered nowhere.
final class Missing {}

final class Report {
  init(missing: Missing) {}
}

let app = makeApp()

func makeApp() -> DIContainer {
  let app = DIContainer()
  app.register(RealBank.init).as(check: (any Bank).self) { $0 }.lifetime(.single)
  app.register(Wallet.init).lifetime(.single)
  app.register(Ledger.init)
  app.register(Report.init)
  return app
}

/// An app that looks for its container in a task-local variable.
enum Shop {
  @TaskLocal static var container = app

  static func balance() -> Int { (container.resolve() as Wallet).bank.balance() }
}
