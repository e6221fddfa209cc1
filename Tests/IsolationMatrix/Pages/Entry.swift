import Testing

@main nonisolated struct Tests {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
