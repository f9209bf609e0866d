/// The entries of a `.stringsdict` file: texts that depend on a number. Copies of entries may also be made in other tables that are
/// property lists in XML.
package struct PluralTable: StringTable, Sendable {
    /// A file without entries.
    static let new = Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        </dict>
        </plist>

        """.utf8
    )

    private let text: ByteText
    private let dictionary: MarkupElement

    /// - Returns: `nil` if the bytes are no property list in XML.
    package init?(_ bytes: [UInt8]) {
        guard let root = try? MarkupReader.root(of: bytes), let dictionary = root.children.first,
            dictionary.name == "dict"
        else { return nil }
        (text, self.dictionary) = (ByteText(bytes: bytes), dictionary)
    }

    package var keys: Set<String> { Set(dictionary.keys(in: text).map(\.name)) }

    /// The keys as code has them, without entities.
    package var plainKeys: Set<String> { Set(keys.map(Self.plain)) }

    /// The edits that add copies of entries under new keys, each below its original.
    package func copying(_ names: [(old: String, new: String)]) -> [SourceEdit] {
        names.compactMap { name in
            guard let key = dictionary.keys(in: text).first(where: { Self.plain($0.name) == name.old }),
                let value = dictionary.value(key.name, in: text)
            else { return nil }
            let range = key.element.range
            let indentation = text.indentation(at: range.lowerBound).map { text.newline + $0 } ?? ""
            let rest = text.text(range.upperBound..<value.range.upperBound)
            let new = "\(indentation)<key>\(Self.escaped(name.new))</key>\(rest)"
            return SourceEdit(at: value.range.upperBound, new.utf8)
        }
    }

    // MARK: - Entries of a style

    /// What an entry has as its value: its texts by the categories of numbers, such as `one` and `other`.
    package static func value(_ forms: [(category: String, text: String)]) -> String {
        forms.map { "<key>\($0.category)</key>\n<string>\(escaped($0.text))</string>" }.joined(separator: "\n")
    }

    package func matches(_ entry: StringCatalogue.Entry) -> Bool? {
        dictionary.value(Self.escaped(entry.key), in: text).map {
            Self.lines(text.text($0.range)) == Self.lines(Self.dictionary(entry.value))
        }
    }

    package func adding(_ entries: [StringCatalogue.Entry]) -> [UInt8] {
        var known = keys
        let new = entries.filter { known.insert(Self.escaped($0.key)).inserted }
        let lines = new.map { "<key>\(Self.escaped($0.key))</key>\n\(Self.dictionary($0.value))" }
        let edits = MarkupInserter(text: text)
            .insert(lines.joined(separator: "\n"), after: dictionary.children.last, in: dictionary)
        return new.isEmpty ? text.bytes : (try? SourceEdit.apply(edits, to: text.bytes)) ?? text.bytes
    }

    package func removing(_ keys: Set<String>) -> [UInt8] {
        let names = Set(keys.map(Self.escaped))
        let edits = dictionary.keys(in: text).compactMap { key -> SourceEdit? in
            guard names.contains(key.name), let value = dictionary.value(key.name, in: text) else { return nil }
            let before = text.bytes[..<key.element.range.lowerBound].lastIndex { !$0.isSpace }
            return SourceEdit((before.map { $0 + 1 } ?? 0)..<value.range.upperBound, [])
        }
        return (try? SourceEdit.apply(edits, to: text.bytes)) ?? text.bytes
    }

    /// The dictionary of an entry, whose texts have one number.
    private static func dictionary(_ value: String) -> String {
        """
        <dict>
        \t<key>NSStringLocalizedFormatKey</key>
        \t<string>%#@value@</string>
        \t<key>value</key>
        \t<dict>
        \t\t<key>NSStringFormatSpecTypeKey</key>
        \t\t<string>NSStringPluralRuleType</string>
        \t\t<key>NSStringFormatValueTypeKey</key>
        \t\t<string>lld</string>
        \(value.split(separator: "\n").map { "\t\t" + $0 }.joined(separator: "\n"))
        \t</dict>
        </dict>
        """
    }

    private static func lines(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map { String($0).trimmingSpaces }
    }

    private static let entities = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\n", "&#10;"), ("\r", "&#13;")]

    /// The text without characters of markup, in one line, as entries are compared and indented by lines.
    private static func escaped(_ text: String) -> String {
        entities.reduce(text) { $0.replacingAll($1.0, with: $1.1) }
    }

    private static func plain(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        return ([("\"", "&quot;"), ("'", "&apos;")] + entities.reversed())
            .reduce(text) { $0.replacingAll($1.1, with: $1.0) }
    }
}
