@MainActor
protocol Router: AnyObject {
    func show(_ screen: Screen, animated: Bool)
    func goBack()
}
