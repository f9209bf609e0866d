/// The coordinator that can open any place in the app.
@MainActor
protocol AppRouteHandler: AnyObject {
    func handle(_ route: AppRoute)
}
