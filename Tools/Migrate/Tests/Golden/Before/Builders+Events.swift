import DIv1Compat
import DIv2Compat
import GoldenCases

extension DIv1Compat.DIContainerBuilder {
  @discardableResult
  func build() throws -> DIv1Compat.DIScope { try CaseEvents.build(self) }
}

extension DIv2Compat.DIContainerBuilder {
  @discardableResult
  func build(f: String = #filePath, l: Int = #line) throws -> DIv2Compat.DIContainer {
    try CaseEvents.build(self)
  }
}
