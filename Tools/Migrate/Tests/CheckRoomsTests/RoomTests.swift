import Testing

@testable import check_rooms

@Suite("The rooms of the engine")
struct RoomTests {
  @Test("a house of two rooms, with every kind of use")
  func uses() {
    let drawing = Drawing(
      """
      \(Drawing.heading)
        Upper --> Lower
      | from | to | what | why |
      | Lower | Upper | `Allowed`, `Gone` | - |
      """)
    let house = House([
      RoomFile(
        "U.swift", room: "Upper",
        """
        struct Plan {}
        struct Allowed {}
        struct Hidden {}
        func skip() {}
        func mark() {}
        """),
      RoomFile(
        "L.swift", room: "Lower",
        ##"""
        // Plan
        struct Box { enum Hidden {} }
        let allowed = Allowed(), raw = #"\"#
        let text = "Plan \(Plan.self)"
        let hidden = Hidden.self, member = Box.Plan.self
        func mark(_ box: Box) { skip(skip: box.mark()) }
        """##),
      RoomFile("V.swift", room: "Upper", "extension Box {\n  func mark() {}\n}"),
    ])
    #expect(
      drawing.problems(in: house) == [
        "ARCHITECTURE.md:4: Lower doesn't use Gone of Upper any more",
        "L.swift:4: Lower uses Plan of Upper, against the arrows",
        "L.swift:6: Lower uses skip of Upper, against the arrows",
      ])
  }

  @Test("uncounted references are found wherever they are named")
  func uncounted() {
    let file = RoomFile("L.swift", room: "Lower", "let a = Swift.Unmanaged<Box>.self // Unmanaged")
    #expect(file.uncounted.map(\.text) == ["Unmanaged"])
  }
}
