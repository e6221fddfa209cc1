import CairnCore
import DITranquillity

final class KeyValuePart: DIPart {
  static func load(container: DIContainer) {
    container.register { MemoryStore() }
      .as(KeyValueStore.self, tag: Volatile.self)
    container.register { FileStore() }
      .as(KeyValueStore.self, tag: Durable.self)
      .as(KeyValueStore.self, tag: Plain.self)
      .lifetime(.single)
    container.register { Vault() }
      .as(KeyValueStore.self, tag: Durable.self)
      .as(KeyValueStore.self, tag: Encrypted.self)
      .lifetime(.single)

    container.register(Keychain.init) { by(tags: Encrypted.self, Durable.self, on: $0) }
      .as(TokenStore.self)
      .lifetime(.perContainer(.strong))
    container.register {
      Preferences(store: by(tag: Durable.self, on: by(tag: Plain.self, on: $0)))
    }
    .lifetime(.perContainer(.strong))
  }
}
