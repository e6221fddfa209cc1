import DIEngine
import DITranquillity

public enum MissingNames {
  enum Fast {}
  enum Durable {}
  protocol Store: AnyObject {}
  final class Memory: Store {}
  final class Disk: Store {}
  final class Library {
    init(store: any Store) {}
    var cache: (any Store)?
  }
  final class Shelf {
    var store: Memory?
    init(stores: [any Store]) {}
  }

  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register(Memory.init).as((any Store).self, tag: Fast.self)
    container.register(Disk.init).as(check: (any Store).self, name: "disk") { $0 }
    container.register { Library(store: by(tag: Fast.self, on: $0)) }
      .injection(name: "disk", \.cache)
    container.register { Library(store: by(tag: Durable.self, on: $0)) }
      .injection(name: "other", \.cache)
    container.register(Library.init(store:))
    container.register { Shelf(stores: many(by(tag: Durable.self, on: $0))) }
      .injection(name: "memory") { $0.store = $1 }
    container.register { Shelf(stores: many(by(tag: Fast.self, on: $0))) }
      .injection { $0.store = $1 }
    return container
  }
}
