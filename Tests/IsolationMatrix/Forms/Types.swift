import Foundation
import Observation

/// Whether code runs on the main queue, as objects note it.
nonisolated func isOnMain() -> Bool { DispatchQueue.getSpecific(key: mainKey) ?? false }

nonisolated private let mainKey = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

nonisolated protocol Engine: AnyObject {}
nonisolated final class Diesel: Engine, Sendable {}
actor Log {
  let part: Diesel
  init(part: Diesel) { self.part = part }
}

/// Where code has run.
nonisolated final class Notes: @unchecked Sendable {
  private let lock = NSLock()
  private var places: [Bool] = []
  func add() { lock.withLock { places.append(isOnMain()) } }
  var all: [Bool] { lock.withLock { places } }
}
/// An object of the main actor, which notes where its code runs.
@MainActor final class Screen {
  nonisolated let ran = Notes()
  var part: Diesel? { didSet { note() } }
  var late: Diesel? { didSet { note() } }
  init(part: Diesel) { note() }
  func note() { ran.add() }
}
@MainActor @Observable final class Model {
  var part: Diesel?
  init() {}
}

// Of the cell's default isolation: the main actor's in an app made by Xcode 26.
nonisolated var isOwn: Bool {
  #if MAIN
  return true
  #else
  return false
  #endif
}
protocol Shown: AnyObject {}
final class Plain: Shown {
  nonisolated let isMadeOnMain = isOnMain()
  init() {}
}
final class Ones: IteratorProtocol {
  init() {}
  func next() -> Int? { 1 }
}
final class Label: CustomStringConvertible {
  let description = "label"
  init() {}
}

typealias Text = CustomStringConvertible
/// An object of no actor that receives what it needs in an injection.
nonisolated final class Book {
  var text: (any Text)?
}

nonisolated protocol Repository<Entity> { associatedtype Entity }
nonisolated struct Users: Repository, Sendable { typealias Entity = Int }
nonisolated struct Box<Value> { let value: Value }
