/// Numbers that are never given twice while the app runs.
public final class Numbering {
  private var last = 0

  public func next() -> Int {
    last += 1
    return last
  }
}
