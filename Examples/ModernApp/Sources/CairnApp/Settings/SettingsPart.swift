import DITranquillity

final class SettingsPart: DIPart {
  static func load(container: DIContainer) {
    container.registerStoryboard(name: "Settings")
      .root()

    container.register(SettingsController.self)
      .injection { @MainActor in $0.preferences = $1 }
      .root()
  }
}
