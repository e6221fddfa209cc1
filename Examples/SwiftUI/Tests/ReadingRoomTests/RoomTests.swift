import DIDoubles
import DIv3
import DIv3SwiftUI
import Foundation
import ReadingRoom
import ReadingRoomByHand
import ReadingRoomViews
import SwiftUI
import Testing

@MainActor
@Suite("The app with a container, and by hand")
struct RoomTests {
  private struct EmptyLibrary: Library {
    func titles(on shelf: String) -> [String] { [] }
  }

  @Test("both apps do the same", arguments: ["container", "by hand"])
  func same(kind: String) {
    let host =
      kind == "container" ? Host(ReadingRoomViews.RoomApp()) : Host(ReadingRoomByHand.RoomApp())
    let novels = "Bleak House, Middlemarch, Moby-Dick"
    #expect(
      host.texts == ["Open until 8 pm", "essays", "filter: ", novels, "sign in"])
    host.type("M", into: "filter")
    #expect(host.texts[2...3] == ["filter: M", "Middlemarch, Moby-Dick"])
    host.tap("essays")
    #expect(host.texts[2...3] == ["filter: ", "Walden, A Room of One's Own"])
    host.tap("sign in")
    host.tap("take")
    #expect(host.texts[4...] == ["Ada: Walden", "take", "1", "sign out"])
    host.tap("sign out")
    host.tap("sign in")
    #expect(host.texts[4...] == ["Ada: ", "take", "0", "sign out"])
  }

  @Test("a test replaces a service of the app that a model needs")
  func double() throws {
    let test = try makeContainer().replacing((any Library).self) { EmptyLibrary() }
    let host = Host(ReadingRoomViews.HomeView().container(test))
    #expect(host.texts[3] == "")
  }

  @Test("the app's graph is valid with what a session registers")
  func graph() {
    let session = DIContainer(parent: makeContainer())
    session.register { Reader(name: "Ada") }
    #expect(session.makeGraph().checkIsValid())
  }

  /// Returns the number of lines that aren't empty.
  private func lines(of app: String) throws -> Int {
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../Sources/\(app)/RoomApp.swift").standardizedFileURL
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains { $0 != " " } }.count
  }

  @Test("the app with a container has no more lines than the one by hand")
  func lengths() throws {
    let (container, byHand) = try (lines(of: "ReadingRoomViews"), lines(of: "ReadingRoomByHand"))
    #expect(container <= byHand, "\(container) and \(byHand) lines")
  }
}
