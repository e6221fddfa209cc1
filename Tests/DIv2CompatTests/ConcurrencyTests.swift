import DIEngine
import DIv2Compat
import Foundation
import TestSupport
import Testing

@Suite("Threads")
struct ConcurrencyTests {
  final class Leaf: Sendable {}

  private func contend<R: Sendable>(
    _ body: @escaping @Sendable (Int) throws -> R
  ) -> [Result<R, any Error>] {
    let results = Guarded<[Result<R, any Error>]>([])
    onThreads { index in
      let result = Result { try body(index) }
      results.locked { $0.append(result) }
    }
    return results.value
  }

  @Test("V2-61 an outermost request is unrestricted while another thread is inside a module")
  func requestingModules() throws {
    let (entered, leave) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let c = try container(
      of: Module(
        Top.self,
        [
          hidden {
            $0.register { k -> Thief in
              entered.signal()
              leave.wait()
              let till: Till? = *?k
              let thief = Thief()
              thief.till = till
              return thief
            }.lifetime(.perDependency)
          }
        ]), Module(Base.self, [hidden { $0.register { Till() }.lifetime(.perDependency) }]))
    let seen = Guarded<[Bool]>([])
    let done = DispatchSemaphore(value: 0)
    Thread {
      let thief = try? c.resolve(Thief.self)
      seen.locked { $0.append(thief != nil && thief?.till == nil) }
      done.signal()
    }.start()
    entered.wait()
    let outside = Result { try c.resolve(Till.self) }
    leave.signal()
    done.wait()
    #expect(seen.locked { $0 } == [true])
    #expect(throws: Never.self) { try outside.get() }
  }

  @Test("V2-62 V2-76 the visibility of a module doesn't depend on other threads")
  func modules() throws {
    let c = try container(
      of: Module(
        Top.self,
        [
          hidden {
            $0.register(type: Thief.init(till:)).lifetime(.perDependency)
            $0.register { try Thief(till: *$0) }.set(name: "nested").lifetime(.perDependency)
            $0.register { Thief() }.injection(.optional) { $0.till = $1 }.set(tag: Kind.chop)
          }
        ]),
      Module(
        Base.self,
        [
          hidden { $0.register { Till() }.lifetime(.perDependency) },
          open { $0.register(type: Checkout.init(till:)) },
        ]))
    let results = contend { index in
      for _ in 0..<200 {
        switch index % 4 {
        case 0: _ = try c.newLifeTimeScope().resolve(Checkout.self)
        case 1: guard try c.resolveMany(Till.self).count == 1 else { return false }
        case 2:
          let thieves = [
            try? c.resolve(Thief.self), try? c.resolve(Thief.self, name: "nested"),
          ]
          guard thieves.allSatisfy({ $0 == nil }) else { return false }
        default:
          guard try c.newLifeTimeScope().resolve(Thief.self, tag: Kind.chop).till == nil else {
            return false
          }
        }
      }
      return true
    }
    for result in results { #expect(try result.get()) }
  }

  @Test("V2-49 V2-76 a scope can be exchanged during concurrent requests")
  func exchangedScope() throws {
    let b = DIContainerBuilder()
    b.register { Leaf() }
    let c = try b.build()
    let k = c.newLifeTimeScope()
    let (first, second) = try (c.resolve(Leaf.self), k.resolve(Leaf.self))
    let l = k.newLifeTimeScope().useScope(from: k)
    let results = contend { index in
      for _ in 0..<500 {
        if index == 0 { l.useScope(from: Bool.random() ? c : k) }
        let leaf = try l.resolve(Leaf.self)
        guard leaf === first || leaf === second else { return false }
      }
      return true
    }
    #expect(results.allSatisfy { (try? $0.get()) == true })
  }
}
