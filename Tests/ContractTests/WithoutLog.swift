import DIv3
import ProcessSettings
import Testing

extension Trait where Self == ProcessSettingsTrait {
  /// Keeps the messages of the modern generation out of the output: many contracts fail requests on
  /// purpose.
  static var withoutLog: Self {
    processSettings {
      let function = DISetting.Log.fun
      DISetting.Log.fun = nil
      return { DISetting.Log.fun = function }
    }
  }
}
