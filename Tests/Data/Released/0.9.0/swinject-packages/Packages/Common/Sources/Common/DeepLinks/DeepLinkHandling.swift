/// A coordinator that deep links enter.
@MainActor
public protocol DeepLinkHandling: AnyObject {
    /// Shows the link's screen above those that lead there. The flow has just started.
    func handle(_ link: DeepLink)
}
