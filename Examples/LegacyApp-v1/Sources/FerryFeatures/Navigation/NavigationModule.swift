import DITranquillity

final class NavigationModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Navigator() }.instanceSingle()
  }
}
