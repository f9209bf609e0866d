internal import Foundation

/// A message for the log; it can only be written as a literal, and values in it say how private they are.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    public let interpolation: OSLogInterpolation

    public init(stringInterpolation: OSLogInterpolation) {
        interpolation = stringInterpolation
    }

    public init(stringLiteral value: String) {
        var interpolation = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
        interpolation.appendLiteral(value)
        self.interpolation = interpolation
    }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
        text += literal
    }

    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.show(argumentString())
    }

    public mutating func appendInterpolation<T>(
        _ number: @autoclosure @escaping () -> T,
        format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) where T: FixedWidthInteger {
        text += "\(number())"
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Float,
        format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += "\(number())"
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double,
        format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += "\(number())"
    }

    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool,
        format: OSLogBoolFormat = .truth,
        privacy: OSLogPrivacy = .auto
    ) {
        text += "\(boolean())"
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure @escaping () -> T,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) where T: CustomStringConvertible {
        text += privacy.show(value().description)
    }

    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> any Any.Type,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += "\(value())"
    }

    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> any Error,
        privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) {
        text += privacy.show("\(error())")
    }
}

/// Who may read a value in the log.
public struct OSLogPrivacy {
    private let isHidden: Bool

    private init(isHidden: Bool) {
        self.isHidden = isHidden
    }

    /// How a hidden value can still be told from others.
    public enum Mask {
        case hash
        case none
    }

    public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
    public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
    public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

    func show(_ text: String) -> String {
        isHidden ? "<private>" : text
    }
}

/// How a text is padded.
public struct OSLogStringAlignment {
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment { .none }
    public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment { .none }
}

/// How an integer is written.
public struct OSLogIntegerFormatting {
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
}

/// How a floating-point number is written.
public struct OSLogFloatFormatting {
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static func fixed(precision: @autoclosure @escaping () -> Int) -> OSLogFloatFormatting { .fixed }
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
}

/// How a truth value is written.
public enum OSLogBoolFormat {
    case truth
    case answer
}
