/// What has to be set going when the app starts.
public protocol LaunchTask: AnyObject {
  func launch()
}
