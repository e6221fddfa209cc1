/// Informs the listener that an injection is skipped. Returns false if the failure must be thrown instead.
package func skips(_ failure: Failure, _ plan: Unmanaged<ComponentPlan>) -> Bool {
  guard failure.isSoftenable else { return false }
  plan.takeUnretainedValue().registry.listener?(.injectionSkipped(failure))
  return true
}
