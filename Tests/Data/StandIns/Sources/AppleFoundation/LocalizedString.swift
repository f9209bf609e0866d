import Foundation

extension String {
    /// A key to look up, or a text with values in it.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        /// The key under which a catalogue has the text: `%@` and `%lld` stand for the values.
        let key: String
        let text: String

        public init(_ value: String) {
            key = value
            text = value
        }

        public init(stringLiteral value: String) {
            self.init(value)
        }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            text = stringInterpolation.text
        }

        /// Collects the parts of an interpolated text.
        public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var text = ""

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) {
                key += literal
                text += literal
            }

            public mutating func appendInterpolation(_ string: String) {
                key += "%@"
                text += string
            }

            public mutating func appendInterpolation<Subject>(_ subject: Subject) where Subject: NSObject {
                key += "%@"
                text += subject.description
            }

            public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
                appendInterpolation(value, specifier: T._specifier)
            }

            public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
                key += specifier
                text += String(format: specifier, value._arg)
            }

            public mutating func appendInterpolation<T, F>(_ value: T, format: F)
            where T == F.FormatInput, F: FormatStyle, F.FormatOutput: StringProtocol {
                key += "%@"
                text += String(format.format(value))
            }

            #if IOS_16
            public mutating func appendInterpolation<T>(_ value: T) where T: CustomLocalizedStringResourceConvertible {
                key += "%@"
                text += String(localized: value.localizedStringResource)
            }
            #endif
        }

        /// What the bundle has for a key, or else the default.
        func resolved(key: String, table: String?, bundle: Bundle?) -> String {
            let found = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
            return found == key ? text : found
        }
    }

    public init(
        localized keyAndValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = keyAndValue.resolved(key: keyAndValue.key, table: table, bundle: bundle)
    }

    public init(
        localized key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = defaultValue.resolved(key: "\(key)", table: table, bundle: bundle)
    }
}

/// A number that has a place in a format string.
public protocol _FormatSpecifiable: Equatable {
    associatedtype _Arg: CVarArg
    var _arg: _Arg { get }
    static var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
    public var _arg: Int64 { Int64(self) }
    public static var _specifier: String { "%lld" }
}

extension Int32: _FormatSpecifiable {
    public var _arg: Int32 { self }
    public static var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
    public var _arg: Int64 { self }
    public static var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
    public var _arg: UInt64 { UInt64(self) }
    public static var _specifier: String { "%llu" }
}

extension Double: _FormatSpecifiable {
    public var _arg: Double { self }
    public static var _specifier: String { "%lf" }
}

extension Float: _FormatSpecifiable {
    public var _arg: Double { Double(self) }
    public static var _specifier: String { "%f" }
}

#if IOS_16
/// Something that names its own localised text.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

/// A localised text that is looked up where it is shown.
public struct LocalizedStringResource: Equatable, CustomLocalizedStringResourceConvertible,
    ExpressibleByStringInterpolation, Sendable
{
    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    private let source: BundleDescription

    /// Where a text is looked up.
    public enum BundleDescription: Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)

        var bundle: Bundle? {
            switch self {
            case .main: .main
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    public var bundle: BundleDescription { source }

    public init(
        _ keyAndValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        source = bundle
    }

    public init(
        _ key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        source = bundle
    }

    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    public var localizedStringResource: LocalizedStringResource { self }

    public static func == (lhs: LocalizedStringResource, rhs: LocalizedStringResource) -> Bool {
        (lhs.key, lhs.defaultValue, lhs.table) == (rhs.key, rhs.defaultValue, rhs.table)
    }
}

extension String {
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = resource.defaultValue.resolved(
            key: resource.key,
            table: resource.table,
            bundle: resource.bundle.bundle
        )
    }
}
#endif
