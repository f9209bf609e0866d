/// What an extent is found by.
package struct ExtentOptions: Sendable {
    /// Whether services, repositories, use cases and entities of the module's name belong to it.
    package var isFull = false
    /// Whether nothing outside of the module's folders belongs to it.
    package var isOnlyFolder = false

    package init(isFull: Bool = false, isOnlyFolder: Bool = false) {
        (self.isFull, self.isOnlyFolder) = (isFull, isOnlyFolder)
    }
}
