import SwiftOutline

/// A declaration with the file that it stands in.
public struct Place: Sendable {
    /// The file's position in `SourceIndex.files`.
    public let file: Int
    public let declaration: Declaration

    /// The start of the declaration.
    var site: Site { Site(file: file, offset: declaration.range.lowerBound) }

    /// The declaration's name.
    var nameSite: (range: Range<Int>, file: Int) { (declaration.nameRange, file) }

    public init(file: Int, declaration: Declaration) {
        self.file = file
        self.declaration = declaration
    }
}
