import DITranquillity
import Testing

@MainActor
@Suite("The guide: Names and tags")
struct NamesAndTagsArticle {
  private static let page = "Sources/DIv3/DIv3.docc/NamesAndTags.md"

  // begin Sources/DIv3/DIv3.docc/NamesAndTags.md 1
  protocol Store: AnyObject {}
  final class MemoryStore: Store {}
  final class DiskStore: Store {}
  enum Fast {}
  enum Durable {}
  final class Library {
    let store: any Store
    var cache: (any Store)?
    init(store: any Store) { self.store = store }
  }
  // end

  @Test("A default")
  func byDefault() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/NamesAndTags.md 2
      let container = DIContainer()
      container.register(MemoryStore.init).as(check: (any Store).self) { $0 }
      container.register(DiskStore.init)
        .as(check: (any Store).self) { $0 }.default()
      let store: any Store = container.resolve()
      print(type(of: store))  // DiskStore
      // end
    }
    #expect(try printed == promised(block: 2, of: Self.page))
  }

  @Test("Tags")
  func tags() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/NamesAndTags.md 3
      let container = DIContainer()
      container.register(MemoryStore.init)
        .as(check: (any Store).self, tag: Fast.self) { $0 }
      container.register(DiskStore.init)
        .as(check: (any Store).self, tag: Durable.self) { $0 }
      container.register { Library(store: by(tag: Durable.self, on: $0)) }
        .injection(\.cache) { by(tag: Fast.self, on: $0) }

      let library: Library = container.resolve()
      print(type(of: library.store))  // DiskStore
      print(library.cache is MemoryStore)  // true
      let fast: any Store = container.resolve(tag: Fast.self)
      print(type(of: fast))  // MemoryStore
      // end
    }
    #expect(try printed == promised(block: 3, of: Self.page))
  }

  @Test("Names")
  func names() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/NamesAndTags.md 4
      let container = DIContainer()
      container.register(DiskStore.init).as(check: (any Store).self) { $0 }
      container.register(MemoryStore.init)
        .as(check: (any Store).self, name: "cache") { $0 }
      container.register(Library.init).injection(name: "cache", \.cache)

      let library: Library = container.resolve()
      print(type(of: library.store))  // DiskStore
      print(library.cache is MemoryStore)  // true
      let cache: any Store = container.resolve(name: "cache")
      print(type(of: cache))  // MemoryStore
      // end
    }
    #expect(try printed == promised(block: 4, of: Self.page))
  }
}
