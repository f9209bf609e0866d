/// The context of a node, which determines its allowed kinds.
enum NodePlace {
    /// At the beginning of the text, without `---`.
    case document
    /// After `---`.
    case documentLine
    /// After the `-` of a sequence entry.
    case sequenceEntry
    /// After the colon of a key that starts at the offset.
    case mappingValue(keyStart: Int)
}

/// Whether a block collection may start at an offset.
enum CollectionStart {
    /// It may, in this column.
    case column(Int)
    /// A tab at the offset makes the column ambiguous.
    case afterTab(Int)
    /// The line belongs to a key; the text from the offset may need quotes.
    case onLineOfKey(textFrom: Int)
    /// The line belongs to `---`.
    case onLineOfMarker

    /// The start of the text that may need quotes.
    var textFrom: Int? {
        if case .onLineOfKey(let textFrom) = self { textFrom } else { nil }
    }
}
