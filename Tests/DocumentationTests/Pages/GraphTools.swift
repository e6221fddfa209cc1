import DIDoubles
import DIGraphTools
import DITracing
import DIv3
import Foundation
import Pages
import Testing

@MainActor
@Suite("The page of DIGraphTools")
struct GraphToolsPage {
  private static let page = "Sources/DIGraphTools/DIGraphTools.docc/DIGraphTools.md"

  // page Sources/DIGraphTools/DIGraphTools.docc/DIGraphTools.md 1

  // page Sources/DIGraphTools/DIGraphTools.docc/DIGraphTools.md 2

  @Test("what the page prints")
  func printed() throws {
    let printed = try Printed.lines {
      // page Sources/DIGraphTools/DIGraphTools.docc/DIGraphTools.md 3
      // page Sources/DIGraphTools/DIGraphTools.docc/DIGraphTools.md 4
      // page Sources/DIGraphTools/DIGraphTools.docc/DIGraphTools.md 5
      #expect(page.contains("<h1>Cars</h1>"))
      // page Sources/DIGraphTools/DIGraphTools.docc/DIGraphTools.md 6
    }
    #expect(
      printed == [
        "Garage -> Car (many) -> Motor", "2", #"["Car", "Motor"]"#, #"["Garage"]"#, "3", "1",
        "true true", "true true", "true true", "2",
      ])
  }

  @Test("the quoted explanation, and the quoted request but for its times")
  func explanation() throws {
    let container = DIContainer()
    container.register(file: "App.swift", line: 10, Motor.init).lifetime(.perContainer(.strong))
    container.register(file: "App.swift", line: 11, Car.init).as((any Vehicle).self)
    let quoted = try Document(Self.page).blocks(of: "text").map(\.text)
    #expect(quoted[0] == "\(container.explain((any Vehicle).self))\n")
    let recorder = TraceRecorder()
    let observation = container.engine.observe(recorder.record)
    _ = container.resolve() as Car
    observation.cancel()
    func untimed(_ text: String) -> String {
      text.replacing(#/\d+\.\d\d ms|thread \d+/#, with: "...")
    }
    #expect(quoted.dropFirst().map(untimed) == [untimed("\(recorder.requests[0])\n")])
  }

  @Test("the program of the command is that of an example")
  func command() throws {
    let program = try Document(Self.page).programs[6].text
    let example = try Document("Examples/Server/Sources/graph/main.swift").text
    let lines = example.split(separator: "\n").filter {
      !$0.hasPrefix("///") && !$0.hasPrefix("import LendingApp")
    }
    #expect(
      lines.joined(separator: "\n").replacing(
        "ContainerWiring(databasePath: \"unused\").container", with: "makeContainer()")
        == program.split(separator: "\n").joined(separator: "\n"))
  }
}
