// What a person's finger or the system does, for the stand-ins' own tests. Generated tests do not use it: they must
// compile with the real UIKit too, so they call the handlers and delegate methods that the real one makes public.

@_spi(StandIns)
extension UIAlertAction {
    /// What a tap on the button does.
    public func performTap() {
        tap()
    }
}

@_spi(StandIns)
extension UIViewController {
    /// What a swipe down on a presented sheet does.
    public func swipeDown() {
        Presentation.swipeDown(outermost)
    }
}

@_spi(StandIns)
extension UIScene.ConnectionOptions {
    /// What a scene gets that is started by an address.
    public static func opening(_ urls: [URL]) -> UIScene.ConnectionOptions {
        let options = UIScene.ConnectionOptions()
        options.urlContexts = Set(urls.map { UIOpenURLContext(url: $0) })
        return options
    }
}
