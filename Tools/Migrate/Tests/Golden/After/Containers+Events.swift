import DITranquillity
import GoldenCases

extension DIContainer {
  func initializeSingletonObjects() { CaseEvents.initializeSingletonObjects(of: self) }
}
