extension StoryboardFile {
  private static var files: [String: StoryboardFile] = [:]

  /// Adds the file to a bundle.
  public func add(as name: String, in bundle: Bundle = .main) {
    Self.files[Self.key(name, bundle)] = self
  }

  static func file(_ name: String, in bundle: Bundle) -> StoryboardFile? {
    files[key(name, bundle)]
  }

  private static func key(_ name: String, _ bundle: Bundle) -> String {
    bundle.bundlePath + "/" + name
  }
}
