/// The cost of requests through another generation's façade, compared with the component's own.
extension Cases {
  static let interop = [
    Case(
      "interop.v1-asks-leaf", "new modern leaf, by a scope of release 1", .atMost(1.3),
      .ratio(limit: Interop.modernLeafAtHome, subject: Interop.modernLeafByVersion1)),
    Case(
      "interop.v1-asks-shared", "finished modern single, the same", .atMost(1.3),
      .ratio(limit: Interop.modernSharedAtHome, subject: Interop.modernSharedByVersion1)),
    Case(
      "interop.v1-asks-chain", "modern chain of 10, the same", .atMost(1.3),
      .ratio(limit: Interop.modernChainAtHome, subject: Interop.modernChainByVersion1)),
    Case(
      "interop.modern-asks-leaf", "new leaf of release 1, by a modern container", .atMost(1.3),
      .ratio(limit: Interop.version1LeafAtHome, subject: Interop.version1LeafByModern)),
    Case(
      "interop.modern-asks-shared", "finished single of release 1, the same", .atMost(1.3),
      .ratio(limit: Interop.version1SharedAtHome, subject: Interop.version1SharedByModern)),
    Case(
      "interop.modern-asks-chain", "chain of 10 of release 1, the same", .atMost(1.3),
      .ratio(limit: Interop.version1ChainAtHome, subject: Interop.version1ChainByModern)),
  ]
}
