import DITranquillity
import Testing

@MainActor
// Serialized: its request blocks a thread of the tasks' pool until the main thread has made an object.
@Suite("The guide: Apps made by Xcode 26", .serialized)
struct AppsMadeByXcode26Article {
  // page Sources/DIv3/DIv3.docc/AppsMadeByXcode26.md 1

  // page Sources/DIv3/DIv3.docc/AppsMadeByXcode26.md 2

  // test Sources/DIv3/DIv3.docc/AppsMadeByXcode26.md 3 Set-up code is nonisolated
}
