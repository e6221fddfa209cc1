import Testing

@testable import check_rooms

@Suite("The rooms of the engine")
struct RoomTests {
  private let drawing = Drawing(
    """
    \(Drawing.heading)
      Upper["Upper<br>Plans, Requests"]
      Upper --> Lower
    """)

  private func file(_ path: String, _ occurrences: [Occurrence], _ text: String = "") -> RoomFile {
    RoomFile(
      path: path, room: drawing.room(of: String(path.prefix { $0 != "/" })),
      occurrences: occurrences, lines: text.components(separatedBy: "\n"))
  }

  private func definition(_ name: String, _ line: Int = 1, isOfType: Bool = false) -> Occurrence {
    Occurrence(usr: name, name: name, line: line, isDefinition: true, isOfType: isOfType)
  }

  private func use(_ name: String, _ line: Int) -> Occurrence {
    Occurrence(usr: name, name: name, line: line, isDefinition: false, isOfType: false)
  }

  @Test("a use against the arrows is a problem, whatever is used")
  func uses() {
    let house = House([
      file("Plans/Plan.swift", [definition("Plan"), definition("run()", 2), use("Box", 3)]),
      file("Requests/Request.swift", [use("Plan", 1)]),
      file(
        "Lower/Box.swift",
        [
          definition("Box"), use("Plan", 4), use("run()", 12), use("print", 13), use("run()", 12),
        ]),
    ])
    #expect(
      drawing.problems(in: house) == [
        "Lower/Box.swift:4: Lower uses Plan of Upper, against the arrows",
        "Lower/Box.swift:12: Lower uses run() of Upper, against the arrows",
      ])
  }

  @Test("a circle of arrows and a room that isn't drawn are problems")
  func drawings() {
    let circle = Drawing("\(Drawing.heading)\nA --> B --> A")
    #expect(
      circle.problems(in: House([])) == [
        "ARCHITECTURE.md: the arrows lead from A to A",
        "ARCHITECTURE.md: the arrows lead from B to B",
      ])
    let house = House([
      file("Cellar/Box.swift", [definition("Box")]), file("Plans/Plan.swift", [use("Box", 1)]),
    ])
    #expect(
      drawing.problems(in: house) == [
        "ARCHITECTURE.md: Cellar isn't in the drawing",
        "Plans/Plan.swift:1: Upper uses Box of Cellar, against the arrows",
      ])
    #expect(Drawing("").problems(in: House([])).count == 1)
  }

  @Test("uncounted references belong to Memory")
  func uncounted() {
    let use = Occurrence(
      usr: "s:s9UnmanagedV", name: "Unmanaged", line: 7, isDefinition: false, isOfType: false)
    let house = House([file("Memory/Unowned.swift", [use]), file("Lower/Box.swift", [use])])
    #expect(house.uncounted == ["Lower/Box.swift:7: Unmanaged belongs to Memory; use Unowned"])
  }

  @Test("a type has the code lines of its declaration and its extensions")
  func sizes() {
    let house = House([
      file(
        "Lower/Box.swift",
        [
          definition("Box", 2, isOfType: true), definition("Part", 3, isOfType: true),
          definition("Box", 7, isOfType: true), definition("Mark", 8, isOfType: true),
        ],
        """
        // A box.
        struct Box {
          struct Part {}

          // Empty.
        }
        extension Box {}
        protocol Mark {
        }
        """)
    ])
    #expect(house.sizes == ["Box": 4, "Part": 0, "Mark": 2])
    #expect(house.oversized == [])
  }

  @Test("a type that is too large with its extensions is a problem")
  func oversized() {
    func box(_ name: String, lines: Int) -> RoomFile {
      file(
        "Lower/\(name).swift", [definition("Box", isOfType: true)],
        "extension Box {\n" + String(repeating: "  f()\n", count: lines - 2) + "}")
    }
    #expect(House([box("A", lines: 400), box("B", lines: 50)]).oversized == [])
    #expect(
      House([box("A", lines: 400), box("B", lines: 51)]).oversized == [
        "Box and its extensions have 451 code lines, of at most 450"
      ])
  }
}
