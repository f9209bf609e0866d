import Diagnostics

/// The declarations of a Swift file and, on demand, the code of its bodies.
///
/// Reads any bytes; from an invalid file it returns what can be read. Skips bodies of functions, accessors and closures until
/// `code(in:)` reads them, so that a whole app can be outlined quickly. Values are cheap to copy.
package struct Outline: Sendable {
    @usableFromInline let reading: Reading

    /// Reads a text.
    package init(_ source: SourceText) {
        let tokens = TokenList(source)
        let records = Reading.read(source, tokens, 0..<max(tokens.count - 1, 0), .file, readsCode: false).records
        reading = Reading(source: source, tokens: tokens, records: records, nodes: [])
    }

    /// Reads a string.
    package init(_ text: String) { self.init(SourceText(text)) }

    /// The text that was read.
    @inlinable package var source: SourceText { reading.source }

    /// The tokens of the text.
    @inlinable package var tokens: TokenList { reading.tokens }

    /// The top-level declarations.
    package var declarations: [Declaration] { reading.children(from: 0, to: reading.records.count) }

    /// All declarations except local ones, each before its members.
    package var allDeclarations: [Declaration] {
        reading.records.indices.map { Declaration(reading: reading, index: $0) }
    }

    /// The declarations of `allDeclarations` around a byte offset, outer before inner; of those that share a range, the one that the
    /// offset is in.
    package func declarations(around offset: Int) -> [Declaration] { reading.declarations(around: offset).found }

    /// The declarations of `allDeclarations` of some kinds.
    package func allDeclarations(where isWanted: (DeclarationKind) -> Bool) -> [Declaration] {
        let records = reading.records
        return records.indices.compactMap { index in
            isWanted(records[index].kind) ? Declaration(reading: reading, index: index) : nil
        }
    }
}
