import DIDoubles
import DIEngine
import DIv1Compat
import DIv2Compat
import DIv3
import Testing

@Suite("Doubles in graphs of all generations")
struct GenerationTests {
  private func makeEngine() throws -> Engine {
    let engine = Engine()
    let first = DIv1Compat.DIContainerBuilder(engine: engine)
    first.register { RealBank() }.asSelf().asType((any Bank).self).lifetime(.single)
    try first.build()
    let second = DIv2Compat.DIContainerBuilder(engine: engine)
    second.register(type: Wallet.init(bank:)).lifetime(.single)
    try second.build()
    DIv3.DIContainer(engine: engine).register(Clock.init).lifetime(.single)
    return engine
  }

  @Test("containers of all generations of an isolated engine share nothing with the original")
  func isolated() throws {
    let engine = try makeEngine()
    let test = engine.isolated()
    let first: (any Bank, any Bank) = (
      try DIv1Compat.DIContainerBuilder(engine: engine).build().resolve(),
      try DIv1Compat.DIContainerBuilder(engine: test).build().resolve()
    )
    #expect(first.0 !== first.1)
    let second: (Wallet, Wallet) = (
      try DIv2Compat.DIContainerBuilder(engine: engine).build().resolve(),
      try DIv2Compat.DIContainerBuilder(engine: test).build().resolve()
    )
    #expect(second.0 !== second.1)
    #expect(second.1.bank === first.1)
    #expect(
      DIv3.DIContainer(engine: engine).resolve() as Clock
        !== DIv3.DIContainer(engine: test).resolve() as Clock)
  }

  @Test("a double replaces a component of a former release, and behaves as one")
  func replaced() throws {
    let test = try makeEngine().replacing((any Bank).self) { FakeBank() }
    let wallet: Wallet = try DIv2Compat.DIContainerBuilder(engine: test).build().resolve()
    #expect(wallet.bank.balance() == 7)
    let bank: any Bank = try DIv1Compat.DIContainerBuilder(engine: test).build().resolve()
    #expect(bank === wallet.bank)
  }

  @Test("a named component of release 1 keeps one object for each name")
  func names() throws {
    let engine = Engine()
    let builder = DIv1Compat.DIContainerBuilder(engine: engine)
    builder.register { RealBank() }.asSelf().asType((any Bank).self).asName("a").asName("b")
      .lifetime(.lazySingle)
    try builder.build()
    let test = try engine.replacing((any Bank).self, name: "a") { FakeBank() }
    let scope = try DIv1Compat.DIContainerBuilder(engine: test).build()
    let banks: [any Bank] = [
      try scope.resolve(name: "a"), try scope.resolve(name: "b"), try scope.resolve(name: "a"),
    ]
    #expect(banks.map { $0.balance() } == [7, 7, 7])
    #expect(banks[0] === banks[2])
    #expect(banks[0] !== banks[1])
  }
}
