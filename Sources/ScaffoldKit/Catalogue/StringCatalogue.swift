import Diagnostics
import YAMLReader

/// Adds texts to a string catalogue (`.xcstrings`), which people and Xcode edit as well.
///
/// Bytes in, bytes out: what stands in the file stays as it is, byte for byte, and new entries look as the others do and stand where
/// the order of the others says. A key that is there already is left alone, whatever its text: adding twice changes nothing.
package enum StringCatalogue {
    /// One text to be shown to users.
    package struct Entry: Sendable, Equatable {
        /// The name by which code asks for it.
        package var key: String
        /// The text, in English.
        package var value: String
        /// What translators should know.
        package var comment: String?

        package init(key: String, value: String, comment: String?) {
            self.key = key
            self.value = value
            self.comment = comment
        }
    }

    /// The language that new texts are filed under, and whether somebody has to look at them.
    struct Language: Equatable {
        let code: String
        let state: String

        /// - Parameter source: The catalogue's source language, to which the system falls back. An English text in a catalogue of
        ///   another language is one to be reviewed.
        init(source: String) {
            let isEnglish = source == "en" || source.hasPrefix("en-") || source.hasPrefix("en_")
            code = source
            state = isEnglish ? "translated" : "needs_review"
        }
    }

    /// A new catalogue as Xcode would save it, which is without a line break at its end.
    static func new(_ entries: [Entry], sourceLanguage: String = "en") -> [UInt8] {
        let empty = """
            {
              "sourceLanguage" : \(JSONWriter.quoted(sourceLanguage)),
              "strings" : {

              },
              "version" : "1.0"
            }
            """
        let bytes = Array(empty.utf8)
        return (try? adding(entries, to: bytes, name: "")) ?? bytes
    }

    /// The keys of a catalogue.
    ///
    /// - Throws: as `adding`.
    package static func keys(of bytes: [UInt8], name: String) throws(Failure) -> Set<String> {
        try CatalogueEditor(bytes, name: name).keys
    }

    /// A catalogue with entries added.
    ///
    /// - Parameters:
    ///   - entries: What to add; of two with one key, the first counts.
    ///   - bytes: The catalogue as it is; `nil` when there is none yet.
    ///   - name: The catalogue's path, for problems.
    /// - Throws: a problem with its line and column, when the file is no JSON or no catalogue.
    package static func adding(_ entries: [Entry], to bytes: [UInt8]?, name: String) throws(Failure) -> [UInt8] {
        guard let bytes else { return new(entries) }
        return try CatalogueEditor(bytes, name: name).adding(entries)
    }
}
