extension Conformance {
  /// A step of a run, for a caller that shows what happens.
  public enum Progress: Sendable {
    /// A contract begins, on the first container.
    case willRun(Contract)
    /// A contract has an outcome on a container.
    case didRun(Contract, container: String, ContractOutcome)
  }
}
