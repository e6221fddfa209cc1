import DIConformance
import Foundation

// `swift run ForeignContainer` runs all contracts on all three containers; `--suggest` prints what
// remains to be declared, `--explain names-04` tells why a contract matters, `--help` the rest.
let command = ConformanceCommand(
  name: "ForeignContainer",
  containers: [SatchelAdapter.container, DepotAdapter.container, PantryAdapter.container])
exit(command.run())
