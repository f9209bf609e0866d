/// A file with drawn screens; there are none here, so an identifier is always unknown.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
    private let name: String

    private init(named name: String) {
        self.name = name
        super.init()
    }

    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.init(named: name)
    }

    open func instantiateInitialViewController() -> UIViewController? { nil }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        fatalError("storyboard \"\(name)\" has no view controller with the identifier \"\(identifier)\"")
    }
}

extension UIStoryboard {
    public func instantiateInitialViewController<ViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? where ViewController: UIViewController { nil }

    public func instantiateViewController<ViewController>(
        identifier: String,
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController where ViewController: UIViewController {
        fatalError("storyboard \"\(name)\" has no view controller with the identifier \"\(identifier)\"")
    }
}

/// The drawn way from one screen to another.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController

    open func perform() {}
}
