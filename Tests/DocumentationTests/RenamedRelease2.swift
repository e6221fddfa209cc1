import DIv2Compat
import Testing

@Suite("Lines of release 2 that the compiler rewrites")
struct RenamedRelease2 {
  /// Each clause uses the new name that a hint gives for a former one.
  private func name(of error: any Error) -> String {
    do {
      throw error
    } catch DIError.typeNotFound {
      return "typeNotFound"
    } catch DIError.typeForNameNotFound {
      return "typeForNameNotFound"
    } catch DIError.initialMethodNotFound {
      return "initialMethodNotFound"
    } catch DIError.ambiguousType {
      return "ambiguousType"
    } catch DIError.incorrectType {
      return "incorrectType"
    } catch DIError.recursiveInitial {
      return "recursiveInitial"
    } catch DIError.noSpecifiedInitialMethod {
      return "noSpecifiedInitialMethod"
    } catch DIError.intersectionNames {
      return "intersectionNames"
    } catch DIError.pluralDefaultAd {
      return "pluralDefaultAd"
    } catch {
      return "another"
    }
  }

  @Test("they compile, and catch")
  func compile() throws {
    let container = try DIContainerBuilder().build()
    let error = try #require(throws: DIError.self) { try container.resolve(Ink.self) }
    #expect(name(of: error) == "typeNotFound")
    #expect(name(of: CancellationError()) == "another")
  }
}
