/// A rule about the places of views.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    open var priority: UILayoutPriority = .required
    open var constant: CGFloat
    open var isActive: Bool {
        didSet { isActive ? install() : remove() }
    }
    open var identifier: String?
    open private(set) weak var firstItem: AnyObject?
    open private(set) weak var secondItem: AnyObject?

    init(_ first: AnyObject?, _ second: AnyObject?, constant: CGFloat) {
        firstItem = first
        secondItem = second
        self.constant = constant
        isActive = false
        super.init()
    }

    /// The view that both items are in keeps the constraint while it is active.
    private weak var holder: UIView?

    private func install() {
        let views = [firstItem, secondItem].compactMap { $0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView }
        var ancestor = views.first
        while let view = ancestor, !views.allSatisfy({ $0.isDescendant(of: view) }) { ancestor = view.superview }
        remove()
        ancestor?.addConstraint(self)
        holder = ancestor
    }

    private func remove() {
        holder?.removeConstraint(self)
        holder = nil
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Along which axis.
    public enum Axis: Int, Sendable {
        case horizontal
        case vertical
    }

    /// Which part of a view.
    public enum Attribute: Int, Sendable {
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case notAnAttribute = 0
    }

    /// How two parts relate.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal
        case greaterThanOrEqual
    }
}

/// How much a rule matters.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A place of a view that rules are made of.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType>: NSObject where AnchorType: AnyObject {
    weak var item: AnyObject?

    init(_ item: AnyObject) {
        self.item = item
        super.init()
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(item, anchor.item, constant: 0)
    }

    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(item, anchor.item, constant: 0)
    }

    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(item, anchor.item, constant: 0)
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(item, anchor.item, constant: c)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(item, anchor.item, constant: c)
    }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(item, anchor.item, constant: c)
    }
}

/// A place from side to side.
@MainActor @preconcurrency
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(item, anchor.item, constant: 8 * multiplier)
    }
}

/// A place up and down.
@MainActor @preconcurrency
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(item, anchor.item, constant: 8 * multiplier)
    }
}

/// A width or a height.
@MainActor @preconcurrency
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(item, nil, constant: c)
    }

    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(item, nil, constant: c)
    }

    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(item, nil, constant: c)
    }

    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(item, anchor.item, constant: 0)
    }

    open func constraint(
        equalTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(item, anchor.item, constant: c)
    }

    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(item, anchor.item, constant: 0)
    }
}

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self) }
}

/// A rectangle to lay out against that is no view.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    open internal(set) weak var owningView: UIView?
    open var identifier = ""

    public override init() {
        super.init()
    }

    init(owning view: UIView) {
        owningView = view
        super.init()
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self) }
}
