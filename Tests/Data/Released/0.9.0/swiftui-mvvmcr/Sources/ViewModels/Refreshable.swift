/// A view model whose data can be loaded again.
@MainActor
protocol Refreshable: AnyObject {
    func refresh() async
}
