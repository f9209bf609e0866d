import Diagnostics

/// The entries of a `.stringsdict` file: texts that depend on a number.
package struct PluralTable: Sendable {
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

    /// The edits that add copies of entries under new keys, each below its original.
    package func copying(_ names: [(old: String, new: String)]) -> [SourceEdit] {
        names.compactMap { name in
            guard let key = dictionary.keys(in: text).first(where: { $0.name == name.old })?.element,
                let value = dictionary.value(name.old, in: text)
            else { return nil }
            let indentation = text.indentation(at: key.range.lowerBound).map { text.newline + $0 } ?? ""
            let rest = text.text(key.range.upperBound..<value.range.upperBound)
            return SourceEdit(at: value.range.upperBound, "\(indentation)<key>\(name.new)</key>\(rest)".utf8)
        }
    }
}
