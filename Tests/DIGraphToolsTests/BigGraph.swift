import DIEngine

/// Components of one type that need each other by names: a component has the name of its number.
///
/// - Parameter needs: Returns the numbers of the components that a component needs.
func bigGraph(_ count: Int, needs: (Int) -> [Int]) -> Engine {
  let engine = Engine()
  let names = (0..<count).map { QualifierInterner.shared.name("\($0)") }
  for number in 0..<count {
    let needed = needs(number).map { names[$0] }
    let component = Component(
      of: Motor.self, file: "Big\(number / 100).swift", line: number,
      behaviour: Behaviour([.optionalSoftens], externalInstancePolicy: .replace),
      lifetime: Lifetime(.nowhere),
      factory: Factory(
        asksContainer: false,
        declare: { compiler in for name in needed { compiler.addDependency(Motor.self, name) } },
        body: { _, _, memory in memory.initializeMemory(as: Motor.self, to: Motor()) }))
    component.listedServices = [Service(Motor.self, names[number])]
    engine.registry.add(component)
  }
  return engine
}
