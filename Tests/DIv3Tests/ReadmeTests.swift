import DITranquillity
import Foundation
import Testing

@Suite("README.md")
struct ReadmeTests {
  @Test("the twenty lines do what they promise")
  func example() {
    // begin
    protocol Engine { var power: Int { get } }
    final class Diesel: Engine { let power = 110 }
    final class Wheel {}

    final class Car {
      let engine: any Engine
      let wheels: [Wheel]
      var owner: Owner?
      init(engine: any Engine, wheels: [Wheel]) { (self.engine, self.wheels) = (engine, wheels) }
    }
    final class Owner { weak var car: Car? }

    let container = DIContainer()
    container.register(Diesel.init).as(check: (any Engine).self) { $0 }
      .lifetime(.perContainer(.strong))
    container.register(Wheel.init)
    container.register { Car(engine: $0, wheels: many($1)) }
      .injection(\.owner).lifetime(.objectGraph)
    container.register(Owner.init).injection(cycle: true, \.car)

    let car: Car = container.resolve()
    // end
    #expect(car.engine.power == 110)
    #expect(car.wheels.count == 1)
    #expect(car.owner?.car === car)
  }

  @Test("the twenty lines are those of the page")
  func text() throws {
    func lines(_ text: Substring) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let here = try String(contentsOfFile: #filePath, encoding: .utf8)
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let block = try #require(page.components(separatedBy: "```swift\n").dropFirst().first)
    let shown = lines(try #require(block.components(separatedBy: "```").first)[...])
    let body = try #require(here.components(separatedBy: "// begin\n").dropFirst().first)
    let run = lines(try #require(body.components(separatedBy: "    // end").first)[...])
    #expect(
      Array(shown.dropFirst().dropLast()) == run, "all but the import and the print are run here")
  }
}
