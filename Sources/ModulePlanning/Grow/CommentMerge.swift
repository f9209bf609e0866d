import Diagnostics
import FileTransaction
import SwiftEdits

/// Merges lines that are comments, which are no part of the declarations that are merged.
struct CommentMerge {
    /// The file with the new words of comments that it has once.
    private(set) var merged: [UInt8]
    /// The comments of the later rendering that are in neither the earlier one nor the file.
    private(set) var lost: [String]

    init(old: [UInt8], new: [UInt8], current: [UInt8]) {
        var lines = LineText.raw(current)
        let later = LineText.raw(new).compactMap(Self.comment)
        for hunk in Diff(old: old, new: new, context: 0).hunks {
            let sides = [Diff.Line.Kind.removed, .added].map { kind in
                hunk.lines.filter { $0.kind == kind }.compactMap { Self.comment($0.bytes) }
            }
            guard sides[0].count == sides[1].count else { continue }
            for (words, others) in zip(sides[0], sides[1]) where !later.contains(words) {
                let places = lines.indices.filter { Self.comment(lines[$0]) == words }
                guard places.count == 1, !lines.contains(where: { Self.comment($0) == others }) else { continue }
                let line = String(decoding: lines[places[0]], as: UTF8.self)
                lines[places[0]] = Array(line.replacingAll(words, with: others).utf8)[...]
            }
        }
        merged = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
        let known = Set((lines + LineText.raw(old)).compactMap(Self.comment))
        lost = Set(later).subtracting(known).sorted()
    }

    /// The words of a line that is a comment.
    private static func comment(_ line: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: line, as: UTF8.self).trimmingSpaces
        return text.hasPrefix("//") ? text : nil
    }
}
