import SwiftOutline

/// A declaration with the file that it stands in.
public struct Place: Sendable {
    /// The file's position in `SourceIndex.files`.
    public let file: Int
    public let declaration: Declaration

    public init(file: Int, declaration: Declaration) {
        self.file = file
        self.declaration = declaration
    }
}
