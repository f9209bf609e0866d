import Diagnostics
import SwiftOutline

/// One content of a file, and what was parsed of it: each reading is made once, when it is first asked for.
final class ParsedFile {
    let bytes: [UInt8]
    private let name: String
    private let outline: Outline?

    /// - Parameter outline: The outline of these bytes, where it is known.
    init(_ bytes: [UInt8], name: String, outline: Outline?) {
        (self.bytes, self.name, self.outline) = (bytes, name, outline)
    }

    /// The bytes as Swift.
    private(set) lazy var document = outline.map { SwiftDocument(bytes, outline: $0) } ?? SwiftDocument(bytes)

    /// The keys of the bytes as a string catalogue, or the problem that makes them none.
    private(set) lazy var catalogueKeys = Result { () throws(Failure) in
        try StringCatalogue.keys(of: bytes, name: name)
    }
}
