import DIv1Compat
import DIv2Compat

extension Matrix {
  /// Set-up code of releases 1 and 2. What they say of conformances that belong to an actor, other tests tell.
  func askEarlierReleases() async {
    await compare("release 1", gives: "Diesel 1 text") {
      let builder = DIv1Compat.DIContainerBuilder()
      builder.register { Diesel() }.asType((any Engine).self).lifetime(.perScope)
      builder.register { "text" }.asType((any Text).self)
      builder.register(vc: Book.self).dependency { $1.text = try $0.resolve() }
      let scope = try! builder.build()
      return {
        let book = Book()
        try scope.resolve(book)
        let all: [any Text] = try scope.resolveMany()
        return "\(type(of: try scope.resolve() as any Engine)) \(all.count) \(book.text ?? "")"
      }
    }
    await compare("release 2", gives: "Diesel 1 text") {
      let builder = DIv2Compat.DIContainerBuilder()
      builder.register { Diesel() }.as((any Engine).self).check { $0 }.lifetime(.perScope)
      builder.register { "text" }.as((any Text).self).check { $0 }
      builder.register(vc: Book.self).injection { $0.text = $1 }
      let container = try! builder.build()
      return {
        let book = Book()
        try container.resolve(book)
        let all: [any Text] = try container.resolveMany()
        return "\(type(of: try container.resolve() as any Engine)) \(all.count) \(book.text ?? "")"
      }
    }
  }
}
