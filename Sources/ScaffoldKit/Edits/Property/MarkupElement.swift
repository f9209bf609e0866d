/// An element of a property list in XML, with its place.
struct MarkupElement: Sendable {
    let name: String
    /// The bytes from the opening tag to the closing one.
    var range: Range<Int>
    /// The bytes between the tags; empty, and at the tag's end, for `<array/>`.
    var content: Range<Int>
    var children: [MarkupElement] = []

    /// Whether this is one tag: `<array/>`.
    var isEmptyTag: Bool { content.isEmpty && content.lowerBound == range.upperBound }
}

extension MarkupElement {
    /// The value of a key, where this is a `dict`.
    func value(_ key: String, in text: ByteText) -> MarkupElement? {
        guard
            let index = children.firstIndex(where: { $0.name == "key" && text.text($0.content).trimmingSpaces == key })
        else { return nil }
        return children.indices.contains(index + 1) ? children[index + 1] : nil
    }

    /// The keys, where this is a `dict`.
    func keys(in text: ByteText) -> [(name: String, element: MarkupElement)] {
        children.filter { $0.name == "key" }.map { (text.text($0.content).trimmingSpaces, $0) }
    }
}
