import CairnApp
import DIGraphTools
import DITranquillity
import Foundation

/// Answers questions about the graph of the app: `swift run --package-path Examples/ModernApp graph help`.
let container = DIContainer()
container.append(framework: AppFramework.self)
exit(GraphCommand.run(container))
