/// A stretch of a template: text that is copied, or one pair of delimiters with what stands between them.
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

    /// What a `-` or `+` beside a delimiter says about the white space on that side.
    enum Mark: Sendable {
        case unmarked
        case trim
        case keep
    }

    let kind: Kind
    /// The bytes of the segment, delimiters included. For text the trimming narrows it.
    var range: Range<Int>
    /// The bytes between the delimiters and marks.
    var content: Range<Int>
    var left = Mark.unmarked
    var right = Mark.unmarked

    static func text(_ range: Range<Int>) -> Segment {
        Segment(kind: .text, range: range, content: range)
    }
}
