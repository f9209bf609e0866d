/// Where a node stands, which decides what it may be.
enum NodePlace {
    /// At the beginning of the text, without `---`.
    case document
    /// After `---`.
    case documentLine
    /// After the `-` of a sequence entry.
    case sequenceEntry
    /// After the colon of a key that begins at the given offset.
    case mappingValue(keyStart: Int)
}

/// Whether a block collection may begin at some place.
enum CollectionStart {
    /// It may, and this would be its column.
    case column(Int)
    /// A tab at the given offset hides the column.
    case afterTab(Int)
    /// The line belongs to a key; a person may have meant to quote the text that begins at the given offset.
    case onLineOfKey(textFrom: Int)
    /// The line belongs to `---`.
    case onLineOfMarker

    /// Where the text begins that a person may have meant as one, on the line of a key.
    var textFrom: Int? {
        if case .onLineOfKey(let textFrom) = self { textFrom } else { nil }
    }
}
