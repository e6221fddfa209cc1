/// A random graph of registrations, and requests of it.
struct ProgramGraph {
  enum Target {
    /// A component by its own type.
    case component(Int)
    case service(Int)
    case many(Int)
  }

  struct Need {
    let target: Target
    var name: String?
  }

  enum Lifetime: String, CaseIterable {
    case single, lazySingle, perScope, perDependency, weakSingle, none
  }

  struct Component {
    var service: Int?
    /// Whether the own type is offered beside the service.
    var offersSelf = false
    /// Whether it is registered under a class from which its own inherits.
    var isOfBase = false
    var names: [String] = []
    var isDefault = false
    var lifetime = Lifetime.none
    var parameters: [Need] = []
    /// The number of runtime arguments, all of type Int.
    var argumentCount = 0
    var injections: [Need] = []
  }

  /// Where the registrations are.
  enum Shape: CaseIterable {
    case function
    /// In the closure of a static container.
    case property
    /// In another file: in an extension of the builder, in a function that gets it, or in a module.
    case builderExtension, otherFunction, module
  }

  struct Request {
    let need: Need
    let arguments: [Int]
    /// Whether another scope makes it.
    let isOfSecondScope: Bool
    let style: Int
  }

  let release: Int
  let shape: Shape
  private(set) var components: [Component] = []
  private(set) var requests: [Request] = []
  let serviceCount: Int
  /// Whether properties tell in which order they were set.
  let isObserved: Bool
  /// Whether it has few names and cycles: most others get remarks.
  private let isCalm: Bool

  init(release: Int, _ numbers: inout RandomNumbers) {
    self.release = release
    shape = numbers.happens(50) ? .function : numbers.one(of: Shape.allCases)
    serviceCount = 1 + numbers.below(3)
    isObserved = numbers.happens(30)
    isCalm = numbers.happens(75)
    for index in 0..<3 + numbers.below(7) { components.append(component(index, &numbers)) }
    for index in components.indices { addInjections(index, &numbers) }
    // Where all requests are for one component, others are shared in another way.
    let only = numbers.happens(15) ? numbers.below(components.count) : nil
    for _ in 0..<4 + numbers.below(6) { requests.append(request(only, &numbers)) }
  }

  private func component(_ index: Int, _ numbers: inout RandomNumbers) -> Component {
    var result = Component()
    if numbers.happens(45) {
      result.service = numbers.below(serviceCount)
      result.offersSelf = numbers.happens(40)
    }
    result.isOfBase = numbers.happens(10)
    let lifetimes = Lifetime.allCases.filter { release == 2 || $0 != .weakSingle }
    result.lifetime = numbers.one(of: lifetimes)
    if numbers.happens(isCalm ? 12 : 18) { result.names = ["n\(numbers.below(2))"] }
    if numbers.happens(5) { result.names = ["n0", "n1"] }
    if numbers.happens(15) { result.isDefault = true }
    if numbers.happens(12) {
      result.argumentCount = 1 + numbers.below(2)
      if numbers.happens(60) { result.lifetime = .perDependency }
    }
    guard index > 0 else { return result }
    for _ in 0..<numbers.below(3) {
      if let need = parameter(below: index, &numbers) { result.parameters.append(need) }
    }
    return result
  }

  /// A dependency on a component before, so that no initializers need each other.
  private func parameter(below index: Int, _ numbers: inout RandomNumbers) -> Need? {
    let target = numbers.below(index)
    guard components[target].argumentCount == 0 else { return nil }
    var need = Need(target: own(target, &numbers))
    if case .component = need.target, let name = components[target].names.first, numbers.happens(70)
    {
      need.name = name
    }
    return need
  }

  /// The target, by its own type if others find it so.
  private func own(_ index: Int, _ numbers: inout RandomNumbers) -> Target {
    guard let service = components[index].service, !components[index].offersSelf else {
      return .component(index)
    }
    return numbers.happens(20) ? .many(service) : .service(service)
  }

  private mutating func addInjections(_ index: Int, _ numbers: inout RandomNumbers) {
    // Its properties are those of a class that the registration doesn't name.
    guard !components[index].isOfBase else { return }
    for _ in 0..<numbers.below(3) {
      let target = numbers.below(isCalm && numbers.happens(85) ? max(index, 1) : components.count)
      guard components[target].argumentCount == 0 else { continue }
      var need = Need(target: own(target, &numbers))
      if case .component = need.target, let name = components[target].names.first,
        numbers.happens(70)
      {
        need.name = name
      }
      components[index].injections.append(need)
    }
  }

  private func request(_ only: Int?, _ numbers: inout RandomNumbers) -> Request {
    let index = only ?? numbers.below(components.count)
    let component = components[index]
    var need = Need(target: own(index, &numbers))
    if case .component = need.target, let name = component.names.first { need.name = name }
    if component.argumentCount > 0, need.name == nil {
      need = Need(target: .component(index))
      let arguments = (0..<component.argumentCount).map { _ in numbers.below(9) }
      return Request(
        need: need, arguments: arguments, isOfSecondScope: numbers.happens(20),
        style: numbers.below(3))
    }
    return Request(
      need: need, arguments: [], isOfSecondScope: numbers.happens(20), style: numbers.below(3))
  }
}
