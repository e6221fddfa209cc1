public protocol HutRepository: AnyObject {
  var huts: [Hut] { get }
  func hut(_ id: Hut.ID) -> Hut?
}
