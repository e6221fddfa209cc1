import DITranquillity
import FerryCore

public final class ProfilePresenter {
  public internal(set) weak var view: ProfileViewController?
  public let interactor: ProfileInteractor
  public let fingerprint: FingerprintReader?
  public let faceID: DILazy<FaceReader>?

  init(
    interactor: ProfileInteractor, fingerprint: FingerprintReader?, faceID: DILazy<FaceReader>?
  ) {
    self.interactor = interactor
    self.fingerprint = fingerprint
    self.faceID = faceID
  }

  var title: String {
    return interactor.account.name ?? "Guest"
  }
}

/// Optional hardware.
public protocol FingerprintReader: AnyObject {}

/// Hardware without an implementation.
public protocol FaceReader: AnyObject {}
