import Diagnostics
import SwiftOutline

/// One content of a file, with what readers have made of it.
package final class ParsedFile {
    package let path: RelativePath
    package let bytes: [UInt8]
    private let known: Outline?
    private let readings = Memo()

    /// - Parameter outline: The outline of these bytes, where it is known.
    init(_ bytes: [UInt8], at path: RelativePath, outline: Outline?) {
        (self.bytes, self.path, known) = (bytes, path, outline)
    }

    /// The bytes as Swift.
    package private(set) lazy var outline = known ?? Outline(SourceText(bytes))

    /// What a reader makes of this content. It is made on the first call, and kept for later ones by its type.
    package func reading<Value>(_ make: () -> Value) -> Value { readings.value(make) }
}
