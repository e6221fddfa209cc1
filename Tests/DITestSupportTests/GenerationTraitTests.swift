import DIDoubles
import DIEngine
import DITestSupport
import DIv1Compat
import DIv2Compat
import DIv3
import Testing

/// A graph of release 2, with an object of release 1.
private let engine: Engine = {
  let engine = Engine()
  let first = DIv1Compat.DIContainerBuilder(engine: engine)
  first.register { RealBank() }.asSelf().asType((any Bank).self).lifetime(.lazySingle)
  _ = try! first.build()
  let second = DIv2Compat.DIContainerBuilder(engine: engine)
  second.register(type: Wallet.init(bank:)).lifetime(.lazySingle)
  _ = try! second.build()
  return engine
}()

@Suite(
  "The trait container with code of earlier releases",
  .container(DIv3.DIContainer(engine: try engine.replacing((any Bank).self) { FakeBank() }))
    .strict(allowing: Wallet.self))
struct GenerationTraitTests {
  @Test("containers of the test's engine get the doubles", arguments: 0..<5)
  func doubles(number: Int) throws {
    let own = try TestContainer.current().engine
    let wallet: Wallet = try DIv2Compat.DIContainerBuilder(engine: own).build().resolve()
    #expect(wallet.bank.balance() == 7)
    let bank: any Bank = try DIv1Compat.DIContainerBuilder(engine: own).build().resolve()
    #expect(bank === wallet.bank)
    let real: any Bank = try DIv1Compat.DIContainerBuilder(engine: engine).build().resolve()
    #expect(real !== bank)
  }

  @Test(
    "a strict test finds what they make",
    .container(DIv3.DIContainer(engine: engine)).strict(allowing: (any Bank).self))
  func strict() throws {
    let own = try TestContainer.current().engine
    try withKnownIssue {
      _ = try DIv2Compat.DIContainerBuilder(engine: own).build().resolve() as Wallet
    } matching: {
      $0.comments.contains { $0.rawValue.hasPrefix("Wallet (GenerationTraitTests.swift:") }
    }
  }
}
