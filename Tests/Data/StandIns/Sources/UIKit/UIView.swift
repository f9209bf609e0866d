/// A rectangle on the screen that holds others.
@MainActor @preconcurrency
open class UIView: UIResponder {
    public init(frame: CGRect) {
        self.frame = frame
        bounds = CGRect(origin: .zero, size: frame.size)
        super.init()
    }

    public required init?(coder: NSCoder) {
        frame = .zero
        bounds = .zero
        super.init()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    open func awakeFromNib() {}

    open var frame: CGRect
    open var bounds: CGRect
    open var center: CGPoint = .zero
    open var tag = 0
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var clipsToBounds = false
    open var isUserInteractionEnabled = true
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .systemBlue
    open var contentMode: UIView.ContentMode = .scaleToFill
    open var translatesAutoresizingMaskIntoConstraints = true
    open var autoresizingMask: UIView.AutoresizingMask = []
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    open var insetsLayoutMarginsFromSafeArea = true
    open var transform: CGAffineTransform = .identity
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
    open private(set) var safeAreaInsets: UIEdgeInsets = .zero
    open private(set) var constraints: [NSLayoutConstraint] = []
    open var gestureRecognizers: [UIGestureRecognizer]?
    open var traitCollection: UITraitCollection { .current }
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    public private(set) lazy var layer = CALayer()
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(owning: self)
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide(owning: self)
    public private(set) lazy var readableContentGuide = UILayoutGuide(owning: self)
    public private(set) lazy var keyboardLayoutGuide = UILayoutGuide(owning: self)

    public class var noIntrinsicMetric: CGFloat { -1 }

    // MARK: - Hierarchy

    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []

    open var window: UIWindow? { superview?.window }
    open override var next: UIResponder? { owner ?? superview }

    /// The view controller whose view this is.
    weak var owner: UIViewController?

    open func addSubview(_ view: UIView) {
        insertSubview(view, at: subviews.count)
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        view.willMove(toSuperview: self)
        subviews.insert(view, at: min(index, subviews.count))
        view.superview = self
        view.didMoveToSuperview()
        if window != nil { view.didMoveToWindow() }
    }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? subviews.count)
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insertSubview(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1)
    }

    open func removeFromSuperview() {
        guard let parent = superview else { return }
        willMove(toSuperview: nil)
        parent.subviews.removeAll { $0 === self }
        superview = nil
        didMoveToSuperview()
    }

    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    open func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {
        for view in subviews { view.didMoveToWindow() }
    }

    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
    }

    // MARK: - Layout

    private var needsLayout = true

    open func setNeedsLayout() {
        needsLayout = true
    }

    open func layoutIfNeeded() {
        guard needsLayout else { return }
        needsLayout = false
        layoutSubviews()
        for view in subviews { view.layoutIfNeeded() }
    }

    open func layoutSubviews() {}
    open func setNeedsDisplay() {}
    open func draw(_ rect: CGRect) {}
    open func sizeToFit() {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { size }
    open func setNeedsUpdateConstraints() {}
    open func updateConstraints() {}
    open func invalidateIntrinsicContentSize() {}
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }

    open func addConstraint(_ constraint: NSLayoutConstraint) {
        constraints.append(constraint)
    }

    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        self.constraints += constraints
    }

    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        constraints.removeAll { $0 === constraint }
    }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        .defaultHigh
    }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {}

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    open func endEditing(_ force: Bool) -> Bool { true }

    #if IOS_17
    @available(
        *,
        deprecated,
        message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol"
    )
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    #else
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    #endif

    // MARK: - Accessibility

    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var accessibilityElements: [Any]?
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
}
