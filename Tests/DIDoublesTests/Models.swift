import DIDoubles
import DIEngine
import DIv3

protocol Bank: AnyObject, Sendable { func balance() -> Int }

protocol Payments: AnyObject {}

final class RealBank: Bank, Payments { func balance() -> Int { 1_000 } }

/// Offers all that a real bank does.
final class FakeBank: Bank, Payments {
  let clock: Clock?
  init(clock: Clock? = nil) { self.clock = clock }
  func balance() -> Int { 7 }
}

/// Is a bank only.
final class SmallBank: Bank { func balance() -> Int { 3 } }

/// Is made on the main actor.
@MainActor
final class MainBank: Bank, Payments {
  init() { MainActor.assertIsolated() }
  nonisolated func balance() -> Int { 11 }
}

final class Clock: Sendable {}

final class Wallet: Sendable {
  let bank: any Bank
  init(bank: any Bank) { self.bank = bank }
}

/// Needs a bank by its class.
final class Audit {
  let bank: RealBank
  init(bank: RealBank) { self.bank = bank }
}

enum Main {}

/// An app with a bank, a wallet and a clock, each in a lifetime.
func makeApp(_ lifetime: DILifeTime = .single) -> DIContainer {
  let app = DIContainer()
  app.register(RealBank.init).as(check: (any Bank).self) { $0 }.lifetime(lifetime)
  app.register(Wallet.init).lifetime(lifetime)
  app.register(Clock.init).lifetime(lifetime)
  return app
}
