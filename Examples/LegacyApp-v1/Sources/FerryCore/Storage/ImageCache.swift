public final class ImageCache {
  public var images: [String: String] = [:]
}
