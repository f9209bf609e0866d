/// The difference between two versions of a file, line by line.
///
/// The time it takes is bounded near the number of lines; in files that share few lines the difference may then be larger than it
/// need be, but it is always right.
package struct Diff: Hashable, Sendable {
    /// A line of a hunk.
    package struct Line: Hashable, Sendable {
        /// What happens to a line.
        package enum Kind: Hashable, Sendable {
            case context, removed, added
        }

        /// What happens to it.
        package let kind: Kind

        /// Its bytes, with the line feed if it has one.
        package let bytes: ArraySlice<UInt8>
    }

    /// Changes that stand near each other, with the unchanged lines around them.
    package struct Hunk: Hashable, Sendable {
        /// The lines of the old version that it covers, counted from 0.
        package let old: Range<Int>

        /// The lines of the new version that it covers, counted from 0.
        package let new: Range<Int>

        /// Its lines; where lines are replaced, the removed ones stand before the added ones.
        package let lines: [Line]
    }

    /// The changes in order; empty when the versions are the same.
    package let hunks: [Hunk]

    /// Whether a version contains a NUL byte, so that its lines mean nothing to a reader.
    package let isBinary: Bool

    /// Compares two versions.
    ///
    /// - Parameter context: How many unchanged lines stand around each change; negative counts as 0.
    package init(old: [UInt8], new: [UInt8], context: Int = 3) {
        isBinary = old.contains(0) || new.contains(0)
        guard old != new else {
            hunks = []
            return
        }
        let script = LineScript(old: Self.lines(of: old), new: Self.lines(of: new))
        hunks = script.hunks(context: max(0, context))
    }

    /// The difference in the unified format, or an empty text when the versions are the same.
    ///
    /// - Parameters:
    ///   - old: The name of the old version; `nil` when there was none.
    ///   - new: The name of the new version; `nil` when there will be none.
    package func unified(old: String?, new: String?) -> String {
        let oldName = old ?? "/dev/null"
        let newName = new ?? "/dev/null"
        guard !hunks.isEmpty else { return "" }
        if isBinary { return "Binary files \(oldName) and \(newName) differ\n" }
        var text: [UInt8] = Array("--- \(oldName)\n+++ \(newName)\n".utf8)
        for hunk in hunks {
            text += Array("@@ -\(Self.range(hunk.old)) +\(Self.range(hunk.new)) @@\n".utf8)
            for line in hunk.lines {
                text.append(line.kind.sign)
                text += line.bytes
                if line.bytes.last != UInt8(ascii: "\n") { text += Array("\n\\ No newline at end of file\n".utf8) }
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// A range as the format counts it: from 1, and from the line before where it is empty.
    private static func range(_ lines: Range<Int>) -> String {
        switch lines.count {
        case 0: "\(lines.lowerBound),0"
        case 1: "\(lines.lowerBound + 1)"
        default: "\(lines.lowerBound + 1),\(lines.count)"
        }
    }

    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var found: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
            found.append(bytes[start..<end])
            start = end
        }
        return found
    }
}

extension Diff.Line.Kind {
    /// The character that marks such a line in the unified format.
    package var sign: UInt8 {
        switch self {
        case .context: UInt8(ascii: " ")
        case .removed: UInt8(ascii: "-")
        case .added: UInt8(ascii: "+")
        }
    }
}
