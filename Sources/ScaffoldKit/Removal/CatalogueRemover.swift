import Diagnostics

/// Takes texts back out of a string catalogue, if nobody has changed them since.
struct CatalogueRemover {
    private let editor: CatalogueEditor

    /// - Throws: a problem with its place, when the file is no catalogue.
    init(_ bytes: [UInt8], name: String) throws(Failure) {
        editor = try CatalogueEditor(bytes, name: name)
    }

    /// The catalogue without the texts, and the keys of those that stay since they have been changed.
    func removing(_ texts: [ModuleRecord.Text]) -> (bytes: [UInt8], changed: [String], isEmpty: Bool) {
        var changed: [String] = []
        var gone: Set<String> = []
        for text in texts {
            switch editor.holds(text.key, value: text.value) {
            case true?: gone.insert(text.key)
            case false?: changed.append(text.key)
            case nil: continue
            }
        }
        return (editor.removing(gone), changed, editor.keys.isSubset(of: gone))
    }
}
