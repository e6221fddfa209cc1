import AlmanacModel

/// The water conditions at a post.
public final class TideReport {
  public let post: Post
  private let levels: TideLevels

  init(post: Post, levels: TideLevels) {
    self.post = post
    self.levels = levels
  }

  public var isDry: Bool {
    levels.level < post.height
  }
}
