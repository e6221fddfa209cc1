import DITranquillity

final class SettingsPart: DIPart {
  static func load(container: DIContainer) {
    container.register(SettingsController.self)
      .injection(\.preferences)
      .root()
  }
}
