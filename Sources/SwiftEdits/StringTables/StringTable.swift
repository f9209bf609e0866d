import Diagnostics

/// The texts of one file: of a string catalogue, a `.strings` file or a `.stringsdict` file.
package protocol StringTable {
    var keys: Set<String> { get }

    /// Whether the key has the entry that the tool would write; `nil` if there is no such key.
    func matches(_ entry: StringCatalogue.Entry) -> Bool?
    /// Adds the entries with keys that the table lacks.
    func adding(_ entries: [StringCatalogue.Entry]) -> [UInt8]
    func removing(_ keys: Set<String>) -> [UInt8]
}

extension StringCatalogue {
    /// The extensions of the files that texts are added to.
    package static let extensions: Set<String> = ["xcstrings", "strings", "stringsdict"]

    /// The table of a file.
    ///
    /// - Parameter bytes: The file; `nil` for a new one.
    /// - Throws: `Failure` with a position if the file is no table of the kind that its name says.
    package static func table(_ bytes: [UInt8]?, name: String) throws(Failure) -> any StringTable {
        if name.hasSuffix(".stringsdict") {
            if let table = PluralTable(bytes ?? PluralTable.new) { return table }
            throw Failure("the file is no property list in XML", at: SourceMark(source: name))
        }
        guard name.hasSuffix(".strings") else { return try CatalogueEditor(bytes ?? new([]), name: name) }
        let bytes = bytes ?? []
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw Failure("the file is in UTF-16", at: SourceMark(source: name), hint: "save it in UTF-8")
        }
        if StringsFile.isPropertyList(bytes) {
            throw Failure(
                "the file is a property list",
                at: SourceMark(source: name),
                hint: "save it as text, with lines like \"key\" = \"text\";"
            )
        }
        return StringsFile(bytes)
    }
}
