import DITranquillity
import Weather

/// What the screen shows; only the main actor uses it.
@MainActor
final class Screen {
  private let forecasting: any Forecasting
  private(set) var lines: [String] = []

  init(forecasting: any Forecasting) {
    self.forecasting = forecasting
  }

  func show(_ city: String) async {
    let degrees = await forecasting.forecast(for: city)
    lines.append("\(city): \(degrees.map { "\($0)" } ?? "unknown")")
  }
}

@main
struct WeatherApp {
  static func main() async {
    let container = DIContainer()
    container.append(part: WeatherPart.self)
    container.register(Screen.init).lifetime(.perContainer(.strong))

    // Two tasks need the archive at once: one opens it, the other is suspended meanwhile.
    async let first: Archive = container.resolve()
    async let second: Archive = container.resolve()
    let (left, right) = await (first, second)
    precondition(left === right, "The archive is opened once.")

    let screen: Screen = await container.resolve()
    for city in ["Delft", "Oslo", "Rome"] { await screen.show(city) }
    let lines = screen.lines
    precondition(lines == ["Delft: 11.75", "Oslo: 3.0", "Rome: unknown"], "\(lines)")

    // Whatever exists by now is found without `await`.
    let found: Archive = container.resolve(sync: ())
    precondition(found === left)
    precondition(container.makeGraph().checkIsValid())
    print(lines.joined(separator: "\n"))
  }
}
