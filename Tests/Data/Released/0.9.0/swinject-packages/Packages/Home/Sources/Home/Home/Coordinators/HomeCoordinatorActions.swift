import Common

@MainActor
protocol HomeCoordinatorActions: AnyObject {
    func show(_ feature: Feature)
    func finish()
}
