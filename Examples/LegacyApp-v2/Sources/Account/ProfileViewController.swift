import Core

public final class ProfileViewController: Screen {
  public var repository: ProfileRepository!
  public private(set) var greeting = ""
  public private(set) var isEditable: Bool

  init(isEditable: Bool) {
    self.isEditable = isEditable
  }

  public override var title: String {
    return isEditable ? "Edit profile" : "Profile"
  }

  public override func didLoad() {
    greeting = (try? repository.passengerName()).map { "Hello, \($0)" } ?? "Hello, guest"
  }
}
