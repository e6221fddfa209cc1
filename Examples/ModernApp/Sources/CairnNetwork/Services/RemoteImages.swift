import CairnCore

public final class RemoteImages: ImageSource {
  private let client: APIClient

  init(client: APIClient) {
    self.client = client
  }

  public func image(of hut: Hut.ID) -> String {
    client.send("images/\(hut)").rows.first?.first ?? "placeholder.png"
  }
}
