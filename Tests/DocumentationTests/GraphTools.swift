import DIDoubles
import DIGraphTools
import DITracing
import DIv3
import Foundation
import Testing

@MainActor
@Suite("The page of DIGraphTools")
struct GraphToolsPage {
  private static let page = "Sources/DIGraphTools/DIGraphTools.docc/DIGraphTools.md"

  // begin Sources/DIGraphTools/DIGraphTools.docc/DIGraphTools.md 1
  protocol Vehicle {}
  final class Motor {}
  final class Car: Vehicle {
    init(_ motor: Motor) {}
  }
  final class Garage {
    init(_ vehicles: [any Vehicle]) {}
  }
  func makeContainer() -> DIContainer {
    let container = DIContainer()
    container.register(Motor.init).lifetime(.perContainer(.strong))
    container.register(Car.init).as((any Vehicle).self)
    container.register { Garage(many($0)) }.root()
    return container
  }
  // end

  // begin Sources/DIGraphTools/DIGraphTools.docc/DIGraphTools.md 2
  @Test("the graph works as declared")
  func graph() throws {
    #expect(makeContainer().problems.isEmpty)
  }
  // end

  @Test("what the page prints")
  func printed() throws {
    let printed = try Printed.lines {
      // begin Sources/DIGraphTools/DIGraphTools.docc/DIGraphTools.md 3
      let container = makeContainer()
      print(try container.why(Motor.self))
      // Garage -> Car (many) -> Motor
      print(try container.dependents(of: Motor.self).all.count)  // 2
      print(container.explain((any Vehicle).self).plan.map(\.name))
      // ["Car", "Motor"]
      // end
      // begin Sources/DIGraphTools/DIGraphTools.docc/DIGraphTools.md 4
      let base = container.graphSnapshot()
      container.register { Garage([]) }.as(Garage.self, name: "empty").root()
      let head = container.graphSnapshot()
      let difference = GraphDifference(from: base, to: head)
      print(difference.addedComponents.map(\.name))  // ["Garage"]
      print(try head.around("Car", depth: 1).components.count)  // 3
      // end
      // begin Sources/DIGraphTools/DIGraphTools.docc/DIGraphTools.md 5
      let part = GraphPicture(of: try head.around("Car", depth: 2))
      let changes = GraphPicture(of: head, since: base)

      let recorder = TraceRecorder()
      let observation = container.observe(recorder.record)
      _ = container.resolve() as Car
      observation.cancel()
      print(recorder.requests[0].steps[0].steps.count)  // 1
      let request = GraphPicture(of: head, showing: recorder.requests[0])
      for picture in [part, changes, request] {
        print(try picture.mermaid().count > 100, picture.dot.count > 100)
      }
      let page = part.html(title: "Cars")
      // end
      #expect(page.contains("<h1>Cars</h1>"))
      // begin Sources/DIGraphTools/DIGraphTools.docc/DIGraphTools.md 6
      container.register { (c: DIContainer) in [c.resolve() as Car] }
        .as([Car].self, name: "all").root()
      let seen = container.graphSnapshot(
        seenIn: container.isolated().dryRun())
      print(try seen.why("Motor").paths.count)  // 2
      // end
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
    let quoted = try Document(Self.page).blocks(of: "text")
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
    let program = try Document(Self.page).programs[6]
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
