import Diagnostics

/// The indentation of a file, as one step.
package enum Indentation: Sendable, Hashable {
    case tab
    /// A number of spaces, 1 to 8.
    case spaces(Int)

    /// The indentation of the templates and of a new app's formatter configuration.
    package static let usual = Indentation.spaces(4)

    package var unit: String {
        switch self {
        case .tab: "\t"
        case .spaces(let count): String(repeating: " ", count: count)
        }
    }

    /// The text in a configuration: `tabs`, or a number of spaces.
    package var text: String {
        switch self {
        case .tab: "tabs"
        case .spaces(let count): String(count)
        }
    }

    /// Parses `tabs` or a number of spaces.
    package init?(_ text: String) {
        if text == "tabs" || text == "tab" {
            self = .tab
        } else if let count = Int(text), (1...8).contains(count) {
            self = .spaces(count)
        } else {
            return nil
        }
    }

    /// The most common indentation of the files; `nil` if no file is indented.
    package init?(commonTo files: [[UInt8]]) {
        guard let best = files.compactMap(Self.step).mostCommon(by: \.text) else { return nil }
        self = best.element
    }

    /// The step of the first indented line that follows an opening brace.
    private static func step(in bytes: [UInt8]) -> Indentation? {
        var before: Int?
        for line in bytes.split(separator: UInt8(ascii: "\n")).prefix(400) {
            let spaces = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            if let before, spaces.count > before {
                if spaces.contains(UInt8(ascii: "\t")) { return .tab }
                let count = spaces.count - before
                return (1...8).contains(count) ? .spaces(count) : nil
            }
            let last = line.last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }
            before = last == UInt8(ascii: "{") ? spaces.count : nil
        }
        return nil
    }
}
