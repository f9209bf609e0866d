/// A view model whose data can be loaded again.
@MainActor
protocol Refreshable: AnyObject {
    /// Loads again what has been loaded; does nothing where nothing has been yet.
    func refresh() async
}
