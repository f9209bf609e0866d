/// A segment of a template: text, or a pair of delimiters with its content.
struct Segment: Sendable {
    enum Kind: Sendable {
        case text
        /// `{{ … }}`
        case output
        /// `{% … %}`
        case tag
        /// `{# … #}`
        case comment
    }

    /// The mark beside a delimiter: `-` trims the white space on that side, `+` keeps it.
    enum Mark: Sendable {
        case unmarked
        case trim
        case keep
    }

    let kind: Kind
    /// The bytes of the segment, including delimiters. Trimming narrows the range of text.
    var range: Range<Int>
    /// The bytes between the delimiters and marks.
    var content: Range<Int>
    var left = Mark.unmarked
    var right = Mark.unmarked

    static func text(_ range: Range<Int>) -> Segment { Segment(kind: .text, range: range, content: range) }
}
