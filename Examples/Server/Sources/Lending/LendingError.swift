/// A request that the rules of lending don't allow.
public enum LendingError: Error, Equatable {
  case bookNotFound(Int64)
  case loanNotFound(Int64)
  case noCopyAvailable(bookID: Int64)
  case memberRequired
  /// The input is invalid, for the reason given.
  case invalid(String)
}
