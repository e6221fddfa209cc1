extension ConformanceReport {
  /// For each container, a badge for its README: a line of Markdown with how many core contracts hold.
  ///
  ///     ![core contracts of dependency injection, catalogue 1.0: 60 of 62](https://img.shields.io/...)
  public var badges: [String] {
    containers.indices.map { index in
      let (holding, offered) = ContainerSummary(of: index, in: self).score(of: .core)
      let colour = !isAsDeclared(onContainer: index) ? "red" : holding == offered ? "green" : "blue"
      let text = "\(containers[index]) core contracts (\(catalogue)): \(holding) of \(offered)"
      let path = "DI contracts \(catalogue)-core \(holding) of \(offered)-\(colour)"
        .split(separator: " ").joined(separator: "%20")
      return "![\(text)](https://img.shields.io/badge/\(path))"
    }
  }
}
