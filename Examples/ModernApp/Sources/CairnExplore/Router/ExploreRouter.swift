import CairnCore
import DITranquillity

public final class ExploreRouter {
  private let search: Provider<SearchViewModel>
  private let hut: Provider1<HutViewModel, Hut.ID>
  private let comparison: Provider2<HutComparison, Hut.ID, Hut.ID>
  private let bus: EventBus
  public private(set) var trail: [Hut.ID] = []

  init(
    search: Provider<SearchViewModel>, hut: Provider1<HutViewModel, Hut.ID>,
    comparison: Provider2<HutComparison, Hut.ID, Hut.ID>, bus: EventBus
  ) {
    self.search = search
    self.hut = hut
    self.comparison = comparison
    self.bus = bus
  }

  public func openSearch() -> SearchViewModel {
    search.value
  }

  public func open(_ id: Hut.ID) -> HutViewModel {
    trail.append(id)
    bus.post(.opened(id))
    return hut.value(id)
  }

  public func compare(_ first: Hut.ID, with second: Hut.ID) -> HutComparison {
    comparison.value(first, second)
  }
}
