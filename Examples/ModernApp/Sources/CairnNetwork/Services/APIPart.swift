import CairnCore
import DITranquillity

final class APIPart: DIPart {
  static func load(container: DIContainer) {
    container.register(ResponseDecoder.init)
      .lifetime(.perContainer(.strong))
    container.register(HutAPI.init(client:decoder:))
    container.register(WeatherAPI.init(client:decoder:))
    container.register(BookingAPI.init)
    container.register(RemoteImages.init)
      .as(ImageSource.self)
    container.register(Reachability.init(endpoint:))
      .lifetime(.perContainer(.weak))
  }
}
