import DIv3
import ProcessSettings
import Testing

extension Trait where Self == ProcessSettingsTrait {
  /// Suppresses the messages of the modern generation: many contracts make requests that fail on
  /// purpose.
  static var withoutLog: Self {
    processSettings {
      let function = DISetting.Log.fun
      DISetting.Log.fun = nil
      return { DISetting.Log.fun = function }
    }
  }
}
