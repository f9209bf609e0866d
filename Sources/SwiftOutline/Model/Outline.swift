import Diagnostics

/// What a Swift file declares, and on demand what its bodies hold.
///
/// Reads any bytes: a file that is broken or cut off gives what can be read of it. Bodies of functions, accessors
/// and closures are passed over until `code(in:)` asks for them, so that an outline of a whole app takes no time
/// that a person would notice. Values are cheap to copy.
public struct Outline: Sendable {
    @usableFromInline let reading: Reading

    /// Reads a text.
    public init(_ source: SourceText) {
        let tokens = TokenList(source)
        let records = Reading.read(source, tokens, 0..<max(tokens.count - 1, 0), .file, readsCode: false).records
        reading = Reading(source: source, tokens: tokens, records: records, nodes: [])
    }

    /// Reads a string.
    public init(_ text: String) {
        self.init(SourceText(text))
    }

    /// The text that was read.
    @inlinable public var source: SourceText { reading.source }

    /// The tokens of the text.
    @inlinable public var tokens: TokenList { reading.tokens }

    /// The declarations at the top of the file, in their order.
    public var declarations: [Declaration] {
        reading.children(from: 0, to: reading.records.count)
    }

    /// All declarations of the file but those within bodies: each before its members.
    public var allDeclarations: [Declaration] {
        reading.records.indices.map { Declaration(reading: reading, index: $0) }
    }

    /// Those of `allDeclarations` around a byte offset, each before those within it.
    public func declarations(around offset: Int) -> [Declaration] {
        reading.declarations(around: offset)
    }

    /// Those of `allDeclarations` that are of some kinds.
    public func allDeclarations(where isWanted: (DeclarationKind) -> Bool) -> [Declaration] {
        let records = reading.records
        return records.indices.compactMap { index in
            isWanted(records[index].kind) ? Declaration(reading: reading, index: index) : nil
        }
    }
}
