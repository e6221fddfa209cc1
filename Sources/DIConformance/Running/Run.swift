/// Runs all contracts of this library against one container, with its expected deviations.
///
///     import DIConformance
///
///     let report = await DIConformance.run(mine, expecting: deviations)
///     print(TableRenderer().render(report))
///     exit(report.isAsDeclared ? 0 : 1)
///
/// `Examples/ForeignContainer` contains a complete adapter with its deviations. To select contracts,
/// or to compare several containers, use `Conformance.run`.
///
/// The scenarios run one at a time, on threads of their own; some start more threads or tasks. They take
/// a few seconds in total on a container that doesn't wait.
///
/// - Parameters:
///   - container: The container, as its adapter describes it.
///   - deviations: The expected deviations. They replace those that the adapter declares.
/// - Returns: One outcome for each contract. An error that a scenario throws becomes a finding.
/// - Important: If the container ends the process, the run ends too. Declare the capabilities that
///   end it as lacking.
public func run(
  _ container: ContainerUnderTest, expecting deviations: Deviations
) async -> ConformanceReport {
  var container = container
  container.deviations = deviations
  return await Conformance.check([container])
}
