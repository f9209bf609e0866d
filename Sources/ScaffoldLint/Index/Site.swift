/// A place in a file.
struct Site: Sendable, Hashable {
    /// The file's position in `SourceIndex.files`.
    let file: Int
    /// The byte offset in it.
    let offset: Int
}
