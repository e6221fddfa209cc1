public protocol ImageSource: AnyObject {
  func image(of hut: Hut.ID) -> String
}
