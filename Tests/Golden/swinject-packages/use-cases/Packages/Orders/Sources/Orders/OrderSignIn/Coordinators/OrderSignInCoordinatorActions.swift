@MainActor
protocol OrderSignInCoordinatorActions: AnyObject {
    func closeLogin()
    func refresh() async
}
