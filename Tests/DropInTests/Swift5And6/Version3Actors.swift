import DIv3
import Foundation
import TestSupport
import Testing

@MainActor
final class ViewModel {
  let number: Int
  let label: String
  var lathe: Lathe?
  var title = ""

  init(number: Int) {
    dispatchPrecondition(condition: .onQueue(.main))
    (self.number, label) = (number, "")
  }

  init(number: Int, label: String) {
    dispatchPrecondition(condition: .onQueue(.main))
    (self.number, self.label) = (number, label)
  }
}

@globalActor
actor Foundry {
  static let shared = Foundry()
}

@Foundry
final class Machine {
  let number: Int
  let label: String

  init(number: Int, label: String) {
    (self.number, self.label) = (number, label)
  }
}

@Suite("Every declaration of releases 3 to 6: actors")
struct Version3Actors {
  let c = DIContainer()

  /// Makes a request on a thread of its own.
  private func elsewhere<T: Sendable>(_ name: String) async -> T {
    let c = c
    return await onOtherThread { c.resolve(name: name) }
  }

  @Test(
    "V3-99 a view model of the main actor is created on the main thread, in every spelling")
  func viewModels() async {
    registerViewModels()
    for name in 0...8 {
      let model: ViewModel = await elsewhere("\(name)")
      #expect(model.number == 5)
    }
  }

  /// Code without concurrency annotations, as in parts.
  private func registerViewModels() {
    c.register { 5 }
    c.register { "label" }
    c.register(ViewModel.init(number:)).as(ViewModel.self, name: "0")
    c.register(isolation: nil, file: "A", line: 1, ViewModel.init(number:))
      .as(ViewModel.self, name: "1")
    c.register { @MainActor in ViewModel(number: $0) }.as(ViewModel.self, name: "2")
    c.register(ViewModel.init(number:label:)) { $0 }.as(ViewModel.self, name: "3")
    c.register(ViewModel.init(number:label:)) { ($0, $1) }.as(ViewModel.self, name: "4")
    c.register(main: ViewModel.init(number:)).as(ViewModel.self, name: "5")
    c.register(main: ViewModel.init(number:label:)) { $0 }.as(ViewModel.self, name: "6")
    c.register(file: "A", line: 2, main: ViewModel.init(number:label:)) { ($0, $1) }
      .as(ViewModel.self, name: "7")
    c.register(main: { ViewModel(number: $0) }).as(ViewModel.self, name: "8")
  }

  @Test("injections and post-init run on the main actor")
  func injections() async {
    registerInjections()
    let model: ViewModel = await elsewhere("vm")
    #expect(await model.title == "ab")
    #expect(await (elsewhere("vm2") as ViewModel).title == "c")
  }

  private func registerInjections() {
    c.register { Lathe() }.as(Lathe.self, name: "x")
    c.register { 5 }
    c.register(ViewModel.init(number:)).as(ViewModel.self, name: "vm")
      .injection { @MainActor in $0.title += "a" }
      .injection(isolation: nil) { @MainActor model, lathe in model.lathe = lathe }
      .injection(name: "x") { @MainActor in $0.lathe = $1 }
      .injection(isolation: nil, name: "x") { @MainActor in $0.lathe = $1 }
      .injection(isolation: nil, cycle: true) { @MainActor in $0.lathe = $1 }
      .injection(name: "x", cycle: true) { @MainActor in $0.lathe = $1 }
      .injection(cycle: true) { @MainActor in $0.lathe = $1 }
      .postInit { @MainActor in $0.title += "b" }
    c.register(ViewModel.init(number:)).as(ViewModel.self, name: "vm2")
      .postInit(isolation: nil) { @MainActor in $0.title = "c" }
  }

  @MainActor
  @Test("main-actor code can contain the same closures as any other code")
  func onMainActor() {
    c.register { 5 }
    c.register { Lathe() }
    c.register { ViewModel(number: $0) }
      .injection { $0.title = "a" }
      .injection { $0.lathe = $1 }
      .injection(\.lathe)
      .postInit { $0.title += "b" }
    let model: ViewModel = c.resolve()
    #expect(model.title == "ab" && model.lathe != nil)
  }

  @Test("V3-103 a factory of another actor can be declared")
  func machines() {
    c.register { 5 }
    c.register { "label" }
    c.register(Machine.init(number:label:)).as(Machine.self, name: "0")
    c.register(Machine.init(number:label:)) { arg($0) }.as(Machine.self, name: "1")
    c.register(Machine.init(number:label:)) { (arg($0), arg($1)) }.as(Machine.self, name: "2")
    // The container, the number, the text and three arguments.
    #expect(c.makeGraph().vertices.count == 9)
  }

  @Test("V3-103 a synchronous request for its object fails, and the text gives the reason")
  func machine() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let c = DIContainer()
      c.register { 5 }
      c.register { "label" }
      c.register(Machine.init(number:label:))
      _ = c.resolve() as Machine
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("isolated to Foundry: a synchronous request can't await it"))
  }
}
