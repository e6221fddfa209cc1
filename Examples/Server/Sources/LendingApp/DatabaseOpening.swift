import LendingStore

/// The outcome of opening the database.
///
/// Factories of the container don't throw. So the factory returns the outcome, and the server reads it before
/// it accepts requests: a database that can't be opened ends the program with the reason, and no other
/// object needs to handle that case.
struct DatabaseOpening: Sendable {
  let result: Result<LendingDatabase, UnusableDatabase>

  init(path: String) async {
    do {
      result = .success(try await LendingDatabase.open(at: path))
    } catch {
      result = .failure(error)
    }
  }

  /// The database, or nil if it couldn't be opened.
  var database: LendingDatabase? { try? result.get() }
}
