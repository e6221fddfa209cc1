import ClassScanning
import DIEngine
import TestSupport
import Testing

class SelectionRoot {}
private class SelectionA: SelectionRoot {}
private enum SelectionSpace {
  final class SelectionB: SelectionRoot {}
  final class SelectionC: SelectionA {}
}

/// The names that a predicate received.
private final class Received {
  var names: [String] = []
}

private func names(_ types: [AnyClass]) -> [String] { types.map { "\($0)" } }

@Suite("Class selection")
struct ClassSelectionTests {
  @Test("V1-57 V2-69 a predicate receives types or their bare names, in the order of the catalogue")
  func predicates() {
    let all = ["SelectionA", "SelectionB", "SelectionC"]
    let received = Received()
    let byName = ClassSelection<SelectionRoot>(byName: {
      received.names.append($0)
      return $0 != "SelectionB"
    })
    #expect(names(byName.types()) == ["SelectionA", "SelectionC"])
    #expect(received.names == all)
    let byType = ClassSelection<SelectionRoot>(byType: { $0 is SelectionA.Type })
    #expect(names(byType.types()) == ["SelectionA", "SelectionC"])
  }

  @Test("V1-57 V2-69 a predicate receives no class of another bundle and no excluded one")
  func receivedClasses() {
    let received = Received()
    let selection = ClassSelection<SelectionRoot>(
      byName: {
        received.names.append($0)
        return true
      }, in: { $0 != SelectionA.self })
    #expect(names(selection.types()) == ["SelectionB", "SelectionC"])
    #expect(names(selection.types(excluding: [SelectionSpace.SelectionB.self])) == ["SelectionC"])
    #expect(received.names == ["SelectionB", "SelectionC", "SelectionC"])
  }
}
