/// An object whose two parameters are runtime arguments of the request.
public final class TwoArguments {
  let number: Int
  let text: String

  public init(number: Int, text: String) {
    self.number = number
    self.text = text
  }
}
