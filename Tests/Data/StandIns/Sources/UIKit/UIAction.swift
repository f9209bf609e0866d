/// What is called when an action is chosen.
public typealias UIActionHandler = (UIAction) -> Void

/// What a menu is made of.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    private let ownTitle: String
    private let ownImage: UIImage?

    init(title: String, image: UIImage?) {
        ownTitle = title
        ownImage = image
        super.init()
    }

    open var title: String { ownTitle }
    open var image: UIImage? { ownImage }

    /// How an element can be used.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
    }

    /// Whether an element is ticked.
    public enum State: Int, Sendable {
        case off, on, mixed
    }
}

/// Something to do, with a title and a picture.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
    private let handler: UIActionHandler
    public let identifier: UIAction.Identifier
    private var shownTitle: String
    private var shownImage: UIImage?

    open override var title: String {
        get { shownTitle }
        set { shownTitle = newValue }
    }

    open override var image: UIImage? {
        get { shownImage }
        set { shownImage = newValue }
    }

    open var subtitle: String?
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    open internal(set) var sender: Any?

    private init(
        handler: @escaping UIActionHandler,
        title: String,
        image: UIImage?,
        identifier: UIAction.Identifier?,
        attributes: UIMenuElement.Attributes,
        state: UIMenuElement.State
    ) {
        self.handler = handler
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.attributes = attributes
        self.state = state
        shownTitle = title
        shownImage = image
        super.init(title: title, image: image)
    }

    public convenience init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init(
            handler: handler,
            title: title,
            image: image,
            identifier: identifier,
            attributes: attributes,
            state: state
        )
        self.subtitle = subtitle
        self.discoverabilityTitle = discoverabilityTitle
    }

    func perform(_ sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    #if IOS_16
    open func performWithSender(_ sender: Any?, target: Any?) {
        perform(sender)
    }
    #endif

    /// Tells actions apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

/// A menu.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
    public let identifier: UIMenu.Identifier
    public let options: UIMenu.Options
    public let children: [UIMenuElement]

    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [],
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(rawValue: UUID().uuidString)
        self.options = options
        self.children = children
        super.init(title: title, image: image)
    }

    /// Tells menus apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How a menu is shown.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
    }
}
