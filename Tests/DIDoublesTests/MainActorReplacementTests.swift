import DIDoubles
import DIv3
import DIv3Async
import Testing

@Suite("Doubles of the main actor")
struct MainActorReplacementTests {
  @Test("the double is made on the main actor by a synchronous request of the main thread")
  @MainActor
  func synchronous() throws {
    let test = try makeApp().replacing((any Bank).self, main: { MainBank() })
    func bank() -> any Bank { test.resolve() }
    #expect(bank() is MainBank)
  }

  @Test("the double is made on the main actor by an asynchronous request of any task")
  func asynchronous() async throws {
    let test = try makeApp().replacing((any Bank).self, main: { MainBank() })
    let bank: any Bank = await test.resolve()
    #expect(bank.balance() == 11)
  }
}
