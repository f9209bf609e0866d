import Diagnostics

/// Trims white space around tags from text segments, byte for byte as Stencil's behaviour `.smart`.
///
/// A tag takes the blanks before it, and the blanks and the line feed after it. A `-` takes all white space of Unicode, a `+`
/// none. Output takes only what its mark says, and comments nothing.
enum StencilTrim {
    static func trim(_ segments: [Segment], of bytes: ArraySlice<UInt8>) -> [Segment] {
        segments.indices.flatMap { index in
            guard segments[index].kind == .text else { return [segments[index]] }
            var text = segments[index].range
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
            let blanks = bytes[text].firstIndex { !$0.isBlank }
            return blanks.map { bytes[$0] == .lineFeed ? $0 + 1 : text.lowerBound } ?? text.lowerBound
        default: return text.lowerBound
        }
    }

    private static func parts(
        of text: Range<Int>,
        before segment: Segment,
        in bytes: ArraySlice<UInt8>
    ) -> [Range<Int>] {
        let scalars = scalars(text, in: bytes).reversed()
        switch (segment.kind, segment.left) {
        case (.tag, .trim), (.output, .trim):
            return [text.lowerBound..<text.upperBound - width(of: scalars.prefix(while: \.properties.isWhitespace))]
        case (.tag, .unmarked):
            // The `$` of Stencil's pattern also matches before a line break at the end, so blanks go there, too.
            let lineBreak =
                scalars.starts(with: ["\n", "\r"]) ? 2 : width(of: scalars.prefix(1).filter(Text.isLineBreak))
            let end = bytes[text].dropLast(lineBreak).lastIndex { !$0.isBlank }.map { $0 + 1 } ?? text.lowerBound
            return [text.lowerBound..<end, text.upperBound - lineBreak..<text.upperBound]
        default: return [text]
        }
    }

    private static func scalars(_ text: Range<Int>, in bytes: ArraySlice<UInt8>) -> String.UnicodeScalarView {
        String(decoding: bytes[text], as: UTF8.self).unicodeScalars
    }

    private static func width(of scalars: some Sequence<Unicode.Scalar>) -> Int {
        scalars.reduce(0) { $0 + UTF8.width($1) }
    }
}
