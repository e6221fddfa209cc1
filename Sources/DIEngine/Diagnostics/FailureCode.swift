/// The code of a failure, such as `DIF001`. The texts of failures end with it, and `docs/failures.md` explains it.
///
/// A code never changes its meaning, and isn't used again for another one.
package enum FailureCode: String, CaseIterable, Sendable {
  // Requests.
  case notFound = "DIF001"
  case qualifierNotFound = "DIF002"
  case ambiguous = "DIF003"
  case noAccess = "DIF004"
  case factoryNotFound = "DIF005"
  case wrongType = "DIF006"
  case severalExternal = "DIF007"
  case recursion = "DIF008"
  case nilFactory = "DIF009"
  case argumentMissing = "DIF010"
  case wrongArgument = "DIF011"
  case argumentsAmbiguous = "DIF012"
  case argumentsNotTaken = "DIF013"
  case otherActor = "DIF014"
  case needsTask = "DIF015"
  case madeByTask = "DIF016"
  case stackUsedUp = "DIF017"
  case nestedTooDeeply = "DIF018"
  case longWait = "DIF019"
  case cancelled = "DIF020"
  case ended = "DIF021"
  case user = "DIF022"
  // Registrations.
  case notSettable = "DIF023"
  case withoutInitializer = "DIF024"
  case severalDefaults = "DIF025"
  case sameNames = "DIF026"
  // Property wrappers.
  case notInjected = "DIF027"
  case noContainer = "DIF028"
  // Ends.
  case endTookTooLong = "DIF029"
  case endWithinMaking = "DIF030"
  // Tests.
  case noTestContainer = "DIF031"
  case doubleMisfits = "DIF032"
  case strictTest = "DIF033"
  // The log.
  case besideRoots = "DIF034"
  case keptTwice = "DIF035"
  // Conformances of actors.
  case isolatedConformance = "DIF036"

  /// The line of a text that names the code, and its page.
  package var line: String { CodePage.line(rawValue) }
}
