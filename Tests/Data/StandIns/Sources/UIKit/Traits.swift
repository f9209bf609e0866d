/// Where and how the interface is shown.
open class UITraitCollection: NSObject, @unchecked Sendable {
    public override init() {
        super.init()
    }

    open class var current: UITraitCollection { UITraitCollection() }
    open var userInterfaceStyle: UIUserInterfaceStyle { .light }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    open var displayScale: CGFloat { 3 }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad, tv, carPlay
    case mac = 5
    #if IOS_17
    case vision = 6
    #endif
}

/// How large the person wants text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let large = UIContentSizeCategory(rawValue: "L")
    public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AX1")

    public var isAccessibilityCategory: Bool { rawValue.hasPrefix("AX") }
}

/// The device.
@MainActor @preconcurrency
open class UIDevice: NSObject {
    static let shared = UIDevice()

    open class var current: UIDevice { shared }
    open var name: String { "Stand-in" }
    open var model: String { "iPhone" }
    open var systemName: String { "iOS" }
    open var systemVersion: String { "15.0" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
}

/// A screen.
@MainActor @preconcurrency
open class UIScreen: NSObject {
    static let shared = UIScreen()

    #if IOS_26
    @available(*, deprecated, message: "Use a UIScreen instance found through context instead")
    open class var main: UIScreen { shared }
    #else
    open class var main: UIScreen { shared }
    #endif

    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    open var scale: CGFloat { 3 }
}

/// Recognises a movement of fingers. What it then does needs a selector, which this platform's compiler does not have.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open internal(set) weak var view: UIView?
}

/// Recognises taps.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
}

/// Recognises a movement of fingers over the screen.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// Recognises a swipe from an edge.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
}
