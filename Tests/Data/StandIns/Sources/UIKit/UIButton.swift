/// A button.
@MainActor @preconcurrency
open class UIButton: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
    }

    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        setTitle(primaryAction?.title, for: .normal)
    }

    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.configuration = configuration
        if configuration.title == nil, let title = primaryAction?.title, !title.isEmpty {
            self.configuration?.title = title
        }
    }

    open var configuration: UIButton.Configuration?
    open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler?
    open var menu: UIMenu?
    open var showsMenuAsPrimaryAction = false
    open var changesSelectionAsPrimaryAction = false
    open private(set) lazy var titleLabel: UILabel? = UILabel()
    open private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)
    private var titles: [UInt: String] = [:]
    private var images: [UInt: UIImage] = [:]

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    open func setNeedsUpdateConfiguration() {
        configurationUpdateHandler?(self)
    }

    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state.rawValue] = title
        titleLabel?.text = currentTitle
    }

    open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }
    open var currentTitle: String? { titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue] }

    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state.rawValue] = image
    }

    open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

    /// How a button looks from the start.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
        case close = 7
    }

    /// What a button shows and how.
    public struct Configuration: Hashable {
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var attributedTitle: AttributedString?
        public var attributedSubtitle: AttributedString?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var contentInsets = NSDirectionalEdgeInsets.zero
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 0
        public var imagePlacement: NSDirectionalRectEdge = .leading
        public var cornerStyle: CornerStyle = .dynamic
        public var buttonSize: Size = .medium
        public var titleAlignment: TitleAlignment = .automatic
        public var showsActivityIndicator = false
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var background = UIBackgroundConfiguration.clear()
        private let name: String

        private init(name: String) {
            self.name = name
        }

        public static func plain() -> Configuration { Configuration(name: "plain") }
        public static func tinted() -> Configuration { Configuration(name: "tinted") }
        public static func gray() -> Configuration { Configuration(name: "gray") }
        public static func filled() -> Configuration { Configuration(name: "filled") }
        public static func borderless() -> Configuration { Configuration(name: "borderless") }
        public static func bordered() -> Configuration { Configuration(name: "bordered") }
        public static func borderedTinted() -> Configuration { Configuration(name: "borderedTinted") }
        public static func borderedProminent() -> Configuration { Configuration(name: "borderedProminent") }

        public func updated(for button: UIButton) -> Configuration { self }

        public static func == (lhs: Configuration, rhs: Configuration) -> Bool {
            (lhs.name, lhs.title, lhs.subtitle, lhs.image) == (rhs.name, rhs.title, rhs.subtitle, rhs.image)
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(title)
        }

        /// How round the corners are.
        public enum CornerStyle {
            case fixed, dynamic, small, medium, large, capsule
        }

        /// How large a button is.
        public enum Size {
            case mini, small, medium, large
        }

        /// Where the title stands.
        public enum TitleAlignment {
            case automatic, leading, center, trailing
        }
    }
}

/// Edges in the direction of the language, as a set.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all = NSDirectionalRectEdge(rawValue: 15)
}

/// What is behind a cell or a button.
public struct UIBackgroundConfiguration: Hashable {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
