import DIEngine
import TestSupport

/// An object whose fields every requester reads without a lock.
class StressThing {
  let number: Int
  var parameters: [StressThing] = []
  var injected: [StressThing] = []
  var runs = 0

  required init(_ number: Int) { self.number = number }

  /// Takes the engine's lock: a release under that lock ends the test.
  deinit { _ = currentWaits() }
}

protocol StressThingType: StressThing {}

/// Names distinguish components of one type. There are several types, because finding a name among
/// hundreds is slow.
final class StressThing0: StressThing, StressThingType {}
final class StressThing1: StressThing, StressThingType {}
final class StressThing2: StressThing, StressThingType {}
final class StressThing3: StressThing, StressThingType {}
final class StressThing4: StressThing, StressThingType {}
final class StressThing5: StressThing, StressThingType {}
final class StressThing6: StressThing, StressThingType {}
final class StressThing7: StressThing, StressThingType {}

let stressTypes: [any StressThingType.Type] = [
  StressThing0.self, StressThing1.self, StressThing2.self, StressThing3.self,
  StressThing4.self, StressThing5.self, StressThing6.self, StressThing7.self,
]
