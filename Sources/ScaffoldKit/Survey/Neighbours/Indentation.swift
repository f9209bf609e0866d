/// One step of a file's indentation.
public enum Indentation: Sendable, Hashable {
    case tab
    /// A number of spaces, 1 to 8.
    case spaces(Int)

    /// What the templates are written with, and the formatter's configuration of a new app says.
    static let usual = Indentation.spaces(4)

    var unit: String {
        switch self {
        case .tab: "\t"
        case .spaces(let count): String(repeating: " ", count: count)
        }
    }

    /// How a configuration writes it: `tabs`, or a number of spaces.
    public var text: String {
        switch self {
        case .tab: "tabs"
        case .spaces(let count): String(count)
        }
    }

    /// Reads `tabs`, `2`.
    public init?(_ text: String) {
        if text == "tabs" || text == "tab" {
            self = .tab
        } else if let count = Int(text), (1...8).contains(count) {
            self = .spaces(count)
        } else {
            return nil
        }
    }

    /// The step that most blocks of these files have; `nil` where nothing is indented.
    init?(commonTo files: [[UInt8]]) {
        var counts: [Indentation: Int] = [:]
        for bytes in files {
            guard let step = Self.step(in: bytes) else { continue }
            counts[step, default: 0] += 1
        }
        guard let best = counts.max(by: { ($0.value, $1.key.text) < ($1.value, $0.key.text) }) else { return nil }
        self = best.key
    }

    /// The first line after one that ends in a brace tells the step, if it is indented by more.
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
