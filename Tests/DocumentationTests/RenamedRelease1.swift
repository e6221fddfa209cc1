import DIv1Compat
import Testing

@Suite("Lines of release 1 that the compiler rewrites")
struct RenamedRelease1 {
  /// Each clause uses the new name that a hint gives for a former one.
  private func name(of error: any Error) -> String {
    do {
      throw error
    } catch DIError.typeIsNotFound {
      return "typeIsNotFound"
    } catch DIError.typeIsNotFoundForName {
      return "typeIsNotFoundForName"
    } catch DIError.notSpecifiedInitializationMethodFor {
      return "notSpecifiedInitializationMethodFor"
    } catch DIError.initializationMethodWithSignatureIsNotFoundFor {
      return "initializationMethodWithSignatureIsNotFoundFor"
    } catch DIError.pluralSpecifiedDefaultType {
      return "pluralSpecifiedDefaultType"
    } catch DIError.intersectionNamesForType {
      return "intersectionNamesForType"
    } catch DIError.typeIsIncorrect {
      return "typeIsIncorrect"
    } catch DIError.recursiveInitialization {
      return "recursiveInitialization"
    } catch {
      return "another"
    }
  }

  @Test("they compile, and catch")
  func compile() throws {
    let scope = try DIContainerBuilder().build()
    let error = try #require(throws: DIError.self) { try scope.resolve(Ink.self) }
    #expect(name(of: error) == "typeIsNotFound")
    #expect(name(of: CancellationError()) == "another")
  }
}
