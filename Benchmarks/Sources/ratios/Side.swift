/// One of the two things that a case measures.
enum Side: String {
  case limit
  case subject
}
