internal import CDIEngine

/// A conformance that holds on one global actor only (SE-0470): such as that of a main-actor class to a protocol of a
/// library.
///
/// The runtime's cast succeeds only in code that runs on the actor. This type finds the conformance wherever the code
/// runs, and converts values by it. So the caller decides who may receive the result, which doesn't depend on what was
/// cast before.
///
/// It knows protocols and compositions of Swift's, but none with arguments and a superclass. The runtimes before Swift
/// 6.2 know no isolation: there it finds nothing, and casts succeed everywhere.
package struct IsolatedConformance: Sendable {
  /// The type that conforms, which isn't an Optional.
  package let type: any Any.Type
  /// The protocol type.
  package let target: any Any.Type
  /// The type of the global actor.
  package let actor: any Any.Type
  private let isClassBound: Bool
  /// The addresses of the witness tables, in the order in which they follow a value.
  private let tables: [UInt]

  /// Finds the conformance; nil if the type conforms everywhere, or not at all.
  package init?(of type: any Any.Type, to target: any Any.Type) {
    guard let requirements = ExistentialRequirements(of: target), !requirements.needsObjectiveC
    else { return nil }
    var owner: UnsafeRawPointer?
    var tables: [UInt] = []
    for requirement in requirements.protocols {
      var actor: UnsafeRawPointer?
      guard let table = di_conformance(words(of: type), requirement, &actor) else { return nil }
      owner = owner ?? actor
      tables.append(UInt(bitPattern: table))
    }
    let head = requirements.needsClass ? 1 : 4
    guard let owner, requirements.hold(for: type),
      layout(of: target).size == (head + tables.count) * MemoryLayout<UInt>.size
    else { return nil }
    actor = unsafeBitCast(owner, to: Metatype.self)
    self.type = type
    self.target = target
    isClassBound = requirements.needsClass
    self.tables = tables
  }

  /// Whether the running code is isolated to the actor.
  package var isOfRunningActor: Bool {
    if actor == MainActor.self { return isOnMainThread() || isRunning(on: MainActor.shared) }
    return sharedActor.map(isRunning(on:)) ?? false
  }

  /// Whether an instance of an actor is the shared one of the global actor.
  package func isOf(_ other: any Actor) -> Bool { sharedActor === other }

  private var sharedActor: (any Actor)? {
    func shared<Global: GlobalActor>(_ type: Global.Type) -> any Actor { type.shared }
    return (actor as? any GlobalActor.Type).map { shared($0) }
  }

  /// Initializes memory with a value of the conforming type as the protocol type.
  fileprivate func convert(_ value: Any, to memory: UnsafeMutableRawPointer) {
    let word = MemoryLayout<UInt>.size
    // A protocol type's value is one of `AnyObject` or `Any`, followed by the witness tables.
    if isClassBound {
      memory.initializeMemory(as: AnyObject.self, to: value as AnyObject)
    } else {
      memory.initializeMemory(as: Any.self, to: value)
    }
    let end = memory + (isClassBound ? 1 : 4) * word
    for (index, table) in tables.enumerated() {
      end.storeBytes(of: table, toByteOffset: index * word, as: UInt.self)
    }
  }
}

/// Why a value can't be had as another type.
package enum Misfit: Error {
  /// It isn't of the type.
  case ofOtherType
  /// The receiver may not use the conformance.
  case refused(IsolatedConformance)
}

/// Initializes memory with a value as another type.
///
/// - Parameter admits: Whether the receiver may use a conformance of an actor.
/// - Returns: Whether the value is of the type everywhere. If not, it is by a conformance of an actor: for the receiver that
///   was admitted, and nobody else.
@discardableResult
package func convert<Value>(
  _ value: Value, to target: any Any.Type, at memory: UnsafeMutableRawPointer,
  _ admits: (IsolatedConformance) -> Bool
) throws(Misfit) -> Bool {
  // An Optional with a value of a protocol type looks like that value.
  let required = peeled(target)
  if isExistential(required) || isExistentialWithArguments(required) {
    let object = opened(value)
    if let isolated = IsolatedConformance(of: type(of: object), to: required) {
      guard admits(isolated) else { throw .refused(isolated) }
      isolated.convert(object, to: memory)
      return false
    }
  }
  func cast<Target>(_ target: Target.Type) throws(Misfit) {
    guard let value = value as? Target else { throw .ofOtherType }
    memory.initializeMemory(as: target, to: value)
  }
  try _openExistential(target, do: cast)
  return true
}

/// Returns a value as another type.
///
/// - Parameter admits: Whether the receiver may use a conformance of an actor.
func converted<Target>(
  _ value: Any, to target: Target.Type, _ admits: (IsolatedConformance) -> Bool
) throws(Misfit) -> Target {
  try withUnsafeTemporaryAllocation(of: Target.self, capacity: 1) {
    (buffer) throws(Misfit) -> Target in
    let memory = buffer.baseAddress.unsafelyUnwrapped
    try convert(value, to: target, at: UnsafeMutableRawPointer(memory), admits)
    return memory.move()
  }
}

/// Returns a value as a type that it had before, by whatever conformance; nil if it isn't of that type.
func restored<Target>(_ value: Any, as target: Target.Type) -> Target? {
  // Most often the cast is all.
  if let value = value as? Target { return value }
  return try? converted(value, to: target) { _ in true }
}

/// Returns a value as its dynamic type: what a protocol type's value or an Optional holds.
private func opened<Value>(_ value: Value) -> Any {
  if let requirements = ExistentialRequirements(of: Value.self) {
    // The words before the witness tables.
    guard requirements.needsClass || MemoryLayout<Value>.size >= MemoryLayout<Any>.size
    else { return value }
    return withUnsafePointer(to: value) { pointer in
      let memory = UnsafeRawPointer(pointer)
      return requirements.needsClass
        ? memory.assumingMemoryBound(to: AnyObject.self).pointee
        : memory.assumingMemoryBound(to: Any.self).pointee
    }
  }
  var opened: Any = value
  while let optional = optionalType(of: type(of: opened)),
    let wrapped = optional.unwrapped(opened)
  {
    opened = wrapped
  }
  return opened
}
