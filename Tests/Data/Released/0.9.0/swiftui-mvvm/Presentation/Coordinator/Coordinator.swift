/// What view models know of navigation.
@MainActor
protocol Coordinator: AnyObject {
    /// Shows a screen, pushed or presented as its route says.
    func navigate(to route: Route)

    /// Closes a screen, pushed or presented, if it is still on top.
    func close(_ route: Route)

    /// Takes down what is presented.
    func dismiss()
    func pop()
    func popToRoot()

    /// Loads the open screens again, after one of them has changed something.
    func refresh() async
}
