import CairnCore

protocol SearchView: AnyObject {
  func show(_ huts: [Hut])
}
