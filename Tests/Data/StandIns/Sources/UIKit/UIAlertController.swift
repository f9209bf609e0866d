/// One of an alert's buttons.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    private let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    open private(set) var title: String?
    open private(set) var style: UIAlertAction.Style
    open var isEnabled = true

    func tap() {
        if isEnabled { handler?(self) }
    }

    /// What a button is for.
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }
}

/// A message with buttons.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
    private var styleOfAlert = UIAlertController.Style.actionSheet

    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        styleOfAlert = preferredStyle
    }

    open var message: String?
    open private(set) var actions: [UIAlertAction] = []
    open var preferredAction: UIAlertAction?
    open private(set) var textFields: [UITextField]?
    open var preferredStyle: UIAlertController.Style { styleOfAlert }

    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
    }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    /// Where a message is shown.
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }
}

/// Shares something with other apps.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// One way to share.
@MainActor @preconcurrency
open class UIActivity: NSObject {}
