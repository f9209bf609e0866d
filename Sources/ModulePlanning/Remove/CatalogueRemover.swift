import Diagnostics
import SwiftEdits

/// Removes texts from a table of texts if they have not been changed since.
struct CatalogueRemover {
    private let editor: any StringTable

    /// - Throws: `Failure` with a position if the file is no such table.
    init(_ bytes: [UInt8], name: String) throws(Failure) { editor = try StringCatalogue.table(bytes, name: name) }

    /// Removes the texts. `changed` lists the keys of texts that stay because they have been changed.
    func removing(_ texts: [ModuleRecord.Text]) -> (bytes: [UInt8], changed: [String], isEmpty: Bool) {
        var changed: [String] = []
        var gone: Set<String> = []
        for text in texts {
            switch editor.matches(text.entry) {
            case true?: gone.insert(text.key)
            case false?: changed.append(text.key)
            case nil: continue
            }
        }
        return (editor.removing(gone), changed, editor.keys.isSubset(of: gone))
    }
}
