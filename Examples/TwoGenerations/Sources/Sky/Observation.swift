import AlmanacModel

/// One observation from one post.
public final class Observation {
  public let post: Post
  public let isAboveWater: Bool

  init(post: Post, levels: any TideLevels) {
    self.post = post
    isAboveWater = levels.level < post.height
  }
}
