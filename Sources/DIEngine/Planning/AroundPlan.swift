/// A plan that does something around another one: it makes a nil of a failure, informs the listener, or reports to tracers.
package final class AroundPlan<Inner, Value>: Plan {
  /// Makes the value of what the other plan made, or of its failure.
  package typealias End = (Result<Inner, Failure>, ResolutionContext) throws(Failure) -> Value

  private let inner: Plan
  /// What is done before the other plan runs.
  package let begin: (ResolutionContext) -> End

  init(_ inner: Plan, _ begin: @escaping (ResolutionContext) -> End) {
    self.inner = inner
    self.begin = begin
    super.init(inner.componentPlan)
  }

  package override func make(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    let end = begin(context)
    let result: Result<Inner, Failure>
    do throws(Failure) {
      result = .success(try inner.make(context))
    } catch {
      result = .failure(error)
    }
    memory.initializeMemory(as: Value.self, to: try end(result, context))
  }

  package override func asynchronous(_ maker: any AsyncFormMaker) -> (any AsyncForm)? {
    inner.asynchronous(maker).map { maker.around(self, $0) }
  }

  package override func visitComponents(_ registry: Registry, _ visit: (ComponentPlan) -> Void) {
    inner.visitComponents(registry, visit)
  }
}
