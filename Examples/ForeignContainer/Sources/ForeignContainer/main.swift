import DIConformance
import Foundation

let report = await DIConformance.run(SatchelAdapter.container, expecting: .satchel)
print(TableRenderer().render(report), terminator: "")
exit(report.isAsDeclared ? 0 : 1)
