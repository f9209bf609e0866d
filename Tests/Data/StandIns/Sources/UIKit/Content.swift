/// What a cell shows, as a value.
public protocol UIContentConfiguration {
    @MainActor @preconcurrency
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
}

/// How what shows a configuration is at the moment.
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
}

/// How a cell is at the moment.
public struct UICellConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isSelected = false
    public var isHighlighted = false
    public var isDisabled = false
    public var isEditing = false
    public var isExpanded = false

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// A row's text, second text and picture.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    public var text: String?
    public var secondaryText: String?
    public var attributedText: NSAttributedString?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline),
        color: .secondaryLabel
    )
    public var imageProperties = ImageProperties()
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 8
    public var textToSecondaryTextVerticalPadding: CGFloat = 4
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    private let kind: String

    private init(kind: String) {
        self.kind = kind
    }

    public static func cell() -> UIListContentConfiguration { .init(kind: "cell") }
    public static func subtitleCell() -> UIListContentConfiguration { .init(kind: "subtitleCell") }
    public static func valueCell() -> UIListContentConfiguration { .init(kind: "valueCell") }
    public static func plainHeader() -> UIListContentConfiguration { .init(kind: "plainHeader") }
    public static func plainFooter() -> UIListContentConfiguration { .init(kind: "plainFooter") }
    public static func groupedHeader() -> UIListContentConfiguration { .init(kind: "groupedHeader") }
    public static func groupedFooter() -> UIListContentConfiguration { .init(kind: "groupedFooter") }
    public static func sidebarCell() -> UIListContentConfiguration { .init(kind: "sidebarCell") }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { .init(kind: "prominent") }

    @MainActor @preconcurrency
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

    public static func == (lhs: UIListContentConfiguration, rhs: UIListContentConfiguration) -> Bool {
        (lhs.kind, lhs.text, lhs.secondaryText, lhs.image) == (rhs.kind, rhs.text, rhs.secondaryText, rhs.image)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
    }

    /// How text looks.
    public struct TextProperties: Hashable {
        public var font: UIFont
        public var color: UIColor
        public var alignment: TextAlignment = .natural
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var adjustsFontForContentSizeCategory = true
        public var transform: TextTransform = .none

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }

        /// Where text stands.
        public enum TextAlignment: Hashable {
            case natural, center, justified
        }

        /// How letters are changed.
        public enum TextTransform: Hashable {
            case none, uppercase, lowercase, capitalized
        }
    }

    /// How the picture looks.
    public struct ImageProperties: Hashable {
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize: CGSize = .zero
        public var reservedLayoutSize: CGSize = .zero
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

        public static func == (lhs: ImageProperties, rhs: ImageProperties) -> Bool {
            lhs.tintColor == rhs.tintColor && lhs.maximumSize == rhs.maximumSize
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
        }
    }
}

/// Axes, as a set.
public struct UIAxis: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both = UIAxis(rawValue: 3)
}

/// Shows a row's content.
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        configuration = UIListContentConfiguration.cell()
        super.init(coder: coder)
    }

    open var configuration: any UIContentConfiguration
}

#if IOS_17
/// What stands where there is no content.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public var textProperties = TextProperties()
    public var secondaryTextProperties = TextProperties()
    public var imageProperties = ImageProperties()
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var background = UIBackgroundConfiguration.clear()
    private let kind: String

    private init(kind: String) {
        self.kind = kind
    }

    public static func empty() -> UIContentUnavailableConfiguration { .init(kind: "empty") }
    public static func loading() -> UIContentUnavailableConfiguration { .init(kind: "loading") }
    public static func search() -> UIContentUnavailableConfiguration { .init(kind: "search") }

    @MainActor @preconcurrency
    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        (lhs.kind, lhs.text, lhs.secondaryText, lhs.image) == (rhs.kind, rhs.text, rhs.secondaryText, rhs.image)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(text)
    }

    /// How text looks.
    public struct TextProperties: Hashable {
        public var font: UIFont = .preferredFont(forTextStyle: .body)
        public var color: UIColor = .label
        public var numberOfLines = 0
    }

    /// How the picture looks.
    public struct ImageProperties: Hashable {
        public var tintColor: UIColor?
    }

    /// What a button does.
    public struct ButtonProperties: Hashable {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
        public var role: UIButton.Role = .normal
    }
}

/// Shows that there is no content.
@MainActor @preconcurrency
open class UIContentUnavailableView: UIView, UIContentView {
    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        configuration = UIContentUnavailableConfiguration.empty()
        super.init(coder: coder)
    }

    open var configuration: any UIContentConfiguration
    open var isScrollEnabled = true
}

/// How the content is at the moment.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var searchText: String?

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}
#endif

extension UIButton {
    /// What a button is for.
    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }
}
