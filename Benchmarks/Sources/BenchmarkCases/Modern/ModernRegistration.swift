import DIv3

/// Registration of 1,000 types with the modern façade.
enum ModernRegistration {
  static let numberedTypes = Work("modern.registration", pace: .once, operations: 1_000) {
    var container: DIContainer?
    return Run {
      for _ in 0..<$0 {
        let new = DIContainer()
        registerNumberedTypes(in: new)
        container = new
      }
    } reset: {
      container = nil
    }
  }
}
