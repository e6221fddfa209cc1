/// One of the two works of a case.
enum Side: String {
  case limit
  case subject
}
