import SwiftOutline

/// A place of a declaration: the declaration and its file.
package struct Place: Sendable {
    /// The file's index in `AppModel.files`.
    package let file: Int
    package let declaration: Declaration

    /// The start of the declaration.
    package var site: Site { Site(file: file, offset: declaration.range.lowerBound) }

    /// The range of the declaration's name.
    package var nameSite: (range: Range<Int>, file: Int) { (declaration.nameRange, file) }

    package init(file: Int, declaration: Declaration) {
        self.file = file
        self.declaration = declaration
    }
}
