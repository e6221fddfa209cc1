import DIEngine
import DIv3
import DIv3SwiftUI
import SwiftUI
import Testing

@MainActor
@Suite("Views without a container")
struct MissingContainerTests {
  private struct ShopView: View {
    // The message names the line of this property.
    @Resolved(tag: Backup.self) private var shop: any Shop
    var body: some View { Text(shop.name) }
  }
  private static let shopLine = #line - 3

  private struct PlainView: View {
    @Resolved private var ticket: Ticket
    var body: some View { Text("\(ticket.number)") }
  }
  private static let plainLine = #line - 3

  private struct OrderView: View {
    @ResolvedModel private var model: OrderModel
    var body: some View { Text("\(model.number)") }
  }
  private static let orderLine = #line - 3

  private static func show(_ view: @MainActor () -> any View) { _ = Host(view()) }

  private func errors(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("a property says what it asks for, where it stands, and what to do")
  func service() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await Self.show { @MainActor in ShopView() }
    }
    let text = errors(result)
    let place = "DIv3SwiftUITests/MissingContainerTests.swift:\(Self.shopLine)"
    #expect(text.contains("No container for @Resolved(tag: Backup.self) of type Shop (\(place))."))
    #expect(text.contains("To do: write .container(app)"))
  }

  @Test("a property without arguments names its own line")
  func line() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await Self.show { @MainActor in PlainView() }
    }
    #expect(
      errors(result).contains(
        "No container for @Resolved of type Ticket "
          + "(DIv3SwiftUITests/MissingContainerTests.swift:\(Self.plainLine))."))
  }

  @Test("a model says it, too; and a failed request names the line of the property")
  func model() async {
    let missing = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await Self.show { @MainActor in OrderView() }
    }
    let place = "MissingContainerTests.swift:\(Self.orderLine)"
    #expect(
      errors(missing).contains(
        "No container for @ResolvedModel of type OrderModel (DIv3SwiftUITests/\(place))."))
    let failed = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await Self.show { @MainActor in OrderView().container(DIContainer()) }
    }
    #expect(errors(failed).contains("\(place): Fatal error: Can't resolve type OrderModel."))
  }

  @Test("a child container needs one above it")
  func child() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await Self.show { @MainActor in Text("").childContainer() }
    }
    #expect(errors(result).contains("No container for childContainer (DIv3SwiftUITests/"))
  }
}
