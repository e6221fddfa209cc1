import CairnCore

public final class HutAPI {
  private let client: APIClient
  private let decoder: ResponseDecoder

  init(client: APIClient, decoder: ResponseDecoder) {
    self.client = client
    self.decoder = decoder
  }

  public func huts() -> [Hut] {
    decoder.huts(client.send("huts"))
  }
}
