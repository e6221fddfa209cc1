import Combine
import DIEngine
import DIv3
import DIv3SwiftUI
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("Properties with models")
struct ResolvedModelTests {
  private struct OrderView: View {
    @ResolvedModel private var model: OrderModel
    init(number: Int) { _model = ResolvedModel(args: number) }
    var body: some View {
      Text("\(model.shop.name) \(model.number) \(model.note)")
      TextField("Note", text: $model.note)
      Button("late") { model.note = "late" }
    }
  }

  @Test("a model of the main actor is made with arguments, once for the view's life")
  func once() {
    let app = makeApp()
    let host = Host(OrderView(number: 1).id(1).container(app))
    #expect(host.texts.first == "corner 1 ")
    host.show(OrderView(number: 2).id(1).container(app))
    #expect(host.texts.first == "corner 1 ", "as with @StateObject, the first arguments count")
    host.show(OrderView(number: 1).id(1).container(makeApp()))
    #expect(host.texts.first == "corner 1 ")
    host.show(OrderView(number: 2).id(2).container(app))
    #expect(host.texts.first == "corner 2 ")
  }

  private struct MailView: View {
    @ResolvedModel private var model: MailModel
    var body: some View {
      Text("\(model.seen)")
      Button("seen") { model.seen += 1 }
      Button("unseen") { model.unseen += 1 }
    }
  }

  @Test("a view updates when something observable changes that its body reads")
  func observable() {
    let host = Host(MailView().container(makeApp()))
    let bodies = host.bodies
    host.tap("unseen")
    #expect(host.bodies == bodies)
    host.tap("seen")
    #expect(host.texts.first == "1")
    #expect(host.bodies > bodies)
  }

  @Test("bindings read and change the model's properties")
  func bindings() {
    let host = Host(OrderView(number: 1).container(makeApp()))
    host.type("soon", into: "Note")
    #expect(host.texts.prefix(2) == ["corner 1 soon", "Note: soon"])
  }

  private struct CounterView: View {
    @ResolvedModel private var model: PublishedCounter
    var body: some View {
      Text("\(model.count)")
      Button("up") { model.count += 1 }
    }
  }

  @Test("a view updates with each change of an ObservableObject")
  func observableObject() {
    let host = Host(CounterView().container(makeApp()))
    host.tap("up")
    host.tap("up")
    #expect(host.texts == ["2", "up"])
  }

  private struct ProtocolView: View {
    @ResolvedModel private var model: any CounterModel
    var body: some View {
      Text("\(model.count)")
      Button("up") { model.count += 1 }
      Button("by binding") { $model.count.wrappedValue += 10 }
    }
  }

  @Test("a property of a protocol's type updates its view, too")
  func existential() {
    let host = Host(ProtocolView().container(makeApp()))
    host.tap("up")
    host.tap("by binding")
    #expect(host.texts.first == "11")
  }

  private struct NamedView: View {
    @ResolvedModel(name: "named", args: 3) private var named: OrderModel
    @ResolvedModel(tag: Backup.self, args: 4) private var tagged: OrderModel
    var body: some View { Text("\(named.number) \(tagged.number)") }
  }

  @Test("names and tags, with arguments")
  func qualifiers() {
    let app = DIContainer()
    app.register(CornerShop.init).as(check: (any Shop).self) { $0 }
    app.register { @MainActor in OrderModel(shop: $0, number: arg($1)) }
      .as(OrderModel.self, name: "named").as(OrderModel.self, tag: Backup.self)
    #expect(Host(NamedView().container(app)).texts == ["3 4"])
  }

  @Test("the model is released with its view")
  func released() {
    final class Model: ObservableObject { let objectWillChange = ObservableObjectPublisher() }
    struct ModelView: View {
      @ResolvedModel private var model: Model
      let seen: (Model) -> Void
      var body: some View {
        seen(model)
        return Text("")
      }
    }
    let app = DIContainer()
    app.register(Model.init)
    weak var model: Model?
    let host = Host(ModelView { model = $0 }.container(app))
    #expect(model != nil)
    host.close()
    #expect(model == nil)
  }
}
