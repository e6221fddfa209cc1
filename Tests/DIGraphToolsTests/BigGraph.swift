import DIEngine

/// Components of one type that need each other by names: a component has the name of its number.
///
/// - Parameters:
///   - lifetime: Returns the lifetime of a component.
///   - isNamed: Whether components have names. If not, all of them offer the same.
///   - needs: Returns the numbers of the components that a component needs.
func bigGraph(
  _ count: Int, lifetime: (Int) -> Lifetime = { _ in Lifetime(.nowhere) }, isNamed: Bool = true,
  needs: (Int) -> [Int]
) -> Engine {
  let engine = Engine()
  let names = (0...count).map { isNamed ? QualifierInterner.shared.name("\($0)") : .none }
  for number in 0..<count {
    let needed = needs(number).map { names[$0] }
    let component = Component(
      of: Motor.self, file: "Big\(number / 100).swift", line: number,
      behaviour: Behaviour([.optionalSoftens, .replacesExternal]),
      lifetime: lifetime(number),
      factory: Factory(
        declare: { maker in for name in needed { maker.addDependency(Motor.self, name) } },
        body: { _, _, memory in memory.initializeMemory(as: Motor.self, to: Motor()) }))
    component.listedServices = [Service(Motor.self, names[number])]
    engine.registry.add(component)
  }
  return engine
}
