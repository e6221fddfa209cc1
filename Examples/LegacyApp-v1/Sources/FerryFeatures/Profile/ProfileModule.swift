import DITranquillity
import FerryCore

final class ProfileModule: DIModule {
  func load(builder: DIContainerBuilder) {
    // One for each scope: the first controller that appears is shared with all others.
    builder.register(ProfileViewController.self)
      .initializerDoesNotNeedToBe()
      .lifetime(.perScope)
      .dependency { scope, controller in
        controller.presenter = *!scope
        let maps: ImageCache = try! scope.resolve(name: "maps")
        controller.image = maps.images["home"] ?? "none"
      }

    builder.register {
      try! ProfilePresenter(interactor: *$0, fingerprint: *?$0, faceID: -*?$0)
    }
    .dependency { $1.view = *?$0 }

    builder.register { ProfileInteractor(account: *!$0, favourites: *!$0) }
      .instancePerScope()
  }
}
