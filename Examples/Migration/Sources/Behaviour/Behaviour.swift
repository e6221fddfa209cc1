import Bakery
import Foundation

/// Checks the behaviour of the app, which is the same after each step.
public struct Behaviour {
  private let list = Checklist()
  private let shop: Shop

  private init(_ shop: Shop) {
    self.shop = shop
  }

  /// Checks the app, prints failures, and exits the process, with code 1 after a failure.
  ///
  /// - Parameter open: Creates the app; called once.
  public static func check(_ open: () throws -> Shop) -> Never {
    do {
      let behaviour = Behaviour(try open())
      behaviour.checkAll()
      print("\(behaviour.list.passed) checks passed, \(behaviour.list.failed) failed")
      exit(behaviour.list.failed == 0 ? 0 : 1)
    } catch {
      print("the app can't be put together: \(error)")
      exit(1)
    }
  }

  private func checkAll() {
    do {
      try checkLogging()
      try checkStorage()
      try checkKitchen()
      try checkSales()
      try checkCustomers()
    } catch {
      list.fail("stopped by \(error)")
    }
  }

  private func checkLogging() throws {
    let customer = try shop.newCustomer()
    let clock = try customer.clock()
    clock.hour = 9
    let loggers = try customer.loggers()
    let names = loggers.map { "\(type(of: $0))" }
    list.check(names == ["ConsoleLogger", "FileLogger"], "all loggers, in their order")
    let journal = try customer.journal()
    list.check(journal.loggers.count == 2, "the journal has all")
    list.check(
      zip(journal.loggers, loggers).allSatisfy { $0.0 === $0.1 }, "and they are the same")
    journal.log("open")
    list.check(loggers.map { $0.lines } == [["> open"], ["9:00 open"]], "each writes its way")
  }

  private func checkStorage() throws {
    let customer = try shop.newCustomer()
    let pantry = try customer.store(named: "pantry")
    list.check(try customer.store(named: "pantry") === pantry, "a name stands for one store")
    list.check(try customer.store(named: "recipes") !== pantry, "another name for another one")
    list.check((try? customer.store(named: "cellar")) == nil, "and an unknown one for none")
    let recipes = try customer.recipes()
    list.check(try customer.recipes() === recipes, "recipes are read once")
    list.check(recipes.flour(for: "rye") == 500, "rye is known")
    list.check(recipes.flour(for: "stone") == nil, "stone is not")
    list.check(try customer.store(named: "recipes")["rye"] == 500, "from the store of recipes")
    let lines = try customer.loggers()[0].lines
    let last = ["> recipe of rye", "> recipe of stone"]
    list.check(lines.suffix(2) == last, "which is in the journal")
  }

  private func checkKitchen() throws {
    let customer = try shop.newCustomer()
    let baker = try customer.baker()
    list.check(baker.oven.baker === baker, "the oven knows its baker")
    let oven = try customer.oven()
    list.check(oven !== baker.oven, "each has one of their own")
    list.check(baker.bake("rye"), "there is flour for one")
    list.check(baker.bake("wheat"), "and for another")
    list.check(!baker.bake("wheat"), "but for no third one")
    list.check(try customer.store(named: "pantry")["flour"] == 100, "some is left")
  }

  private func checkSales() throws {
    let customer = try shop.newCustomer()
    let checkout = try customer.checkout()
    let basket = try customer.basket()
    list.check(checkout.basket === basket, "the customer's basket is paid for")
    basket.put("rye")
    basket.put("wheat")
    list.check(checkout.pay() == 1_000, "two breads cost ten")
    let lines = try customer.loggers()[0].lines
    list.check(lines.last == "> paid 1000", "and it is taken down")
    list.check(checkout.card == nil && customer.card() == nil, "there are no cards")
    let order = try customer.order(for: "Ada", pieces: 3)
    list.check(order.customer == "Ada" && order.pieces == 3, "an order is what was ordered")
    list.check(order.total(of: "rye") == 1_650, "for the price of the list")
    let other = try customer.order(for: "Ben", pieces: 1)
    list.check(other.customer == "Ben" && other !== order, "another order is another one")
    list.check(try other.prices === customer.prices(), "of the same list")
  }

  private func checkCustomers() throws {
    let ada = try shop.newCustomer()
    let ben = try shop.newCustomer()
    list.check(try ada.basket() === ada.basket(), "a customer has one basket")
    list.check(try ada.basket() !== ben.basket(), "and no two have the same")
    list.check(try ada.checkout().basket === ada.basket(), "theirs is at the checkout")
    list.check(try ada.recipes() === ben.recipes(), "recipes are one for all")
    list.check(try ada.prices() === ben.prices(), "so are prices")
    list.check(try ada.journal() === ben.journal(), "the journal")
    list.check(try ada.store(named: "pantry") === ben.store(named: "pantry"), "and the pantry")
    list.check(try ada.checkout() !== ada.checkout(), "a checkout is new each time")
  }
}
