/// A way to write the words of a name.
package enum NameSpelling: Hashable, Sendable {
    /// `MovieList`.
    case pascal
    /// `movieList`.
    case camel
    /// `Movie list`.
    case sentence
    /// `movie-list`, with any joint.
    case lower(joint: String)
    /// `Movie-List`, with any joint.
    case capital(joint: String)
    /// `MOVIE-LIST`, with any joint.
    case upper(joint: String)

    /// The spellings that names and texts of an app have.
    package static let all: [NameSpelling] =
        [.pascal, .camel, .sentence]
        + ["-", "_", " "].flatMap { [.lower(joint: $0), .capital(joint: $0), .upper(joint: $0)] }
}

extension NameWords {
    /// The words in a spelling, as one text.
    package func spelled(_ spelling: NameSpelling) -> String {
        switch spelling {
        case .pascal: pascal
        case .camel: camel
        case .sentence: sentence
        case .lower(let joint): words.map { $0.lowercased() }.joined(separator: joint)
        case .capital(let joint): words.map(Self.capitalized).joined(separator: joint)
        case .upper(let joint): words.map { $0.uppercased() }.joined(separator: joint)
        }
    }
}
