/// A site in the sources: a byte offset in a file.
package struct Site: Sendable, Hashable {
    /// The file's index in `AppModel.files`.
    package let file: Int
    package let offset: Int

    package init(file: Int, offset: Int) { (self.file, self.offset) = (file, offset) }
}
