/// What an app's views are shown in.
@MainActor @preconcurrency
open class UIWindow: UIView {
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: UIScreen.shared.bounds)
        isHidden = true
        windowScene.add(self)
    }

    #if IOS_26
    @available(*, deprecated, message: "Use init(windowScene:) instead")
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    @available(*, deprecated, message: "Use init(windowScene:) instead")
    public convenience init() {
        self.init(frame: .zero)
    }
    #else
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }
    #endif

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open weak var windowScene: UIWindowScene?
    open private(set) var isKeyWindow = false
    open override var window: UIWindow? { self }

    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            oldValue?.disappear(false)
            oldValue?.viewIfLoaded?.removeFromSuperview()
            oldValue?.finishDisappearing(false)
            show()
        }
    }

    open override var isHidden: Bool {
        didSet { if !isHidden, oldValue { show() } }
    }

    open func makeKeyAndVisible() {
        isKeyWindow = true
        isHidden = false
        show()
    }

    open func makeKey() {
        isKeyWindow = true
    }

    private func show() {
        guard isKeyWindow || !isHidden, let rootViewController, rootViewController.appearance == .gone else { return }
        addSubview(rootViewController.view)
        rootViewController.appear(false)
        rootViewController.finishAppearing(false)
    }
}
