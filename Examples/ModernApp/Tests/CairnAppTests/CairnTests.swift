import Testing

/// All tests of the app. The log and what singles keep are the process's, so they run serially.
@Suite("Cairn", .serialized)
enum CairnTests {}
