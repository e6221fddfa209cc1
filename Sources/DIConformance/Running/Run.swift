/// Runs all contracts of this library against a container: the way in for the author of a
/// container of one's own.
///
///     import DIConformance
///
///     let report = await DIConformance.run(mine, expecting: deviations)
///     print(TableRenderer().render(report))
///     exit(report.isAsDeclared ? 0 : 1)
///
/// `Examples/ForeignContainer` is a whole adapter with its deviations. To choose contracts, or to
/// run several containers side by side, see `Conformance.run`.
///
/// The scenarios run one after the other, off the caller's actor; some use threads of their own.
/// All of them together take less than a second on a container that waits for nothing.
///
/// - Parameters:
///   - container: The container, as its adapter describes it.
///   - deviations: What it is expected to do otherwise; takes the place of what the adapter says.
/// - Returns: One outcome for each contract. Nothing is thrown: an error that leaves a scenario is
///   a finding. A container that ends the process ends this one, so that what does must be declared
///   as lacking.
public func run(
  _ container: ContainerUnderTest, expecting deviations: Deviations
) async -> ConformanceReport {
  var container = container
  container.deviations = deviations
  var rows: [ConformanceReport.Row] = []
  for contract in Contract.all {
    rows.append(
      ConformanceReport.Row(
        contract: contract, outcomes: [Conformance.run(contract, against: container)]))
    await Task.yield()
  }
  return ConformanceReport(containers: [container.name], rows: rows)
}
