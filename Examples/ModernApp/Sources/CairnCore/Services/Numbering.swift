/// Numbers that are unique in this run of the app.
public final class Numbering {
  private var last = 0

  public func next() -> Int {
    last += 1
    return last
  }
}
