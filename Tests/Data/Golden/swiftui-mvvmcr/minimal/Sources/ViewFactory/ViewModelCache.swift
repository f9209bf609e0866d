/// Keeps the view models of the screens that are open, so that a view's body can be built any number of times.
@MainActor
final class ViewModelCache<Route: Hashable> {
    private var viewModels: [Route: AnyObject] = [:]

    /// The view model of a route, made by `make` the first time.
    func viewModel<ViewModel: AnyObject>(for route: Route, make: () -> ViewModel) -> ViewModel {
        if let viewModel = viewModels[route] as? ViewModel {
            return viewModel
        }
        let viewModel = make()
        viewModels[route] = viewModel
        return viewModel
    }

    /// Lets go of all but the view models of these routes.
    func keep(_ routes: [Route]) {
        viewModels = viewModels.filter { routes.contains($0.key) }
    }

    func removeAll() {
        viewModels.removeAll()
    }

    /// The forms among them.
    var forms: [DiscardConfirming] {
        viewModels.values.compactMap { $0 as? DiscardConfirming }
    }

    /// Loads again what the kept screens show.
    func refresh() async {
        for case let viewModel as Refreshable in viewModels.values {
            await viewModel.refresh()
        }
    }
}
