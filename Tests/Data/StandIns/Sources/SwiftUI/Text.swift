/// A key of the string catalogue, with values in it.
@frozen
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    let key: String

    public init(_ value: String) {
        key = value
    }

    public init(stringLiteral value: String) {
        key = value
    }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
    }

    /// Collects the parts of a key.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            key += literal
        }

        public mutating func appendInterpolation(_ string: String) {
            key += "%@"
        }

        public mutating func appendInterpolation<Subject>(
            _ subject: Subject,
            formatter: Formatter? = nil
        ) where Subject: NSObject {
            key += "%@"
        }

        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            key += "%@"
        }

        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
            key += T._specifier
        }

        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
            key += specifier
        }

        public mutating func appendInterpolation(_ text: Text) {
            key += "%@"
        }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            key += "%@"
        }

        public mutating func appendInterpolation(_ image: Image) {
            key += "%@"
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            key += "%@"
        }

        #if IOS_16
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            key += "%@"
        }
        #endif
    }
}

/// Text to read.
@frozen
public struct Text: Equatable, Sendable {
    let content: String

    public init(verbatim content: String) {
        self.content = content
    }

    @_disfavoredOverload
    public init<S>(_ content: S) where S: StringProtocol {
        self.content = String(content)
    }

    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        content = key.key
    }

    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        content = String(attributedContent.characters)
    }

    public init(_ image: Image) {
        content = image.name
    }

    public init(_ date: Date, style: Text.DateStyle) {
        content = "\(date)"
    }

    public init(_ dates: ClosedRange<Date>) {
        content = "\(dates)"
    }

    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        content = format.format(input)
    }

    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
        content = formatter.string(for: subject) ?? ""
    }

    #if IOS_16
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        content = String(localized: resource)
    }
    #endif

    #if IOS_26
    @available(*, deprecated, message: "Use string interpolation on `Text` instead")
    public static func + (lhs: Text, rhs: Text) -> Text { Text(verbatim: lhs.content + rhs.content) }
    #else
    public static func + (lhs: Text, rhs: Text) -> Text { Text(verbatim: lhs.content + rhs.content) }
    #endif

    /// How a date is written.
    public struct DateStyle: Equatable, Codable, Sendable {
        private let name: String

        public static let time = DateStyle(name: "time")
        public static let date = DateStyle(name: "date")
        public static let relative = DateStyle(name: "relative")
        public static let offset = DateStyle(name: "offset")
        public static let timer = DateStyle(name: "timer")
    }

    /// Where text is cut.
    public enum TruncationMode: Sendable {
        case head
        case tail
        case middle
    }

    /// How letters are changed.
    public enum Case: Sendable {
        case uppercase
        case lowercase
    }
}

extension Text: View {
    public var body: Never { fatalError("the framework's own views have no body") }
}

extension Text: _PrimitiveView {}

extension Text {
    public func font(_ font: Font?) -> Text { self }
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public func foregroundColor(_ color: Color?) -> Text { self }
    public func bold() -> Text { self }
    public func italic() -> Text { self }
    public func monospacedDigit() -> Text { self }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public func kerning(_ kerning: CGFloat) -> Text { self }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
    public func accessibilityLabel(_ label: Text) -> Text { self }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }
    @_disfavoredOverload
    public func accessibilityLabel<S>(_ label: S) -> Text where S: StringProtocol { self }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }

    #if IOS_16
    public func bold(_ isActive: Bool) -> Text { self }
    public func italic(_ isActive: Bool) -> Text { self }
    #endif

    #if IOS_17
    public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { self }
    #endif
}

/// A typeface in a size.
@frozen
public struct Font: Hashable, Sendable {
    private let name: String

    private init(name: String) {
        self.name = name
    }

    public static let largeTitle = Font(name: "largeTitle")
    public static let title = Font(name: "title")
    public static let title2 = Font(name: "title2")
    public static let title3 = Font(name: "title3")
    public static let headline = Font(name: "headline")
    public static let subheadline = Font(name: "subheadline")
    public static let body = Font(name: "body")
    public static let callout = Font(name: "callout")
    public static let footnote = Font(name: "footnote")
    public static let caption = Font(name: "caption")
    public static let caption2 = Font(name: "caption2")

    #if IOS_16
    public static func system(
        _ style: Font.TextStyle,
        design: Font.Design? = nil,
        weight: Font.Weight? = nil
    ) -> Font {
        Font(name: "\(style)")
    }

    public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font {
        Font(name: "\(size)")
    }
    #endif

    @_disfavoredOverload
    public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font {
        Font(name: "\(style)")
    }

    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default) -> Font {
        Font(name: "\(size)")
    }

    public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
        Font(name: name)
    }

    public func bold() -> Font { self }
    public func italic() -> Font { self }
    public func monospacedDigit() -> Font { self }
    public func weight(_ weight: Font.Weight) -> Font { self }

    /// A size that follows the person's settings.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// How heavy a typeface is.
    @frozen
    public struct Weight: Hashable, Sendable {
        private let value: Int

        public static let ultraLight = Weight(value: -3)
        public static let thin = Weight(value: -2)
        public static let light = Weight(value: -1)
        public static let regular = Weight(value: 0)
        public static let medium = Weight(value: 1)
        public static let semibold = Weight(value: 2)
        public static let bold = Weight(value: 3)
        public static let heavy = Weight(value: 4)
        public static let black = Weight(value: 5)
    }

    /// The shape of a typeface.
    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }
}

/// Where lines of text stand.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
    case trailing
}

/// A heading's level.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}
