import ReadingRoom
public import SwiftUI

private struct LibraryKey: EnvironmentKey {
  static let defaultValue: any Library = RoomLibrary(catalogue: Catalogue())
}

private struct HoursKey: EnvironmentKey {
  static let defaultValue: any OpeningHours = WeekdayHours()
}

private struct DeskKey: EnvironmentKey {
  static let defaultValue: Desk? = nil
}

extension EnvironmentValues {
  var library: any Library {
    get { self[LibraryKey.self] }
    set { self[LibraryKey.self] = newValue }
  }

  var hours: any OpeningHours {
    get { self[HoursKey.self] }
    set { self[HoursKey.self] = newValue }
  }

  var desk: Desk? {
    get { self[DeskKey.self] }
    set { self[DeskKey.self] = newValue }
  }
}

public struct RoomApp: App {
  public init() {}

  public var body: some Scene {
    WindowGroup { HomeView() }
  }
}

public struct HomeView: View {
  @Environment(\.hours) private var hours
  @Environment(\.library) private var library
  @State private var shelf = "novels"
  @State private var desk: Desk?

  public init() {}

  public var body: some View {
    Text("Open until \(hours.closing)")
    Button("essays") { shelf = "essays" }
    ShelfView(library: library, shelf: shelf).id(shelf)
    if let desk {
      DeskView().environment(\.desk, desk)
      Button("sign out") { self.desk = nil }
    } else {
      Button("sign in") { desk = Desk(reader: Reader(name: "Ada")) }
    }
  }
}

struct ShelfView: View {
  @State private var model: ShelfModel

  init(library: any Library, shelf: String) {
    _model = State(wrappedValue: ShelfModel(library: library, shelf: shelf))
  }

  var body: some View {
    TextField("filter", text: Bindable(model).filter)
    Text(model.titles.joined(separator: ", "))
  }
}

struct DeskView: View {
  @Environment(\.desk) private var desk

  var body: some View {
    Text("\(desk!.reader.name): \(desk!.books.joined(separator: ", "))")
    Button("take") { desk!.take("Walden") }
    DeskCount()
  }
}

struct DeskCount: View {
  @Environment(\.desk) private var desk

  var body: some View { Text("\(desk!.books.count)") }
}
