import DIConformance
import DIv3
import FacadeAdapters
import Foundation

// Disable the log of DIv3, which by default goes to standard output: many contracts make requests
// that fail on purpose.
DISetting.Log.fun = nil

var command = ConformanceCommand(name: "di-conformance", containers: Facades.all)
command.graphContainers = [.version3PartlyAsync, .version3InScopes]
exit(command.run())
