protocol BookingView: AnyObject {
  func show(price: String)
  func show(receipt: Receipt)
  func show(problem: String)
}
