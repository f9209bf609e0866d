/// Lays out views in a row or a column.
@MainActor @preconcurrency
open class UIStackView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    open private(set) var arrangedSubviews: [UIView] = []
    open var axis: NSLayoutConstraint.Axis = .horizontal
    open var alignment: UIStackView.Alignment = .fill
    open var distribution: UIStackView.Distribution = .fill
    open var spacing: CGFloat = 0
    open var isBaselineRelativeArrangement = false
    open var isLayoutMarginsRelativeArrangement = false

    open class var spacingUseSystem: CGFloat { 1.175_494_4e-38 }

    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.insert(view, at: stackIndex)
        addSubview(view)
    }

    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}

    /// Where views stand across the axis.
    public enum Alignment: Int, Sendable {
        case fill
        case leading
        case firstBaseline
        case center
        case trailing
        case lastBaseline

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// How views share the axis.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
}

/// Shows a part of what is larger.
@MainActor @preconcurrency
open class UIScrollView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var contentOffset: CGPoint = .zero
    open var contentSize: CGSize = .zero
    open var contentInset: UIEdgeInsets = .zero
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
    open var refreshControl: UIRefreshControl?
    open weak var delegate: (any UIScrollViewDelegate)?

    /// The delegate of a subclass that has one of another type.
    weak var ownDelegate: (any UIScrollViewDelegate)?

    public private(set) lazy var contentLayoutGuide = UILayoutGuide(owning: self)
    public private(set) lazy var frameLayoutGuide = UILayoutGuide(owning: self)

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

    /// When a scroll view hides the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none
        case onDrag
        case interactive
        case onDragWithAccessory
        case interactiveWithAccessory
    }

    /// When safe areas count.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }
}

/// A scroll view whose delegate has a type of its own.
///
/// A Swift property cannot have another type than its superclass's, as an Objective-C one can. So the class's own property
/// is unavailable, and this protocol's takes its place.
@MainActor @preconcurrency
public protocol _OwnDelegating: UIScrollView {
    associatedtype _Delegate
}

extension _OwnDelegating {
    public var delegate: _Delegate? {
        get { ownDelegate as? _Delegate }
        set { ownDelegate = newValue as? any UIScrollViewDelegate }
    }
}

/// Hears about a scroll view.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// Shows that something is under way.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: .zero)
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }

    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
    }

    open var style: UIActivityIndicatorView.Style
    open var hidesWhenStopped = true
    open var color: UIColor!
    open private(set) var isAnimating = false

    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    /// How large an indicator is.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }
}

/// Shows how far something is.
@MainActor @preconcurrency
open class UIProgressView: UIView {
    open var progress: Float = 0

    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }
}

/// An effect over what is behind.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var effect: UIVisualEffect?
    public private(set) lazy var contentView = UIView()
}

/// An effect.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// A blur.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
    public init(style: UIBlurEffect.Style) {
        super.init()
    }

    /// How a blur looks.
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent = 5
        case systemMaterial = 8
    }
}

/// Makes touches that can be felt.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    open func prepare() {}
}

/// A knock that can be felt.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
        super.init()
    }

    open func impactOccurred() {}

    /// How strong a touch is.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }
}
