public import DIv3
import DIv3SwiftUI
import ReadingRoom
public import SwiftUI

public func makeContainer() -> DIContainer {
  let container = DIContainer()
  container.register(Catalogue.init)
  container.register(RoomLibrary.init).as(check: (any Library).self) { $0 }
  container.register(WeekdayHours.init).as(check: (any OpeningHours).self) { $0 }
  container.register { @MainActor in ShelfModel(library: $0, shelf: arg($1)) }
  container.register(Desk.init).lifetime(.perContainer(.strong))
  return container
}

public struct RoomApp: App {
  private let container = makeContainer()

  public init() {}

  public var body: some Scene {
    WindowGroup { HomeView() }.container(container)
  }
}

public struct HomeView: View {
  @Resolved private var hours: any OpeningHours
  @State private var shelf = "novels"
  @State private var reader: Reader?

  public init() {}

  public var body: some View {
    Text("Open until \(hours.closing)")
    Button("essays") { shelf = "essays" }
    ShelfView(shelf: shelf).id(shelf)
    if let reader {
      DeskView().childContainer { session in
        session.register { reader }
      }
      Button("sign out") { self.reader = nil }
    } else {
      Button("sign in") { reader = Reader(name: "Ada") }
    }
  }
}

struct ShelfView: View {
  @ResolvedModel private var model: ShelfModel

  init(shelf: String) {
    _model = ResolvedModel(args: shelf)
  }

  var body: some View {
    TextField("filter", text: $model.filter)
    Text(model.titles.joined(separator: ", "))
  }
}

struct DeskView: View {
  @Resolved private var desk: Desk

  var body: some View {
    Text("\(desk.reader.name): \(desk.books.joined(separator: ", "))")
    Button("take") { desk.take("Walden") }
    DeskCount()
  }
}

struct DeskCount: View {
  @Resolved private var desk: Desk

  var body: some View { Text("\(desk.books.count)") }
}
