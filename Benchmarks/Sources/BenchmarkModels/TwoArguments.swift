/// An object whose both parameters come from whoever asks for it.
public final class TwoArguments {
  let number: Int
  let text: String

  public init(number: Int, text: String) {
    self.number = number
    self.text = text
  }
}
