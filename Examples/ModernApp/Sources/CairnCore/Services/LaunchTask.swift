/// A task that runs when the app starts.
public protocol LaunchTask: AnyObject {
  func launch()
}
