import Diagnostics

/// Trims white space around tags from text segments, byte for byte as Stencil's behaviour `.smart`.
///
/// A tag takes the blanks before it, and the blanks and the line feed after it. A `-` takes all white space of Unicode, a `+`
/// none. Output takes only what its mark says, and comments nothing.
enum StencilTrim {
    static func trim(_ segments: [Segment], of bytes: ArraySlice<UInt8>) -> [Segment] {
        segments.indices.flatMap { index in
            let segment = segments[index]
            guard segment.kind == .text else { return [segment] }
            var text = segment.range
            if index > 0 { text = start(of: text, after: segments[index - 1], in: bytes)..<text.upperBound }
            guard index + 1 < segments.count else { return [.text(text)] }
            return parts(of: text, before: segments[index + 1], in: bytes).map(Segment.text)
        }
    }

    private static func start(of text: Range<Int>, after segment: Segment, in bytes: ArraySlice<UInt8>) -> Int {
        switch (segment.kind, segment.right) {
        case (.tag, .trim), (.output, .trim):
            return text.lowerBound + width(of: scalars(text, in: bytes).prefix(while: \.properties.isWhitespace))
        case (.tag, .unmarked):
            let blanks = bytes[text].firstIndex { !$0.isBlank } ?? text.upperBound
            return blanks < text.upperBound && bytes[blanks] == .lineFeed ? blanks + 1 : text.lowerBound
        default: return text.lowerBound
        }
    }

    private static func parts(
        of text: Range<Int>,
        before segment: Segment,
        in bytes: ArraySlice<UInt8>
    ) -> [Range<Int>] {
        let scalars = scalars(text, in: bytes)
        switch (segment.kind, segment.left) {
        case (.tag, .trim), (.output, .trim):
            let space = scalars.reversed().prefix(while: \.properties.isWhitespace)
            return [text.lowerBound..<text.upperBound - width(of: space)]
        case (.tag, .unmarked):
            // The `$` of Stencil's pattern also matches before a line break at the end, so blanks go there, too.
            let lineBreak = text.upperBound - lineBreakWidth(atEndOf: scalars)
            let end = (bytes[text.lowerBound..<lineBreak].lastIndex { !$0.isBlank } ?? text.lowerBound - 1) + 1
            return [text.lowerBound..<end, lineBreak..<text.upperBound]
        default: return [text]
        }
    }

    private static func scalars(_ text: Range<Int>, in bytes: ArraySlice<UInt8>) -> String.UnicodeScalarView {
        String(decoding: bytes[text], as: UTF8.self).unicodeScalars
    }

    private static func width(of scalars: some Sequence<Unicode.Scalar>) -> Int {
        scalars.reduce(0) { $0 + UTF8.width($1) }
    }

    private static func lineBreakWidth(atEndOf scalars: String.UnicodeScalarView) -> Int {
        guard let last = scalars.last, Text.isLineBreak(last) else { return 0 }
        return last == "\n" && scalars.dropLast().last == "\r" ? 2 : UTF8.width(last)
    }
}
