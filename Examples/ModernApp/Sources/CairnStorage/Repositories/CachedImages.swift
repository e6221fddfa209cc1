import CairnCore
import CairnNetwork
import DITranquillity

/// The scope for objects that live while a screen shows images.
let imageScope = DIScope(name: "images", storage: DICacheStorage(), policy: .weak)

/// Loads each image once.
public final class CachedImages: ImageSource {
  private let remote: RemoteImages
  private let store: any KeyValueStore

  init(remote: RemoteImages, store: any KeyValueStore) {
    self.remote = remote
    self.store = store
  }

  public func image(of hut: Hut.ID) -> String {
    if let kept = store[hut] { return kept }
    let image = remote.image(of: hut)
    store[hut] = image
    return image
  }
}
