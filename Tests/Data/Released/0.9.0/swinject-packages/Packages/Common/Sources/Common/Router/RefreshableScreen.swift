/// A screen whose data can be loaded again.
@MainActor
public protocol RefreshableScreen: AnyObject {
    func refresh() async
}
