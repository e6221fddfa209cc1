import ClassScanning
import DIEngine
import Foundation
import TestSupport
import Testing

// Tests share the process, so each one uses a base class of its own.

class ScanRoot {
  required init() {}
}
class ScanInternal: ScanRoot {}
private class ScanPrivate: ScanRoot {}
private final class ScanFilePrivate: ScanInternal {}
enum ScanSpace {
  class Nested: ScanRoot {}
  fileprivate struct Inner {
    fileprivate final class Deep: Nested {}
  }
}
class ScanGeneric<Value>: ScanRoot {}
final class ScanOfBound: ScanGeneric<Int> {}
final class ScanOfNestedBound: ScanOuter<[String: Int]>.Inner {}
class ScanOuter<Value> {
  class Inner: ScanRoot {}
}
extension ScanSpace.Inner {
  final class InExtension: ScanRoot {}
}
private class ScanUnrelated {}

/// A class local to a function.
private func localClass() -> AnyClass {
  final class ScanLocal: ScanRoot {}
  return ScanLocal.self
}

private func names(_ types: [AnyClass]) -> [String] { types.map { String(describing: $0) } }

@Suite("The class catalogue")
struct ClassCatalogueTests {
  let catalogue = ClassCatalogue()

  @Test("V1-57 V2-69 all subclasses of a class, at any depth or nesting, are found")
  func all() {
    let found = catalogue.descendants(of: ScanRoot.self)
    #expect(
      Set(names(found)) == [
        "ScanInternal", "ScanPrivate", "ScanFilePrivate", "Nested", "Deep", "ScanOfBound",
        "ScanOfNestedBound", "InExtension", "ScanLocal",
      ])
    #expect(found.count == 9)
    #expect(found.contains { $0 == localClass() })
    // The results are real types that can be instantiated.
    #expect(found.allSatisfy { type(of: $0.init()) == $0 })
  }

  @Test("V1-57 only subclasses are found, including those of generic classes")
  func below() {
    #expect(names(catalogue.descendants(of: ScanInternal.self)) == ["ScanFilePrivate"])
    #expect(names(catalogue.descendants(of: ScanSpace.Nested.self)) == ["Deep"])
    #expect(names(catalogue.descendants(of: ScanGeneric<Int>.self)) == ["ScanOfBound"])
    #expect(catalogue.descendants(of: ScanGeneric<String>.self).isEmpty)
    #expect(
      names(catalogue.descendants(of: ScanOuter<[String: Int]>.Inner.self))
        == ["ScanOfNestedBound"])
    #expect(catalogue.descendants(of: ScanPrivate.self).isEmpty)
    #expect(catalogue.descendants(of: ScanUnrelated.self).isEmpty)
    #expect(catalogue.descendants(of: AnyObject.self).isEmpty)
  }

  @Test("V1-57 V2-69 classes of other modules and of dynamic libraries are found")
  func otherModules() {
    final class ScanMarker: RequestMarker {}
    #expect(names(catalogue.descendants(of: RequestMarker.self)).contains("ScanMarker"))
    let formatters = names(catalogue.descendants(of: Formatter.self))
    #expect(formatters.contains("DateFormatter"))
    #expect(formatters.contains("NumberFormatter"))
    #expect(!formatters.contains("Formatter"))
  }

  @Test("V1-57 each class once: declared ones in order, then the others by their full names")
  func order() {
    catalogue.declare([ScanPrivate.self, ScanUnrelated.self, ScanRoot.self])
    catalogue.declare([ScanGeneric<Bool>.self, ScanPrivate.self])
    let found = names(catalogue.descendants(of: ScanRoot.self))
    #expect(
      found == [
        "ScanPrivate", "ScanGeneric<Bool>", "ScanFilePrivate", "ScanInternal", "ScanLocal",
        "ScanOfBound", "ScanOfNestedBound", "Deep", "InExtension", "Nested",
      ])
    // Catalogues share only the loaded images.
    #expect(names(ClassCatalogue().descendants(of: ScanRoot.self)).first == "ScanFilePrivate")
  }

  @Test("V1-57 V2-69 a declaration makes an undetectable class known, even after a scan")
  func declared() {
    class Root {}
    final class Generic<Value>: Root {}
    #expect(catalogue.descendants(of: Root.self).isEmpty)
    catalogue.declare([Generic<Int>.self])
    #expect(names(catalogue.descendants(of: Root.self)) == ["Generic<Int>"])
    catalogue.declare([Generic<String>.self])
    #expect(names(catalogue.descendants(of: Root.self)) == ["Generic<Int>", "Generic<String>"])
  }

  #if os(Linux)
  @Test("V1-57 V2-69 classes loaded after a scan are found by the next one")
  func loadedLater() throws {
    let before = names(catalogue.descendants(of: NSObject.self))
    #expect(before.contains("DateFormatter"))
    #expect(!before.contains("XMLDocument"))
    _ = try #require(dlopen("libFoundationXML.so", RTLD_NOW), "\(String(cString: dlerror()))")
    let after = names(catalogue.descendants(of: NSObject.self))
    #expect(after.contains("XMLDocument"))
    #expect(Set(before).isSubset(of: after))
  }
  #endif

  @Test("V1-57 threads can scan and declare concurrently")
  func threads() {
    class Root {}
    final class Found: Root {}
    final class First<Value>: Root {}
    final class Second<Value>: Root {}
    let catalogue = catalogue
    let wrong = Counter()
    onThreads { number in
      for _ in 0..<50 {
        let declared: AnyClass = number.isMultiple(of: 2) ? First<Int>.self : Second<Int>.self
        catalogue.declare([declared])
        let known = catalogue.descendants(of: Root.self)
        if known.last != Found.self || !known.contains(where: { $0 == declared }) { wrong.add() }
      }
    }
    #expect(wrong.value == 0)
    #expect(catalogue.descendants(of: Root.self).count == 3)
  }
}
