import DIGraphTools
import Foundation
import LendingApp

/// Answers questions about the graph of the application: `swift run --package-path Examples/Server graph help`.
exit(GraphCommand.run(ContainerWiring(databasePath: "unused").container))
