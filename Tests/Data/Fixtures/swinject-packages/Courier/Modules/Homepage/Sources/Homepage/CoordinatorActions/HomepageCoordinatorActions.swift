@MainActor
protocol HomepageCoordinatorActions: AnyObject {
    func showProfile()
    func askForReview()
}
