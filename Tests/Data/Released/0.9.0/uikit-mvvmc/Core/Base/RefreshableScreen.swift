/// A screen that can be told that what it shows may be out of date.
@MainActor
protocol RefreshableScreen: AnyObject {
    func refresh()
}
