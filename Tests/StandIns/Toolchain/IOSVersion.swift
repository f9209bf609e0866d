/// A version of iOS that an app can name as its oldest.
public struct IOSVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Reads `15`, `15.0` or `iOS 16.4`; `nil` for anything else.
    public init?(_ text: String) {
        let number = text.hasPrefix("iOS ") ? text.dropFirst(4) : text[...]
        let parts = number.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), let major = parts[0], parts.allSatisfy({ $0 != nil }) else { return nil }
        self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }

    public var description: String { "\(major).\(minor)" }

    public static func < (lhs: IOSVersion, rhs: IOSVersion) -> Bool {
        (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
    }

    /// The versions in which the stand-ins' interface changed, each with the condition that its declarations stand under.
    static let conditions: [(version: IOSVersion, name: String)] = [
        (IOSVersion(16), "IOS_16"), (IOSVersion(16, 4), "IOS_16_4"), (IOSVersion(17), "IOS_17"),
        (IOSVersion(17, 4), "IOS_17_4"), (IOSVersion(18), "IOS_18"), (IOSVersion(26), "IOS_26"),
    ]

    /// The compilation conditions that hold for an app whose oldest system is this one.
    var compilationConditions: [String] {
        Self.conditions.filter { $0.version <= self }.map(\.name)
    }
}
