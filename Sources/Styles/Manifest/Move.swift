import Diagnostics

/// What a style has moved or renamed since its earlier states, so that an update takes along what people have edited.
package enum Move: Sendable, Equatable {
    /// The file of a piece, from the place of an id in the earlier state to that of another or the same id now.
    case piece(from: String, to: String)
    /// A type, by the templates of its names.
    case type(from: String, to: String, mark: SourceMark)
}
