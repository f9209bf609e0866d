/// Gives rendered Swift the shape that a formatter leaves alone: no trailing spaces, no two blank lines in a row, none
/// beside a brace, one line break at the end, and no line longer than the limit that could be folded.
///
/// Templates stay readable that way: they need not know how long a type's name is.
public struct SwiftTidy: Sendable {
    private let folder: LineFolder

    /// - Parameter width: The longest line, in columns.
    public init(width: Int = 120) {
        folder = LineFolder(width: width)
    }

    public func tidy(_ text: String) -> String {
        var kept: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = trimmedEnd(line)
            if trimmed.isEmpty {
                guard let last = kept.last, !last.isEmpty, !opensBlock(last) else { continue }
                kept.append("")
                continue
            }
            if closesBlock(trimmed), kept.last?.isEmpty == true { kept.removeLast() }
            kept += folder.fold(trimmed)
        }
        while kept.last?.isEmpty == true { kept.removeLast() }
        return kept.isEmpty ? "" : kept.joined(separator: "\n") + "\n"
    }

    private func trimmedEnd(_ line: Substring) -> String {
        var end = line.utf8.endIndex
        while end > line.utf8.startIndex {
            let before = line.utf8.index(before: end)
            guard [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(line.utf8[before]) else { break }
            end = before
        }
        return String(line[line.startIndex..<end])
    }

    private func opensBlock(_ line: String) -> Bool {
        line.utf8.last == UInt8(ascii: "{") || line.utf8.last == UInt8(ascii: "(")
            || line.utf8.last == UInt8(ascii: "[")
    }

    private func closesBlock(_ line: String) -> Bool {
        guard let first = line.utf8.first(where: { $0 != UInt8(ascii: " ") }) else { return false }
        return first == UInt8(ascii: "}") || first == UInt8(ascii: ")") || first == UInt8(ascii: "]")
    }
}
