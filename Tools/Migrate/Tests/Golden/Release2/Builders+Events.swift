import DIv2Compat
import GoldenCases

extension DIContainerBuilder {
  @discardableResult
  func build(f: String = #filePath, l: Int = #line) throws -> DIContainer {
    try CaseEvents.build(self)
  }
}
