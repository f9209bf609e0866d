import Diagnostics
import SwiftEdits
import SwiftOutline

/// Puts what a module's files have for a screen that it does not begin with into loops over these screens.
struct ScreenLoops {
    private let document: SwiftDocument

    init(_ copy: String) {
        document = SwiftDocument(Array(copy.utf8))
    }

    /// The copy with the tags of loops.
    ///
    /// - Parameter rest: Makes the text of what is in no loop.
    func text(_ rest: (String) -> String) -> String {
        var (result, end) = ("", 0)
        for part in parts where part.range.lowerBound >= end {
            result += rest(document.text(end..<part.range.lowerBound)) + looped(part)
            end = part.range.upperBound
        }
        return result + rest(document.text(end..<document.bytes.count))
    }

    private func looped(_ part: ScreenFragment) -> String {
        let (start, end) = (part.range.lowerBound, part.range.upperBound)
        let lineBreak = document.startsLine(start) && document.lineStart(end) == end ? "\n" : ""
        func text(_ tags: [LoopTag]) -> String { tags.map { "\($0.rawValue)\(lineBreak)" }.joined() }
        let before: [LoopTag] = part.isHandler ? [.begin, .beginFirst] : [.begin]
        let after: [LoopTag] = part.isHandler ? [.endFirst] : part.isAlone ? [.separator] : []
        return text(before) + document.text(part.range) + text(after + [.end])
    }

    /// What there is once for each screen, with the lines that it fills, in source order.
    private var parts: [ScreenFragment] {
        let outline = document.outline
        var parts: [ScreenFragment] = []
        for token in outline.tokens where token.kind == .identifier && ModulePlaceholder.isOfScreen(outline.name(token))
        {
            guard !parts.contains(where: { $0.range.contains(token.start) }),
                var part = ScreenFragment(at: token.start, in: outline, { ModulePlaceholder.isOfScreen($0.name) })
            else { continue }
            part.range = withEmptyLine(FileCuts.withLines(part.range, in: document))
            parts.append(part)
        }
        return parts
    }

    /// The lines of a declaration with the empty one that parts it from others.
    private func withEmptyLine(_ range: Range<Int>) -> Range<Int> {
        guard document.text(range).trimmingSpaces.contains("\n") else { return range }
        let above = document.lineStart(max(0, range.lowerBound - 1))
        if above < range.lowerBound, document.text(above..<range.lowerBound).trimmingSpaces.isEmpty {
            return above..<range.upperBound
        }
        let below = document.lineEnd(range.upperBound)
        let isEmpty = below < document.bytes.count && document.text(range.upperBound..<below).trimmingSpaces.isEmpty
        return isEmpty ? range.lowerBound..<below + document.newline(near: below).utf8.count : range
    }
}
