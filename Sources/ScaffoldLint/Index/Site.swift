/// Where a name stands.
struct Site: Sendable {
    /// The file's position in `SourceIndex.files`.
    let file: Int
    /// The byte offset of the name.
    let offset: Int
}
