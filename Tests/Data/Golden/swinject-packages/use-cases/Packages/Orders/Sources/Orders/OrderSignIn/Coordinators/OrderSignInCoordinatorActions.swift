@MainActor
protocol OrderSignInCoordinatorActions: AnyObject {
    func closeLogin(_ controller: AnyObject?)
    func refresh() async
}
