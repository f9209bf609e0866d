import Diagnostics
import FileTransaction
import SwiftEdits

/// The parsed forms of a file that the editors need, each parsed once per content.
extension ParsedFile {
    /// The bytes as a Swift document for editing.
    var document: SwiftDocument { reading { SwiftDocument(bytes, outline: outline) } }

    /// The keys of the bytes as a table of texts, or the problem if the file is not one.
    var catalogueKeys: Result<Set<String>, Failure> {
        reading { Result { () throws(Failure) in try StringCatalogue.table(bytes, name: path.text).keys } }
    }
}
