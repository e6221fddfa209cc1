import DIConformance
import Foundation

let contracts = Contract.all.filter { $0.needs.contains(.asynchronous) }
let outcomes = await Conformance.check([PantryAdapter.container], contracts: contracts)
print(TableRenderer().render(outcomes))
if !outcomes.isAsDeclared { exit(1) }

let report = await DIConformance.run(SatchelAdapter.container, expecting: .satchel)
print(TableRenderer().render(report), terminator: "")
exit(report.isAsDeclared ? 0 : 1)
