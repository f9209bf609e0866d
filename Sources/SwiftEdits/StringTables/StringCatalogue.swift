import Diagnostics
import YAMLReader

/// Adds texts to a string catalogue (`.xcstrings`), which people and Xcode also edit.
///
/// Existing entries stay byte for byte. New entries follow the layout and the order of the existing ones. An existing key stays
/// as it is, whatever its text, so that adding a key twice changes nothing.
package enum StringCatalogue {
    /// A text for users.
    package struct Entry: Sendable, Equatable {
        /// The key that code uses.
        package var key: String
        /// The text, in English.
        package var value: String
        /// A comment for translators.
        package var comment: String?

        package init(key: String, value: String, comment: String?) {
            self.key = key
            self.value = value
            self.comment = comment
        }
    }

    /// The language of new texts, and whether they need a review.
    struct Language: Equatable {
        let code: String
        let state: String

        /// - Parameter source: The catalogue's source language, which the system falls back to. If it is not English, an
        ///   English text needs a review.
        init(source: String) {
            let isEnglish = source == "en" || source.hasPrefix("en-") || source.hasPrefix("en_")
            code = source
            state = isEnglish ? "translated" : "needs_review"
        }
    }

    /// A new catalogue as Xcode saves it, without a line break at the end.
    package static func new(_ entries: [Entry], sourceLanguage: String = "en") -> [UInt8] {
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

    /// Adds entries to a catalogue.
    ///
    /// - Parameters:
    ///   - entries: The new entries. If two have the same key, the first counts.
    ///   - bytes: The existing catalogue; `nil` if there is none.
    ///   - name: The catalogue's path, for problems.
    /// - Throws: `Failure` with a line and a column if the file is not JSON or not a catalogue.
    package static func adding(_ entries: [Entry], to bytes: [UInt8]?, name: String) throws(Failure) -> [UInt8] {
        guard let bytes else { return new(entries) }
        return try CatalogueEditor(bytes, name: name).adding(entries)
    }
}
