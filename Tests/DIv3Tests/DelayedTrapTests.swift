import DIv3
import Testing

@Suite("Traps of lazies and providers")
struct DelayedTrapTests {
  final class Screen {
    let map = Lazy<A>(file: "Screen.swift", line: 7)
    let pins = Provider<A>(file: "Screen.swift", line: 8)
    let tiles = Provider2<A, Int, Int>(file: "Screen.swift", line: 9)
    let paths = ProviderArgs<A>(file: "Screen.swift", line: 10)
  }

  /// Returns whether a line of the process's error output ends with the text of a trap.
  private func trapped(_ result: ExitTest.Result?, _ text: String) -> Bool {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      .split(separator: "\n").contains { $0.hasSuffix("Fatal error: \(text)") }
  }

  @Test("a lazy or provider that a failed injection should have set", arguments: 0..<4)
  func placeholder(index: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      let screen = Screen()
      switch index {
      case 0: _ = screen.map.value
      case 1: _ = screen.pins.value
      case 2: _ = screen.tiles.value(1, 2)
      default: _ = screen.paths.value(args: AnyArguments())
      }
    }
    #expect(
      trapped(
        result,
        "Please inject this property from DI in file: Screen.swift on line: \(7 + index). "
          + "\(index == 0 ? "Lazy" : "Provider") type: A"))
  }

  @Test("V3-71 an unavailable value traps on access, not before")
  func missing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let c = DIContainer()
      let lazy: Lazy<A>? = *c
      _ = lazy!.value
    }
    #expect(trapped(result, "Can't resolve type A. For more information see logs."))
  }

  @Test("V3-73 an endlessly recursive value traps and does not hang")
  func endless() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      nonisolated(unsafe) var own: Lazy<Int>!
      own = Lazy { own.value + 1 }
      _ = own.value
    }
    #expect(trapped(result, "Lazy<Int> requests its own value endlessly."))
  }
}
